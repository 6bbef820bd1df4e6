/** Families of terms of the economy, law, society, mind, language, the arts and computing; see term-families.ts. */
export const SOCIETY_FAMILIES = `
inflation, deflation, disinflation, recession
demand-pull inflation, cost-push inflation, imported inflation
frictional unemployment, structural unemployment, cyclical unemployment, seasonal unemployment
opportunity cost, sunk cost, marginal cost, fixed cost, average cost
consumer surplus, producer surplus, deadweight loss, economic rent
price elasticity of demand, income elasticity of demand, cross elasticity of demand, elasticity of supply
normal good, inferior good, public good, merit good
externality, public good, moral hazard, adverse selection, free riding
monopoly, oligopoly, monopolistic competition, perfect competition, monopsony
price discrimination, predatory pricing, price ceiling, price floor, collusion
economies of scale, diminishing returns, economies of scope, division of labour
absolute advantage, comparative advantage, terms of trade, balance of payments
tariff, quota, subsidy, embargo, dumping
fiscal policy, monetary policy, exchange rate policy, incomes policy
open market operations, reserve requirement, discount rate, moral suasion
seigniorage, liquidity, velocity of circulation, money multiplier
gross domestic product, gross national product, net national income, disposable income
multiplier, accelerator, marginal propensity to consume, liquidity trap
progressive tax, regressive tax, proportional tax, excise duty
devaluation, revaluation, depreciation, appreciation
asset, liability, equity, revenue, expense
depreciation, impairment, revaluation, accrual
going concern, accruals concept, prudence, consistency, materiality, business entity
error of omission, error of commission, error of principle, error of original entry, compensating error
current ratio, quick ratio, gearing ratio, gross margin, return on capital employed
journal, ledger, trial balance, cash book, bank reconciliation
factoring, leasing, overdraft, debenture, trade credit
market segmentation, targeting, positioning, branding, differentiation
market penetration, market development, product development, diversification
price skimming, penetration pricing, cost-plus pricing, psychological pricing
span of control, unity of command, scalar chain, delegation, division of work
deconcentration, devolution, delegation, privatisation
planning, organising, staffing, directing, controlling
job analysis, job description, job evaluation, job enrichment, job rotation
recruitment, selection, induction, appraisal, promotion
offer, acceptance, consideration, capacity, invitation to treat
misrepresentation, mistake, duress, undue influence, illegality
damages, injunction, specific performance, rescission, restitution
negligence, nuisance, trespass, defamation, conversion
libel, slander, assault, battery, false imprisonment
mens rea, actus reus, strict liability, causation
murder, manslaughter, assault, perjury
robbery, burglary, fraud, forgery
theft, forgery, arson, perjury
ratio decidendi, obiter dictum, stare decisis, res judicata
separation of powers, rule of law, federalism, judicial review, checks and balances
void contract, voidable contract, unenforceable contract, executory contract
insurable interest, utmost good faith, indemnity, subrogation, contribution, proximate cause
peril, hazard, premium, excess
unitary state, federation, confederation, protectorate
democracy, monarchy, oligarchy, aristocracy, theocracy
legitimacy, sovereignty, authority, citizenship
traditional authority, charismatic authority, legal-rational authority
first past the post, proportional representation, alternative vote, two-round system
gerrymandering, malapportionment, electoral threshold, vote splitting
indirect rule, direct rule, assimilation, association, apartheid
imperialism, nationalism, pan-Africanism, neocolonialism
capitalism, socialism, communism, feudalism, mercantilism
norm, value, sanction, role, status
folkway, taboo, law, ritual
socialisation, acculturation, stratification, urbanisation
ascribed status, achieved status, master status
monogamy, polygyny, polyandry, endogamy, exogamy
nuclear family, extended family, single-parent family
patriarchy, matriarchy, patrilineal descent, matrilineal descent
functionalism, Marxism, feminism, symbolic interactionism, postmodernism
anomie, alienation, false consciousness, class consciousness, hegemony
primary deviance, secondary deviance, labelling, stigma, moral panic
retribution, deterrence, rehabilitation, incapacitation, restorative justice
caste, class, estate, slavery
ethnocentrism, cultural relativism, stereotype, prejudice, discrimination
urbanisation, suburbanisation, counterurbanisation, gentrification, urban sprawl
central business district, inner city, suburb, green belt, rural-urban fringe
birth rate, death rate, fertility rate, infant mortality rate, life expectancy
push factor, pull factor, chain migration, remittance
conformity, obedience, compliance, deindividuation
social facilitation, social loafing, groupthink, group polarisation, deindividuation
cognitive dissonance, fundamental attribution error, self-serving bias, confirmation bias, halo effect
bystander effect, diffusion of responsibility, pluralistic ignorance
classical conditioning, operant conditioning, observational learning, insight learning, habituation
positive reinforcement, negative reinforcement, punishment, extinction, shaping
generalisation, discrimination, spontaneous recovery, acquisition
assimilation, accommodation, equilibration, conservation, object permanence
egocentrism, animism, centration, conservation
scaffolding, zone of proximal development, private speech, guided participation
secure attachment, avoidant attachment, resistant attachment, disorganised attachment
sensory memory, working memory, long-term memory
episodic memory, semantic memory, procedural memory
proactive interference, retroactive interference, decay, retrieval failure
id, ego, superego, libido
repression, projection, displacement, sublimation, regression, rationalisation, denial
intrinsic motivation, extrinsic motivation, self-efficacy, learned helplessness
formative assessment, summative assessment, diagnostic assessment, norm-referenced test, criterion-referenced test
reliability, validity, objectivity, generalisability
independent variable, dependent variable, extraneous variable, control variable
mean, median, mode, range, standard deviation, variance
null hypothesis, alternative hypothesis, type I error, type II error, significance level
stratified sampling, cluster sampling, systematic sampling, convenience sampling, quota sampling
parameter, statistic, confidence interval, p-value
utilitarianism, deontology, virtue ethics, egoism, relativism
empiricism, rationalism, scepticism, idealism, realism
dualism, behaviourism, functionalism, idealism
epiphenomenalism, behaviourism, functionalism, idealism
induction, deduction, abduction, falsification, verification
paradigm, anomaly, hypothesis, theory, law
fallacy, premise, conclusion, syllogism, tautology
phonetics, phonology, morphology, syntax, semantics, pragmatics
phoneme, morpheme, grapheme, syllable, lexeme
assimilation, elision, epenthesis, metathesis, dissimilation
diphthong, monophthong, consonant, semivowel
inflection, derivation, compounding, blending, clipping, back-formation
synonymy, antonymy, hyponymy, polysemy, homonymy
pidgin, creole, dialect, register
code-switching, diglossia, bilingualism, borrowing, language shift
agenda setting, framing, gatekeeping, priming, cultivation
simile, metaphor, personification, hyperbole, irony, oxymoron
soliloquy, dialogue, aside, prologue
protagonist, antagonist, foil, narrator
melody, harmony, rhythm, timbre, texture, dynamics
monophony, homophony, polyphony, heterophony
concerto, symphony, sonata, cantata, oratorio, opera
process, thread, program, interrupt
paging, segmentation, swapping, thrashing, fragmentation
deadlock, starvation, livelock, race condition, priority inversion
mutual exclusion, hold and wait, no preemption, circular wait
mutex, semaphore, monitor, spinlock
turnaround time, waiting time, response time, throughput, CPU utilisation
first come first served, shortest job first, round robin, priority scheduling
compiler, interpreter, assembler, linker, loader
stack, queue, linked list, array, hash table, heap
binary tree, hash table, linked list, stack
linear search, binary search, depth-first search, breadth-first search
bubble sort, merge sort, quick sort, insertion sort, selection sort
encapsulation, inheritance, polymorphism, abstraction
recursion, iteration, selection, sequence
entity, attribute, relationship, domain, tuple
atomicity, consistency, isolation, durability
dirty read, non-repeatable read, phantom read, lost update
normalisation, denormalisation, indexing, replication, partitioning
entity integrity, referential integrity, domain integrity
router, switch, hub, bridge, gateway, repeater
bus topology, star topology, ring topology, mesh topology
circuit switching, packet switching, message switching
encryption, authentication, authorisation, hashing, compression
phishing, spoofing, denial-of-service attack, eavesdropping, man-in-the-middle attack
computer virus, worm, Trojan horse, ransomware, spyware
frequency-division multiplexing, time-division multiplexing, wavelength-division multiplexing, code-division multiplexing
simplex, half-duplex, full-duplex
latency, bandwidth, throughput, jitter, packet loss
verification, validation, debugging, refactoring, maintenance
unit test, integration test, system test, acceptance test, regression test
budget deficit, budget surplus, national debt, trade deficit
assessment, audit, verification, reconciliation
direct tax, value added tax, customs duty, excise duty
share, debenture, bond, treasury bill
bull market, bear market, speculation, arbitrage
merger, takeover, joint venture, franchise
sole proprietorship, partnership, limited company, cooperative society
internal audit, external audit, internal control, internal check
break-even point, contribution margin, margin of safety, payback period
net present value, internal rate of return, payback period, accounting rate of return
leadership, motivation, communication, coordination
autocratic leadership, democratic leadership, laissez-faire leadership, transformational leadership
bureaucracy, democracy, technocracy, meritocracy
red tape, goal displacement, patronage, nepotism
lobbying, campaigning, canvassing, rigging
ombudsman, tribunal, commission of inquiry, legislature
habeas corpus, mandamus, certiorari, prohibition
mortgage, lease, licence, easement, lien
bailment, agency, guarantee, pledge
patent, copyright, trade mark, trade secret
plaintiff, defendant, appellant, witness
referendum, plebiscite, recall, by-election
imprisonment, fine, probation, community service
census, survey, vital registration, sample survey
rural-urban migration, emigration, immigration, commuting
infant industry argument, import substitution, export promotion, free trade
participant observation, interview, questionnaire, content analysis, focus group
curriculum, syllabus, scheme of work, lesson plan
hidden curriculum, null curriculum, extracurricular activity, core curriculum
cognitive domain, affective domain, psychomotor domain
lecture method, discussion method, demonstration method, project method
mainstreaming, segregation, streaming, acceleration
fluid intelligence, crystallised intelligence, emotional intelligence
mnemonic, rehearsal, chunking, elaboration
absolute threshold, difference threshold, sensory adaptation
phobia, obsession, compulsion, delusion, hallucination
monotheism, polytheism, atheism, agnosticism, pantheism
ontology, epistemology, ethics, logic, aesthetics
a priori knowledge, a posteriori knowledge, innate idea
news, feature, editorial, advertorial
libel, plagiarism, propaganda, censorship
broadsheet, tabloid, magazine, newsletter
denotation, connotation, ambiguity, presupposition
onomatopoeia, alliteration, assonance, rhyme
sonnet, ballad, elegy, epic, ode
comedy, tragedy, farce, melodrama
abstract class, interface, object, method
cache, register, main memory, hard disk
pointer, array, record, string
firewall, antivirus, backup, intrusion detection system
waterfall model, spiral model, prototyping, agile development
data mining, data warehouse, data lake, database
supervised learning, unsupervised learning, reinforcement learning
overfitting, underfitting, regularisation, cross-validation
`;
