/** Families of terms of language, literature, the arts, history, religion and philosophy; see ../term-families.ts. */
export const HUMANITIES = `
phonetics, phonology, morphology, syntax, semantics, pragmatics
phoneme, morpheme, lexeme, grapheme
bound morpheme, free morpheme, zero morpheme, portmanteau morpheme
prefix, suffix, infix, circumfix
inflection, derivation, compounding, conversion
blending, clipping, acronymy, back-formation, borrowing
noun, verb, adjective, adverb, preposition
noun phrase, verb phrase, adjective phrase, adverb phrase, prepositional phrase
head, modifier, complement, determiner
subject, predicate, object, complement, adverbial
direct object, indirect object, subject complement, object complement
transitive verb, intransitive verb, linking verb
finite clause, non-finite clause, verbless clause, reduced clause
nominal clause, relative clause, adverbial clause, comparative clause
simple sentence, compound sentence, complex sentence, compound-complex sentence
declarative sentence, interrogative sentence, imperative sentence, exclamatory sentence
coordination, subordination, apposition, ellipsis
active voice, passive voice, middle voice, reflexive voice
tense, aspect, mood, voice
synonymy, antonymy, hyponymy, polysemy, homonymy
denotation, connotation, collocation, reference
metaphor, simile, metonymy, synecdoche, personification
assertive, directive, commissive, expressive, declaration
maxim of quantity, maxim of quality, maxim of relation, maxim of manner
implicature, presupposition, entailment, deixis
plosive, fricative, affricate, nasal, approximant
bilabial, alveolar, velar, glottal, palatal
monophthong, diphthong, triphthong, semivowel
assimilation, elision, liaison, metathesis
stress, rhythm, intonation, pitch
pidgin, creole, dialect
dialect, sociolect, idiolect, register
code-switching, code-mixing, borrowing, interference
diglossia, bilingualism, language shift, language death
constituency test, substitution test, movement test, coordination test
structural ambiguity, lexical ambiguity, vagueness, referential ambiguity
phrase structure rule, transformation, recursion, deletion rule
novel, novella, short story, epic
tragedy, comedy, tragicomedy, farce
sonnet, ode, elegy, ballad, limerick
couplet, tercet, quatrain, sestet
iamb, trochee, anapaest, dactyl, spondee
alliteration, assonance, consonance, onomatopoeia
protagonist, antagonist, foil, confidant
exposition, rising action, climax, denouement
first-person narrator, omniscient narrator, limited narrator, unreliable narrator
flashback, foreshadowing, suspense, irony
verbal irony, dramatic irony, situational irony, cosmic irony
realism, naturalism, modernism, romanticism
satire, parody, allegory, pastiche
formalism, structuralism, post-structuralism, new historicism
Negritude, Pan-Africanism, Afrocentrism, cultural nationalism
soliloquy, aside, dialogue
chorus, prologue, epilogue, catharsis
melody, harmony, rhythm, timbre
monophony, polyphony, homophony, heterophony
line, shape, texture, colour, form
impressionism, expressionism, cubism, surrealism
fresco, mosaic, collage, relief
a priori knowledge, a posteriori knowledge, tacit knowledge, innate knowledge
falsification, verification, confirmation, corroboration
hard core, protective belt, negative heuristic, positive heuristic
scientific realism, instrumentalism, constructive empiricism, conventionalism
context of discovery, context of justification, demarcation problem, problem of induction
underdetermination, incommensurability, theory-ladenness, pessimistic induction
hypothesis, theory, law, model
utilitarianism, deontology, virtue ethics, contractarianism
act utilitarianism, rule utilitarianism, preference utilitarianism, negative utilitarianism
hedonism, stoicism, cynicism, scepticism
determinism, libertarianism, compatibilism, fatalism
dualism, materialism, idealism, functionalism
ad hominem, straw man, begging the question, slippery slope
necessary condition, sufficient condition, contributory cause, background condition
monotheism, polytheism, animism, pantheism
primary source, secondary source, oral tradition, tertiary source
emirate, sultanate, caliphate, kingdom
emir, vizier, qadi, sultan
jihad, hijra, hajj, zakat
colonialism, imperialism, neo-colonialism, nationalism
barter, cowrie, gold dust, salt bar
caravan, oasis, entrepôt, caravanserai
silent trade, relay trade, tribute, toll
feudalism, mercantilism, capitalism, socialism
abolition, emancipation, manumission, indenture
Palaeolithic, Mesolithic, Neolithic, Bronze Age, Iron Age
excavation, stratigraphy, typology, survey
analogy, homology, vestigial organ, convergent evolution, adaptive radiation
nitrification, denitrification, ammonification, nitrogen fixation, assimilation
imperialism, nationalism, pan-Africanism, neocolonialism
egocentrism, animism, centration, conservation
utilitarianism, deontology, virtue ethics, egoism, relativism
epiphenomenalism, behaviourism, functionalism, idealism
induction, deduction, abduction, falsification, verification
paradigm, anomaly, hypothesis, theory, law
assimilation, elision, epenthesis, metathesis, dissimilation
diphthong, monophthong, consonant, semivowel
inflection, derivation, compounding, blending, clipping, back-formation
code-switching, diglossia, bilingualism, borrowing, language shift
simile, metaphor, personification, hyperbole, irony, oxymoron
melody, harmony, rhythm, timbre, texture, dynamics
assessment, audit, verification, reconciliation
leadership, motivation, communication, coordination
monotheism, polytheism, atheism, agnosticism, pantheism
denotation, connotation, ambiguity, presupposition
fallacy, premise, conclusion, syllogism, tautology
concerto, symphony, sonata, cantata, oratorio, opera
news, feature, editorial, advertorial
broadsheet, tabloid, magazine, newsletter
determiner, pronoun, conjunction, interjection
premodifier, postmodifier, head, specifier
relative pronoun, personal pronoun, demonstrative pronoun, reflexive pronoun
infinitive clause, participle clause, that-clause, wh-clause
adjunct, disjunct, conjunct, subjunct
countable noun, uncountable noun, collective noun, proper noun
stative verb, dynamic verb, auxiliary verb, modal verb
present perfect, past perfect, simple past, past continuous
restrictive relative clause, non-restrictive relative clause, sentential relative clause, nominal relative clause
pseudo-cleft sentence, cleft sentence, existential sentence, extraposition
fronting, inversion, extraposition, clefting
coordinating conjunction, subordinating conjunction, correlative conjunction, conjunctive adverb
agreement, government, concord, apposition
complementiser, determiner, auxiliary, negator
anaphora, cataphora, ellipsis, substitution
cohesion, coherence, intertextuality, register
oral literature, epic, praise poetry, folktale
bildungsroman, picaresque novel, epistolary novel, historical novel
magic realism, social realism, stream of consciousness, naturalism
motif, theme, symbol, archetype
blank verse, free verse, heroic couplet, terza rima
hyperbole, litotes, oxymoron, paradox, euphemism
paradigm shift, normal science, crisis, pre-paradigm period
falsificationism, inductivism, verificationism, instrumentalism
degenerating programme, progressive programme, hard core, protective belt
reductionism, holism, emergentism, vitalism
observation statement, hypothesis, auxiliary assumption, initial condition
Popper, Kuhn, Lakatos, Feyerabend
logical positivism, pragmatism, phenomenology, existentialism
coherence theory, correspondence theory, pragmatic theory, deflationary theory
aristocracy, clergy, peasantry, bourgeoisie
emirate, province, district, fief
scholar, cleric, warrior, merchant
madrasa, mosque, market, palace
Fulani, Hausa, Kanuri, Nupe, Tuareg
Ghana, Mali, Songhay, Kanem-Borno
Timbuktu, Gao, Djenné, Walata
gold, salt, copper, kola nuts
camel, donkey, horse, ox
tax farming, tribute, land tax, cattle tax
protectorate, colony, dominion, mandate
ziggurat, pyramid, obelisk, temple
revolution, reform, restoration, coup
cathedral, monastery, abbey, parish
baptism, confirmation, ordination, matrimony
sermon, parable, psalm, gospel
sculpture, painting, engraving, pottery
overture, aria, recitative, chorus
`;
