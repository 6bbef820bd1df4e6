/** Families of terms of language and linguistics; see ../term-families.ts. */
export const LANGUAGE_STUDY = `
articulatory phonetics, acoustic phonetics, auditory phonetics, instrumental phonetics
oesophageal airstream, pulmonic airstream, glottalic airstream, velaric airstream
ejective, implosive, click, trill
labiodental consonant, dental consonant, postalveolar consonant, retroflex consonant, uvular consonant, pharyngeal consonant
front vowel, central vowel, back vowel, nasal vowel
close vowel, half-close vowel, half-open vowel, open vowel
closing diphthong, centring diphthong, falling diphthong, rising diphthong
voicing, aspiration, nasalisation, palatalisation, labialisation, velarisation
progressive assimilation, regressive assimilation, reciprocal assimilation, coalescent assimilation
vowel harmony, vowel elision, vowel coalescence, vowel lengthening
complementary distribution, free variation, contrastive distribution, parallel distribution
syllable onset, syllable nucleus, syllable coda, syllable rhyme
open syllable, closed syllable, light syllable, heavy syllable
register tone, contour tone, floating tone, default tone
downdrift, downstep, upstep, tone spread
falling tone, rising tone, fall-rise tone, rise-fall tone, level tone
primary stress, secondary stress, contrastive stress, sentence stress
stress-timed rhythm, syllable-timed rhythm, mora-timed rhythm, metrical rhythm
distinctive feature theory, autosegmental phonology, metrical phonology, optimality theory, lexical phonology
final devoicing, lenition, fortition, haplology
prothesis, anaptyxis, paragoge, syncope, apocope, aphaeresis
inflectional morpheme, derivational morpheme, lexical morpheme, functional morpheme
suppletion, reduplication, affixation, vowel gradation, internal modification
endocentric compound, exocentric compound, copulative compound, appositional compound
isolating language, agglutinative language, fusional language, polysynthetic language
coinage, eponymy, calque, loanword
lexical verb, primary auxiliary, modal auxiliary, phrasal verb
monotransitive verb, ditransitive verb, complex transitive verb, copular verb
nominative case, accusative case, genitive case, dative case, ablative case, vocative case
indicative mood, subjunctive mood, imperative mood, interrogative mood
progressive aspect, perfect aspect, habitual aspect, iterative aspect
deontic modality, epistemic modality, dynamic modality, alethic modality
attributive adjective, predicative adjective, postpositive adjective, substantive adjective
adverb of manner, adverb of time, adverb of place, adverb of degree, adverb of frequency
definite article, indefinite article, zero article, partitive article
possessive pronoun, interrogative pronoun, indefinite pronoun, reciprocal pronoun
abstract noun, concrete noun, proper noun, collective noun
gerund, present participle, past participle, infinitive
adverbial clause of time, adverbial clause of condition, adverbial clause of concession, adverbial clause of reason
zero conditional, first conditional, second conditional, third conditional
dangling modifier, misplaced modifier, squinting modifier, comma splice
grammatical concord, notional concord, proximity concord, pronoun concord
traditional grammar, structural grammar, transformational generative grammar, systemic functional grammar, case grammar
deep structure, surface structure, logical form, phonetic form
X-bar theory, theta theory, case theory, binding theory, bounding theory
noun phrase movement, wh-movement, head movement, topicalisation
universal grammar, language acquisition device, poverty of the stimulus, critical period hypothesis
observational adequacy, descriptive adequacy, explanatory adequacy, typological adequacy
ideational metafunction, interpersonal metafunction, textual metafunction, logical metafunction
material process, relational process, verbal process, behavioural process, existential process
field of discourse, tenor of discourse, mode of discourse, domain of discourse
agent role, patient role, experiencer role, instrument role, goal role, beneficiary role
conceptual meaning, connotative meaning, social meaning, affective meaning, collocative meaning, thematic meaning
gradable antonym, complementary antonym, relational antonym, reversive antonym
hyponym, meronym, synonym, antonym
semantic broadening, semantic narrowing, amelioration, pejoration, semantic shift
referential theory of meaning, ideational theory of meaning, use theory of meaning, truth-conditional theory
person deixis, place deixis, time deixis, social deixis, discourse deixis
locutionary act, illocutionary act, perlocutionary act, propositional act
direct speech act, indirect speech act, performative utterance, constative utterance
conventional implicature, conversational implicature, logical entailment, presupposition trigger
positive politeness, negative politeness, bald on-record strategy, off-record strategy
turn-taking, adjacency pair, repair, preference organisation
reference cohesion, substitution cohesion, ellipsis cohesion, conjunction cohesion, lexical cohesion
narrative discourse, descriptive discourse, expository discourse, argumentative discourse
slang, jargon, argot, cant
acrolect, mesolect, basilect, hyperlect
lingua franca, national language, official language, vernacular language, heritage language
codification, language elaboration, norm selection, language implementation
status planning, corpus planning, acquisition planning, prestige planning
language maintenance, language shift, language death, language revitalisation
inter-sentential switching, intra-sentential switching, tag switching, metaphorical switching
balanced bilingualism, dominant bilingualism, additive bilingualism, subtractive bilingualism
overt prestige, covert prestige, hypercorrection, linguistic insecurity
mother tongue, second language, foreign language, target language
contrastive analysis, error analysis, interlanguage analysis, performance analysis
fossilisation, language transfer, backsliding, avoidance strategy
acquisition-learning hypothesis, monitor hypothesis, natural order hypothesis, input hypothesis, affective filter hypothesis
babbling stage, holophrastic stage, two-word stage, telegraphic stage, cooing stage
grammar-translation method, audio-lingual method, communicative approach, total physical response
intensive reading, extensive reading, speed reading, inferential reading
literal comprehension, inferential comprehension, critical comprehension, creative comprehension
internal reconstruction, glottochronology, mass comparison, lexicostatistics
Grimm's law, Verner's law, Great Vowel Shift, Grassmann's law
Old English, Middle English, Early Modern English, Late Modern English
Niger-Congo, Afro-Asiatic, Nilo-Saharan, Khoisan
Hausa, Yoruba, Igbo, Efik, Kanuri
Indo-European, Sino-Tibetan, Austronesian, Uralic
logographic writing, syllabic writing, alphabetic writing, pictographic writing
synchronic linguistics, diachronic linguistics, applied linguistics, descriptive linguistics
sociolinguistics, psycholinguistics, neurolinguistics, computational linguistics, forensic linguistics
syntagmatic relation, paradigmatic relation, hierarchical relation, sense relation
arbitrariness, duality of patterning, cultural transmission, stimulus freedom
bow-wow theory, pooh-pooh theory, ding-dong theory, yo-he-ho theory, ta-ta theory
linguistic determinism, linguistic relativity, linguistic universalism, linguistic nativism
graphological deviation, lexical deviation, syntactic deviation, semantic deviation, phonological deviation
word-for-word translation, free translation, communicative translation, semantic translation
formal equivalence, dynamic equivalence, textual equivalence, pragmatic equivalence
topic sentence, thesis statement, supporting sentence, concluding sentence
narrative essay, descriptive essay, expository essay, argumentative essay
formal letter, informal letter, semi-formal letter, memorandum
chronological order, spatial order, order of importance, cause-and-effect order
intrusive r, linking r, dark l, clear l
accent, dialect, register, idiolect
acronym, initialism, blend, clipped form
advanced tongue root, vowel harmony, nasal harmony, tone spread
affective filter, monitor, comprehensible input, natural order
root, stem, base, affix
allomorph, allophone, allograph, alloseme
morph, morpheme, lexeme, word form
alveolar ridge, hard palate, velum, uvula, glottis
lips, tongue, vocal cords, velum
glottis, larynx, pharynx, epiglottis
active articulator, passive articulator, airstream mechanism, resonating cavity
place of articulation, manner of articulation, state of the glottis, airstream mechanism
babbling, cooing, crying, holophrastic speech
cardinal vowel, nasal vowel, reduced vowel, pure vowel
high vowel, mid vowel, low vowel, nasal vowel
rounded vowel, unrounded vowel, nasal vowel, long vowel
caretaker speech, foreigner talk, telegraphic speech, private speech
tense, number, gender, case, person
main clause, subordinate clause, noun phrase, prepositional phrase
complement clause, relative clause, adverbial clause, main clause
onset, nucleus, coda, mora
cognate, loanword, calque, reflex
communicative competence, linguistic competence, strategic competence, sociolinguistic competence, discourse competence
componential analysis, immediate constituent analysis, contrastive analysis, discourse analysis
consonant cluster, diphthong, syllabic consonant, geminate consonant
cooperative principle, politeness principle, principle of least effort, relevance principle
copula, auxiliary verb, modal verb, particle
cranberry morpheme, zero morpheme, portmanteau morpheme, empty morpheme
zero morph, portmanteau morph, empty morph, discontinuous morph
creolisation, decreolisation, pidginisation, standardisation
bilabial, labiodental, dental, alveolar, post-alveolar
uvular, velar, palatal, pharyngeal, glottal
dependency grammar, phrase structure grammar, case grammar, systemic functional grammar
transformational grammar, structural grammar, functional grammar, traditional grammar
generative grammar, cognitive grammar, construction grammar, relational grammar
government and binding theory, minimalist programme, standard theory, lexical functional grammar
prescriptivism, descriptivism, structuralism, functionalism
dialect continuum, isogloss, speech community, linguistic area
discreteness, arbitrariness, displacement, productivity, cultural transmission
distinctive feature, suprasegmental feature, redundant feature, semantic feature
natural class, minimal pair, distinctive feature, phonological rule
minimal pair, near-minimal pair, adjacency pair, cognate pair
ergative case, absolutive case, nominative case, accusative case
locative case, instrumental case, genitive case, dative case
agent, patient, experiencer, instrument, beneficiary
theme, goal, source, location, agent
positive face, negative face, face-threatening act, face-saving act
rising intonation, falling intonation, fall-rise intonation, level intonation
felicity condition, truth condition, cooperative principle, politeness maxim
preparatory condition, sincerity condition, essential condition, propositional content condition
glide, liquid, nasal, obstruent
stop, fricative, affricate, liquid, glide
tap, trill, lateral, fricative
grammaticalisation, lexicalisation, analogy, borrowing
historical linguistics, comparative linguistics, areal linguistics, descriptive linguistics
homophone, homograph, synonym, antonym
homophony, homography, polysemy, synonymy
meronymy, hyponymy, synonymy, antonymy
pictogram, ideogram, logogram, phonogram
idiom, proverb, collocation, cliché
interlanguage, mother tongue, target language, pidgin
language attitude, language loyalty, language choice, language policy
language planning, language shift, language contact, language acquisition
language acquisition, language teaching, language processing, language loss
language family, language isolate, linguistic area, dialect continuum
proto-language, daughter language, dead language, artificial language
langue, parole, langage, idiolect
signifier, signified, sign, referent
icon, index, symbol, signal
lexicography, lexicology, etymology, onomastics
lexicon, grammar, orthography, phonology
loan translation, loanword, loanblend, loanshift
monolingualism, bilingualism, multilingualism, diglossia
perfective aspect, imperfective aspect, progressive aspect, habitual aspect
performative, constative, directive, commissive
explicit performative, implicit performative, constative, indirect directive
phonotactics, phonology, morphophonemics, prosody
orthography, phonology, punctuation, calligraphy
alphabet, syllabary, abjad, abugida, logography
sense, reference, denotation, connotation
semantic field, semantic feature, semantic role, semantic prime
paraphrase, entailment, contradiction, presupposition
serial verb construction, passive construction, cleft construction, causative construction
spoonerism, malapropism, slip of the ear, tip-of-the-tongue state
sound change, semantic change, lexical change, syntactic change
speech community, discourse community, social network, speech event
speech act, speech event, speech situation, speech community
standard language, vernacular, pidgin, creole
stylistics, rhetoric, semiotics, discourse analysis
subcategorisation, selectional restriction, agreement, government
phrase structure rule, transformational rule, phonological rule, lexical rule
tree diagram, labelled bracketing, phrase structure rule, transition network
thematic role, grammatical relation, word class, case marking
voiced sound, voiceless sound, aspirated sound, nasal sound
vowel, consonant, tone, stress
vowel reduction, vowel lengthening, consonant deletion, nasal assimilation
weakening, strengthening, cluster simplification, vowel reduction
open class, closed class, noun class, verb class
word order, agreement, case marking, intonation
deletion, insertion, substitution, metathesis
phone, phoneme, toneme, morpheme
allophone, phoneme, toneme, grapheme
ablaut, umlaut, suppletion, reduplication
substrate, superstrate, adstrate, lexifier
relexification, creolisation, dialect levelling, language shift
anaphor, pronominal, R-expression, trace
apparent time study, real time study, matched guise technique, dialect survey
matched guise technique, sociolinguistic interview, discourse completion task, dialect survey
change from above, change from below, lexical diffusion, dialect levelling
causative, applicative, reflexive, reciprocal, passive
archiphoneme, allophone, toneme, chroneme
neutralisation, underspecification, coarticulation, free variation
feeding order, bleeding order, counterfeeding order, counterbleeding order
underlying representation, surface representation, deep structure, phonetic transcription
creaky voice, breathy voice, whispery voice, falsetto
retroflex, uvular, pharyngeal, labiodental
voice onset time, fundamental frequency, formant, amplitude
spectrogram, waveform, palatogram, laryngoscope
sonority hierarchy, animacy hierarchy, implicational hierarchy, accessibility hierarchy
maximal onset principle, obligatory contour principle, sonority sequencing principle, strict cycle condition
faithfulness constraint, markedness constraint, alignment constraint, island constraint
iambic foot, trochaic foot, dactylic foot, anapaestic foot
tone sandhi, vowel harmony, consonant mutation, final devoicing
vowel hiatus, vowel harmony, vowel elision, glide formation
rhotacism, lambdacism, palatalisation, lenition
clitic, affix, particle, free morpheme
noun class, numeral classifier, grammatical gender, case marker
evidentiality, modality, polarity, definiteness
nominative-accusative alignment, ergative-absolutive alignment, active-stative alignment, tripartite alignment
theta criterion, case filter, empty category principle, extended projection principle
c-command, dominance, precedence, government
head-final language, pro-drop language, verb-second language, tone language
head-initial language, head-final language, free word order language, isolating language
garden-path sentence, donkey sentence, cleft sentence, minor sentence
nominalisation, passivisation, topicalisation, relativisation
scalar implicature, particularised implicature, presupposition, entailment
relevance theory, politeness theory, speech act theory, accommodation theory
factive verb, performative verb, implicative verb, stative verb
backchannel, discourse marker, repair, filler
discourse marker, tag question, vocative, hedge
critical discourse analysis, conversation analysis, ethnography of communication, interactional sociolinguistics
corpus linguistics, cognitive linguistics, computational linguistics, forensic linguistics
concordance, type-token ratio, frequency list, treebank
inner circle, outer circle, expanding circle, speech community
linguistic imperialism, linguistic purism, language ecology, linguistic nationalism
minority language, endangered language, official language, liturgical language
motherese, foreigner talk, telegraphic speech, teacher talk
output hypothesis, interaction hypothesis, noticing hypothesis, input hypothesis
audiolingual method, direct method, silent way, suggestopedia, grammar translation method
communicative language teaching, task-based learning, content-based instruction, lexical approach
U-shaped learning, overgeneralisation, fossilisation, language transfer
possible world semantics, prototype semantics, frame semantics, truth-conditional semantics
`;
