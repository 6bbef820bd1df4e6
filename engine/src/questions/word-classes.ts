/**
 * Small classes of words of which, in one place of a true statement, only one can stand: general knowledge of the
 * fields that are taught, not of any one text. A word after "~" is offered as an option but never asked for, since it
 * has other senses.
 */
const CLASSES = `
sum, difference, product, quotient
sum, ~average, product, difference
numerator, denominator, exponent, coefficient
commutative, associative, distributive, transitive
reflexive, symmetric, transitive, antisymmetric
rational, irrational, imaginary, complex
linear, quadratic, cubic, exponential
linear, quadratic, exponential, logarithmic
arithmetic mean, geometric mean, harmonic mean, median
mean, median, mode, variance
mean, variance, standard deviation, median
nominal, ordinal, interval, ratio
sine, cosine, tangent, secant
radius, diameter, circumference, ~chord
acute, obtuse, right-angled, reflex
scalene, isosceles, equilateral, right-angled
transpose, inverse, adjoint, determinant
derivative, integral, limit, logarithm
differentiation, integration, substitution, factorisation
permutation, combination, partition, factorial
ellipse, parabola, hyperbola, circle
row, column, diagonal, ~entry
rows, columns, diagonals, ~entries
viral, bacterial, fungal, parasitic
virus, bacterium, fungus, protozoan
viruses, bacteria, fungi, protozoa
viruses, bacteria, fungi, worms
carbohydrate, protein, fat, vitamin
carbohydrates, proteins, fats, vitamins
carbohydrates, proteins, lipids, nucleic acids
carbohydrate, protein, lipid, nucleic acid
vitamin A, vitamin C, vitamin D, vitamin K
calcium, iron, zinc, iodine
calcium, sodium, potassium, magnesium
calcium, phosphorus, iron, iodine
nitrogen, phosphorus, potassium, calcium
oxygen, nitrogen, hydrogen, carbon dioxide
oxygen, carbon dioxide, water vapour, nitrogen
carbon monoxide, carbon dioxide, sulphur dioxide, nitrogen dioxide
carbon, hydrogen, oxygen, nitrogen
hydrogen, chlorine, oxygen, ammonia
fluorine, chlorine, bromine, iodine
hydrochloric acid, sulphuric acid, nitric acid, ethanoic acid
sodium hydroxide, calcium hydroxide, potassium hydroxide, ammonium hydroxide
methane, ethane, propane, butane
methanol, ethanol, propanol, butanol
alkane, alkene, alkyne, alcohol
alkanes, alkenes, alkynes, alcohols
ionic, covalent, metallic, ~hydrogen
electrons, protons, neutrons, ~positrons
electron, proton, neutron, ~positron
anions, cations, ~electrons, ~radicals
exothermic, endothermic, isothermal, adiabatic
oxidation, reduction, hydrolysis, neutralisation
oxidation, reduction, decomposition, combination
addition, substitution, elimination, rearrangement
evaporation, condensation, sublimation, melting
evaporation, condensation, precipitation, infiltration
distillation, filtration, crystallisation, chromatography
acidic, alkaline, neutral, ~amphoteric
conduction, convection, radiation, evaporation
reflection, refraction, diffraction, interference
concave, convex, plane, cylindrical
voltage, resistance, capacitance, power
resistor, capacitor, inductor, transformer
ammeter, voltmeter, galvanometer, ohmmeter
momentum, kinetic energy, potential energy, impulse
kinetic energy, potential energy, thermal energy, chemical energy
velocity, acceleration, displacement, momentum
alpha particles, beta particles, gamma rays, ~neutrons
series, parallel, ~isolation, ~reverse
longitudinal, transverse, stationary, ~circular
mitosis, meiosis, binary fission, budding
mitochondria, ribosomes, chloroplasts, lysosomes
mitochondrion, ribosome, chloroplast, lysosome
nucleus, cytoplasm, cell wall, cell membrane
photosynthesis, respiration, transpiration, fermentation
osmosis, diffusion, active transport, endocytosis
xylem, phloem, cambium, cortex
roots, stems, leaves, flowers
root, stem, leaf, flower
stamen, pistil, petal, sepal
pollen, ovule, stigma, anther
heart, lungs, liver, kidneys
liver, kidney, spleen, pancreas
liver, lungs, kidneys, brain
stomach, small intestine, large intestine, oesophagus
arteries, veins, capillaries, ~lymphatics
artery, vein, capillary, ~venule
left ventricle, right ventricle, left atrium, right atrium
red blood cells, white blood cells, platelets, ~plasma proteins
neutrophils, lymphocytes, monocytes, eosinophils
insulin, glucagon, adrenaline, thyroxine
insulin, oestrogen, testosterone, thyroxine
oestrogen, progesterone, testosterone, oxytocin
cerebrum, cerebellum, medulla, hypothalamus
femur, tibia, humerus, radius
dominant, recessive, codominant, ~lethal
haploid, diploid, triploid, tetraploid
kingdom, phylum, class, order
mammals, birds, reptiles, amphibians
producers, herbivores, carnivores, decomposers
mutualism, parasitism, commensalism, predation
malaria, cholera, typhoid, tuberculosis
measles, poliomyelitis, tetanus, diphtheria
mosquitoes, houseflies, ticks, tsetse flies
mosquito, housefly, tick, tsetse fly
intravenously, intramuscularly, subcutaneously, orally
intravenous, intramuscular, subcutaneous, oral
hypertension, hypotension, tachycardia, bradycardia
haemorrhage, thrombosis, embolism, ischaemia
analgesic, antibiotic, antiseptic, sedative
analgesics, antibiotics, antiseptics, sedatives
antibiotics, antifungals, antivirals, vaccines
primary, secondary, tertiary, quaternary
sand, silt, clay, loam
nitrogen, phosphorus, potassium, sulphur
cereals, legumes, tubers, vegetables
maize, rice, sorghum, millet
cassava, yam, maize, rice
cassava, yam, cocoyam, sweet potato
cattle, sheep, goats, pigs
cocoa, rubber, oil palm, groundnut
fungicide, herbicide, insecticide, nematicide
fungicides, herbicides, insecticides, nematicides
ploughing, harrowing, ridging, weeding
irrigation, drainage, mulching, terracing
sheet erosion, rill erosion, gully erosion, splash erosion
igneous, sedimentary, metamorphic, ~volcanic
granite, limestone, sandstone, basalt
limestone, granite, sandstone, shale
troposphere, stratosphere, mesosphere, thermosphere
weathering, erosion, deposition, transportation
longitude, latitude, altitude, ~gradient
savanna, rainforest, desert, mangrove swamp
equator, Tropic of Cancer, Tropic of Capricorn, Arctic Circle
summer, winter, spring, autumn
spring, summer, autumn, winter
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
murder, manslaughter, robbery, theft
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
comedy, tragedy, satire, farce
tragedy, comedy, melodrama, farce
noun, verb, adjective, adverb
nouns, verbs, adjectives, adverbs
vowel, consonant, diphthong, ~syllable
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
weekly, monthly, quarterly, annually
annually, monthly, quarterly, daily
`;

const members = CLASSES.trim()
  .split('\n')
  .map((line) => line.split(', '));

const MATES = new Map<string, string[][]>();
for (const list of members) {
  const options = list.map((word) => word.replace(/^~/, ''));
  list.forEach((word, i) => {
    if (word.startsWith('~')) return;
    const others = options.filter((_, j) => j !== i);
    const known = MATES.get(word.toLowerCase());
    if (known) known.push(others);
    else MATES.set(word.toLowerCase(), [others]);
  });
}

/** The longest member of a class, in words. */
export const LONGEST_MEMBER = 3;

/** For a word, the classes in which it stands, each without the word itself. */
export function classMates(word: string): readonly (readonly string[])[] {
  return MATES.get(word.toLowerCase()) ?? [];
}
