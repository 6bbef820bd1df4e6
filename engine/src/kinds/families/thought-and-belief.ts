/** Families of terms of philosophy, logic and religion; see ../term-families.ts. */
export const THOUGHT_AND_BELIEF = `
metaphysics, epistemology, ethics, logic, aesthetics
ontology, cosmology, epistemology, axiology
rationalism, empiricism, scepticism, idealism
idealism, materialism, dualism, pluralism
monism, dualism, pluralism, nihilism
substance dualism, property dualism, epiphenomenalism, interactionism, occasionalism
identity theory, functionalism, logical behaviourism, eliminative materialism
determinism, fatalism, indeterminism, libertarianism
a priori knowledge, a posteriori knowledge, innate idea, revealed knowledge
analytic proposition, synthetic proposition, contingent proposition, necessary proposition
correspondence theory, coherence theory, pragmatic theory, redundancy theory
foundationalism, coherentism, reliabilism, contextualism
knowledge by acquaintance, knowledge by description, procedural knowledge, propositional knowledge
primary quality, secondary quality, impression, idea
phenomenon, noumenon, category, intuition
thesis, antithesis, synthesis, sublation
induction, deduction, abduction, analogy
verification principle, falsification, paradigm shift, research programme
normal science, paradigm, anomaly, scientific revolution
inductivism, falsificationism, instrumentalism, scientific realism
realism, nominalism, conceptualism, essentialism
essence, existence, substance, accident
material cause, formal cause, efficient cause, final cause
cosmological argument, ontological argument, teleological argument, moral argument
theism, deism, pantheism, atheism, agnosticism
monotheism, polytheism, henotheism, pantheism
problem of evil, free will defence, soul-making theodicy, best possible world
existentialism, phenomenology, hermeneutics, structuralism
normative ethics, metaethics, applied ethics, descriptive ethics
utilitarianism, deontology, virtue ethics, ethical egoism
act utilitarianism, rule utilitarianism, preference utilitarianism, hedonistic utilitarianism
categorical imperative, hypothetical imperative, golden mean, greatest happiness principle
psychological egoism, ethical egoism, altruism, hedonism
moral relativism, moral absolutism, emotivism, intuitionism, prescriptivism
cognitivism, emotivism, prescriptivism, error theory
is-ought problem, naturalistic fallacy, open question argument, trolley problem
prudence, justice, temperance, fortitude
distributive justice, retributive justice, procedural justice, restorative justice
original position, veil of ignorance, difference principle, maximin rule
state of nature, social contract, general will, natural right
Stoicism, Epicureanism, Cynicism, Scepticism
autonomy, beneficence, non-maleficence, justice
major premise, minor premise, conclusion, middle term
categorical syllogism, hypothetical syllogism, disjunctive syllogism, dilemma
modus ponens, modus tollens, hypothetical syllogism, disjunctive syllogism
affirming the consequent, denying the antecedent, undistributed middle, illicit major
conjunction, disjunction, negation, implication, biconditional
conversion, obversion, contraposition, inversion
contrary, contradictory, subcontrary, subaltern
universal affirmative, universal negative, particular affirmative, particular negative
tautology, contradiction, contingency, paradox
validity, soundness, truth, consistency
universal quantifier, existential quantifier, logical connective, predicate
law of identity, law of non-contradiction, law of excluded middle, law of sufficient reason
argumentum ad hominem, argumentum ad populum, argumentum ad baculum, argumentum ad misericordiam, argumentum ad ignorantiam
straw man, red herring, slippery slope, false dilemma, hasty generalisation
begging the question, equivocation, amphiboly, false cause
fallacy of composition, fallacy of division, fallacy of accident, fallacy of equivocation
lexical definition, stipulative definition, ostensive definition, persuasive definition
ethnophilosophy, sage philosophy, professional philosophy, nationalist-ideological philosophy
ubuntu, communalism, negritude, consciencism
use value, exchange value, surplus value, labour power
mimesis, catharsis, hamartia, peripeteia
the sublime, the beautiful, the picturesque, the grotesque
formalism, expressionism, institutional theory, imitation theory
Old Testament, New Testament, Apocrypha, Septuagint
Pentateuch, Historical Books, Wisdom Books, Prophetic Books
Synoptic Gospel, Pauline Epistle, Pastoral Epistle, General Epistle
source criticism, form criticism, redaction criticism, textual criticism
Yahwist source, Elohist source, Deuteronomist source, Priestly source
exegesis, eisegesis, hermeneutics, homiletics
baptism, confirmation, Eucharist, penance, matrimony
transubstantiation, consubstantiation, memorialism, spiritual presence
Arianism, Nestorianism, Monophysitism, Gnosticism, Docetism
soteriology, eschatology, ecclesiology, Christology, pneumatology
justification, sanctification, atonement, redemption
episcopal polity, presbyterian polity, congregational polity, papal polity
shahada, salat, zakat, sawm, hajj
Qur'an, Sunnah, ijma, qiyas
obligatory act, recommended act, permitted act, disliked act, forbidden act
Hanafi school, Maliki school, Shafi'i school, Hanbali school
Fajr, Zuhr, Asr, Maghrib, Isha
Meccan sura, Medinan sura, hadith, tafsir
isnad, matn, sahih hadith, da'if hadith
tawhid, shirk, kufr, nifaq
Abu Bakr, Umar, Uthman, Ali
dharma, karma, moksha, samsara
Brahman, atman, maya, moksha
Brahmin, Kshatriya, Vaishya, Shudra
Theravada, Mahayana, Vajrayana, Zen
Torah, Talmud, Mishnah, Midrash
Supreme Being, divinity, ancestor, spirit
divination, libation, sacrifice, incantation
magic, witchcraft, sorcery, medicine
hard determinism, compatibilism, libertarianism, fatalism
the absurd, bad faith, anguish, authenticity
bad faith, authenticity, facticity, transcendence
being-in-itself, being-for-itself, being-for-others, being-in-the-world
African philosophy, Chinese philosophy, Indian philosophy, Islamic philosophy
allegory of the cave, analogy of the divided line, ring of Gyges, simile of the sun
antecedent, consequent, premise, conclusion
antinomy, paradox, dilemma, aporia
appeal to authority, appeal to force, appeal to ignorance, appeal to pity, appeal to the people
appeal to authority, hasty generalisation, weak analogy, slippery slope, false cause
Platonism, Aristotelianism, Stoicism, Neoplatonism
scholasticism, Thomism, Scotism, Ockhamism
Platonism, scholasticism, Cartesianism, Kantianism
categorical proposition, conditional proposition, disjunctive proposition, conjunctive proposition
simple proposition, compound proposition, universal proposition, modal proposition
singular proposition, universal proposition, particular proposition, existential proposition
causality, necessity, contingency, identity
cogency, consistency, relevance, completeness
deductive argument, inductive argument, analogical argument, abductive argument
correspondence theory of truth, coherence theory of truth, pragmatic theory of truth, deflationary theory of truth
communitarianism, libertarianism, egalitarianism, utilitarianism
liberalism, communitarianism, libertarianism, anarchism
complex question, begging the question, false dilemma, straw man
accent, amphiboly, equivocation, composition, division
conatus, monad, substance, mode
monad, form, atom, idea
consequentialism, deontology, virtue ethics, divine command theory
divine command theory, natural law theory, social contract theory, virtue theory
deconstruction, hermeneutics, phenomenology, dialectic
dialectic, rhetoric, logic, grammar
Socratic method, methodic doubt, dialectical method, phenomenological method
methodic doubt, Socratic irony, maieutics, elenchus
cogito, tabula rasa, elan vital, thing-in-itself
eternal recurrence, will to power, Übermensch, slave morality
eudaimonia, ataraxia, apatheia, phronesis
Euthyphro dilemma, trolley problem, Gettier problem, prisoner's dilemma
Pascal's wager, Euthyphro dilemma, Ockham's razor, Hume's fork
Ockham's razor, Hume's fork, Hume's guillotine, Plato's beard
fideism, rationalism, scepticism, mysticism
formal fallacy, informal fallacy, paradox, cognitive bias
fallacy of relevance, fallacy of ambiguity, fallacy of presumption, formal fallacy
free will, determinism, predestination, moral luck
Gettier problem, problem of induction, problem of other minds, mind-body problem
mind-body problem, problem of universals, problem of evil, problem of personal identity
good will, duty, inclination, maxim
perfect duty, imperfect duty, prima facie duty, supererogatory act
harm principle, difference principle, greatest happiness principle, principle of double effect
principle of utility, categorical imperative, golden rule, principle of double effect
illicit major, illicit minor, undistributed middle, exclusive premises
immediate inference, mediate inference, inductive generalisation, statistical syllogism
conversion, obversion, contraposition, subalternation
major term, minor term, middle term, quantifier
quality, quantity, distribution, figure
square of opposition, Venn diagram, truth table, truth tree
material implication, logical equivalence, conjunction, exclusive disjunction
De Morgan's theorem, exportation, transposition, double negation
simplification, addition, conjunction, constructive dilemma
constructive dilemma, destructive dilemma, disjunctive syllogism, hypothetical syllogism
method of agreement, method of difference, method of residues, method of concomitant variation
modal logic, predicate logic, propositional logic, deontic logic, temporal logic
natural deduction, truth table method, axiomatic method, reductio ad absurdum
direct proof, indirect proof, conditional proof, proof by cases
moral realism, moral nihilism, moral relativism, moral subjectivism
naive realism, representative realism, phenomenalism, subjective idealism
solipsism, nihilism, fatalism, pessimism
ordinary language philosophy, logical positivism, existentialism, pragmatism
language game, family resemblance, private language, form of life
parallelism, interactionism, epiphenomenalism, occasionalism
universal, particular, property, relation
matter, form, privation, substance
potentiality, actuality, substance, accident
philosophy of mind, philosophy of science, philosophy of language, philosophy of religion, political philosophy
physicalism, idealism, neutral monism, panpsychism
subjective idealism, transcendental idealism, absolute idealism, objective idealism
precising definition, theoretical definition, lexical definition, stipulative definition
genus, species, difference, property
qualia, intentionality, consciousness, sense datum
intentionality, rationality, sentience, self-awareness
bodily continuity theory, psychological continuity theory, soul theory, bundle theory
theodicy, revelation, prophecy, miracle
Augustinian theodicy, Irenaean theodicy, process theodicy, free will defence
theory of forms, theory of recollection, theory of substance, bundle theory
truth value, truth function, truth condition, truth table
intension, extension, definiendum, definiens
teleology, mechanism, vitalism, determinism
claim right, liberty right, natural right, legal right
category mistake, fallacy of division, naturalistic fallacy, genetic fallacy
Thales, Anaximander, Anaximenes, Heraclitus, Parmenides
moral virtue, intellectual virtue, theological virtue, civic virtue
ad hoc hypothesis, crucial experiment, auxiliary assumption, null hypothesis
falsifiability, verifiability, testability, simplicity
Duhem-Quine thesis, Church-Turing thesis, Sapir-Whorf thesis, identity thesis
covering-law model, causal model, unification model, statistical relevance model
paradox of the ravens, new riddle of induction, lottery paradox, liar paradox
liar paradox, sorites paradox, Russell's paradox, Zeno's paradox
advaita Vedanta, Nyaya, Samkhya, Mimamsa
dao, ren, li, wu wei
nirvana, samsara, karma, dharma
aesthetic judgment, moral judgment, empirical judgment, logical judgment
expression theory of art, imitation theory of art, institutional theory of art, formalist theory of art
anomalous monism, eliminativism, epiphenomenalism, emergentism
supervenience, emergence, reduction, multiple realisability
Chinese room argument, knowledge argument, zombie argument, private language argument
Chinese room, Turing test, twin earth, brain in a vat
ship of Theseus, brain in a vat, experience machine, trolley problem
capability approach, entitlement theory, luck egalitarianism, difference principle
prioritarianism, sufficientarianism, egalitarianism, utilitarianism
contractualism, ethics of care, moral particularism, utilitarianism
ethics of care, virtue ethics, deontological ethics, discourse ethics
doctrine of double effect, sanctity of life doctrine, doctrine of the mean, just war doctrine
commodity fetishism, reification, false consciousness, alienation
culture industry, public sphere, communicative action, one-dimensional man
communicative action, strategic action, instrumental action, dramaturgical action
Dasein, thrownness, being-towards-death, care
epoché, intentionality, intersubjectivity, lifeworld
master morality, slave morality, will to power, eternal recurrence
ressentiment, will to power, bad faith, angst
simulacrum, metanarrative, différance, rhizome
logocentrism, phonocentrism, ethnocentrism, anthropocentrism
speciesism, anthropocentrism, biocentrism, ecocentrism
definite description, proper name, indexical, natural kind term
rigid designator, definite description, indexical expression, bound variable
indeterminacy of translation, inscrutability of reference, underdetermination of theory, theory-ladenness of observation
endurantism, perdurantism, exdurantism, mereological nihilism
presentism, eternalism, growing block theory, moving spotlight theory
externalism, internalism, fallibilism, infallibilism
folk psychology, propositional attitude, language of thought, mental representation
haecceity, quiddity, trope, universal
mereology, ontology, modality, axiology
negative right, positive right, claim right, group right
reflective equilibrium, overlapping consensus, original position, public reason
obligatory act, supererogatory act, permissible act, forbidden act
inference to the best explanation, enumerative induction, argument by analogy, deductive inference
`;
