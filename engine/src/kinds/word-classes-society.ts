/** Classes of words of the economy, law, society, mind, language, the arts and computing; see word-classes.ts. */
export const SOCIETY = `
rent, wages, interest, profit
monopoly, oligopoly, perfect competition, monopolistic competition
monopolist, oligopolist, duopolist, monopsonist
demand, supply, ~output, ~income
total cost, average cost, marginal cost, fixed cost
marginal cost, marginal revenue, average cost, average revenue
fixed costs, variable costs, marginal costs, ~sunk costs
inflation, deflation, recession, depression
inflation, unemployment, recession, ~devaluation
fiscal policy, monetary policy, trade policy, incomes policy
tariff, quota, subsidy, embargo
tariffs, quotas, subsidies, embargoes
progressive, regressive, proportional, ~flat
cash, credit, barter, ~hire purchase
central bank, commercial bank, merchant bank, ~insurance company
central bank, commercial banks, government, stock exchange
debtors, creditors, shareholders, directors
debit, credit, ~contra, ~suspense
ledger, journal, cash book, trial balance
balance sheet, income statement, trial balance, cash flow statement
sole trader, partnership, limited company, cooperative
sole proprietorship, partnership, limited liability company, cooperative society
planning, organising, directing, controlling
autocratic, democratic, laissez-faire, charismatic
plaintiff, defendant, judge, witness
claimant, defendant, judge, witness
prosecution, defence, judge, jury
offeror, offeree, ~guarantor, ~trustee
buyer, seller, manufacturer, ~agent
landlord, tenant, mortgagor, mortgagee
employer, employee, independent contractor, trade union
murder, manslaughter, robbery, fraud
damages, injunction, specific performance, rescission
void, voidable, valid, unenforceable
Supreme Court, Court of Appeal, High Court, Magistrates' Court
Supreme Court, Court of Appeal, Federal High Court, Customary Court
legislature, executive, judiciary, civil service
legislative, executive, judicial, ~administrative
President, Senate, House of Representatives, Supreme Court
President, Vice-President, Chief Justice, Speaker
unitary, federal, confederal, ~devolved
presidential, parliamentary, monarchical, military
democracy, monarchy, oligarchy, aristocracy
capitalism, socialism, communism, feudalism
feudalism, capitalism, socialism, mercantilism
Yoruba, Igbo, Hausa, Kanuri
Lagos, Kano, Ibadan, Enugu
Britain, France, Germany, Portugal
British, French, German, Portuguese
Ghana, Nigeria, Kenya, Senegal
cognitive, affective, psychomotor, ~spiritual
formative, summative, diagnostic, ~comparative
classical conditioning, operant conditioning, observational learning, insight learning
id, ego, superego, libido
positive reinforcement, negative reinforcement, punishment, extinction
sensory memory, short-term memory, long-term memory, ~procedural memory
behaviourism, cognitivism, constructivism, humanism
idealism, realism, pragmatism, existentialism
independent variable, dependent variable, control variable, extraneous variable
reliability, validity, objectivity, ~usability
simile, metaphor, personification, hyperbole
plot, theme, setting, characterisation
comedy, tragedy, satire, epic
tragedy, comedy, melodrama, farce
noun, verb, adjective, adverb
nouns, verbs, adjectives, adverbs
vowel, consonant, syllable, ~phoneme
phonetics, phonology, morphology, syntax
phoneme, morpheme, ~lexeme, ~grapheme
stack, queue, linked list, tree
compiler, interpreter, assembler, linker
compilers, interpreters, assemblers, linkers
RAM, ROM, cache, hard disk
router, switch, hub, bridge
routers, switches, hubs, bridges
encryption, compression, authentication, authorisation
primary key, foreign key, candidate key, composite key
one-to-one, one-to-many, many-to-one, many-to-many
application layer, transport layer, network layer, data link layer
transport layer, network layer, session layer, physical layer
HTTP, FTP, SMTP, DNS
TCP, UDP, HTTP, ICMP
binary, octal, decimal, hexadecimal
merge sort, quick sort, bubble sort, insertion sort
tension, compression, shear, torsion
cement, sand, gravel, ~lime
ductile, brittle, malleable, elastic
copper, zinc, aluminium, lead
copper, iron, silver, gold
iron, copper, aluminium, tin
two-thirds, three-quarters, four-fifths, one-half
one-third, one-quarter, one-half, two-thirds
one-half, one-third, one-quarter, three-quarters
one-quarter, one-third, one-half, three-quarters
three-quarters, two-thirds, four-fifths, one-half
four-fifths, two-thirds, three-quarters, one-half
data link layer, network layer, transport layer, application layer
IP address, MAC address, port number, ~domain name
unicast, broadcast, multicast, anycast
symmetric encryption, asymmetric encryption, ~hashing, ~digital signature
atomicity, consistency, isolation, durability
first normal form, second normal form, third normal form, ~fourth normal form
SELECT, INSERT, UPDATE, DELETE
inner join, outer join, cross join, ~self join
paging, segmentation, swapping, ~caching
mutex, semaphore, monitor, ~condition variable
round robin, first come first served, shortest job first, priority scheduling
breadth-first search, depth-first search, binary search, linear search
preorder, inorder, postorder, ~level order
encapsulation, inheritance, polymorphism, abstraction
waterfall model, spiral model, agile model, ~V-model
syntax error, logic error, run-time error, ~linker error
supervised learning, unsupervised learning, reinforcement learning, ~transfer learning
normal distribution, binomial distribution, Poisson distribution, exponential distribution
null hypothesis, alternative hypothesis, ~research hypothesis, ~working hypothesis
type I error, type II error, ~sampling error, ~standard error
stratified sampling, cluster sampling, systematic sampling, quota sampling
positively skewed, negatively skewed, ~symmetrical, ~bimodal
substitutes, complements, ~inferior goods, ~luxuries
income effect, substitution effect, ~wealth effect, ~multiplier effect
consumer surplus, producer surplus, ~deadweight loss, ~tax revenue
public goods, private goods, merit goods, club goods
direct tax, indirect tax, ~poll tax, ~capital tax
direct taxes, indirect taxes, ~poll taxes, ~capital taxes
demand-pull inflation, cost-push inflation, hyperinflation, ~stagflation
frictional unemployment, structural unemployment, cyclical unemployment, seasonal unemployment
gross domestic product, gross national product, net national product, ~per capita income
exports, imports, ~remittances, ~subsidies
open market operations, reserve requirements, bank rate, ~moral suasion
current assets, non-current assets, current liabilities, ~equity
gross profit, net profit, ~turnover, ~operating expenses
prudence, consistency, going concern, accruals
straight-line method, reducing-balance method, ~revaluation method, ~sum-of-digits method
sales journal, purchases journal, cash book, general journal
liquidity ratio, profitability ratio, gearing ratio, ~activity ratio
capital expenditure, revenue expenditure, ~deferred expenditure, ~prepaid expenditure
fixed cost, variable cost, ~opportunity cost, ~sunk cost
debenture holders, ordinary shareholders, preference shareholders, ~creditors
line authority, staff authority, functional authority, ~delegated authority
physiological needs, safety needs, esteem needs, self-actualisation
traditional authority, charismatic authority, rational-legal authority, ~coercive authority
mistake, misrepresentation, duress, undue influence
murder, robbery, burglary, assault
libel, slander, ~nuisance, ~trespass
negligence, nuisance, trespass, defamation
mens rea, actus reus, ~ratio decidendi, ~stare decisis
ratio decidendi, obiter dictum, stare decisis, ~res judicata
certiorari, mandamus, prohibition, habeas corpus
life insurance, fire insurance, marine insurance, motor insurance
indemnity, subrogation, contribution, insurable interest
monarchy, republic, theocracy, dictatorship
Senate, House of Representatives, ~Federal Executive Council, ~National Judicial Council
Exclusive Legislative List, Concurrent Legislative List, ~Residual List, ~Supplementary List
liberalism, conservatism, socialism, fascism
~functionalism, conflict theory, symbolic interactionism, ~feminism
mechanical solidarity, organic solidarity, ~collective conscience, ~anomie
bourgeoisie, proletariat, aristocracy, peasantry
monogamy, polygyny, polyandry, ~endogamy
patrilineal, matrilineal, bilateral, ~double
nuclear family, extended family, ~single-parent family, ~polygynous family
primary socialisation, secondary socialisation, ~resocialisation, ~anticipatory socialisation
assimilation, accommodation, equilibration, ~conservation
sensorimotor stage, preoperational stage, concrete operational stage, formal operational stage
positive reinforcement, negative reinforcement, positive punishment, negative punishment
intrinsic motivation, extrinsic motivation, ~achievement motivation, ~social motivation
proactive interference, retroactive interference, ~decay, ~repression
episodic memory, semantic memory, procedural memory, ~iconic memory
frontal lobe, parietal lobe, temporal lobe, occipital lobe
hippocampus, amygdala, hypothalamus, cerebellum
behaviourism, psychoanalysis, humanism, ~structuralism
bilabial, alveolar, velar, glottal
plosive, fricative, nasal, affricate
plosives, fricatives, nasals, affricates
prefix, suffix, infix, ~circumfix
pidgin, creole, dialect, ~jargon
soprano, alto, tenor, bass
melody, harmony, rhythm, timbre
sonata, concerto, symphony, ~fugue
deduction, induction, abduction, ~analogy
a priori, a posteriori, ~analytic, ~synthetic
empiricism, rationalism, scepticism, ~pragmatism
utilitarianism, deontology, virtue ethics, ~egoism
first-person, second-person, third-person, ~omniscient
sonnet, ode, elegy, ballad
protagonist, antagonist, ~narrator, ~chorus
agenda setting, framing, gatekeeping, ~priming
Islam, Christianity, Judaism, ~Hinduism
Old Testament, New Testament, ~Apocrypha, ~Torah
eighteenth century, nineteenth century, twentieth century, ~seventeenth century
oxygen, carbon dioxide, nitrogen, methane
phytoplankton, zooplankton, ~nekton, ~benthos
littoral zone, pelagic zone, benthic zone, abyssal zone
weekly, monthly, quarterly, annually
annually, monthly, quarterly, daily
`;
