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
hard determinism, soft determinism, compatibilism, libertarianism
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
denotation, connotation, intension, extension
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
`;
