/** Classes of words of mathematics, the natural sciences, health, farming and engineering; see word-classes.ts. */
export const NATURE = `
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
kinetic energy, thermal energy, chemical energy, electrical energy
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
stamen, pistil, petal, sepal
pollen, ovule, stigma, anther
heart, lungs, liver, kidneys
liver, kidney, spleen, pancreas
liver, lungs, kidneys, brain
stomach, small intestine, large intestine, oesophagus
arteries, veins, capillaries, ~lymphatics
artery, vein, capillary, ~lymph vessel
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
igneous, sedimentary, metamorphic, ~organic
granite, limestone, sandstone, basalt
limestone, granite, sandstone, shale
troposphere, stratosphere, mesosphere, thermosphere
weathering, erosion, deposition, transportation
longitude, latitude, altitude, ~gradient
savanna, rainforest, desert, mangrove swamp
equator, Tropic of Cancer, Tropic of Capricorn, Arctic Circle
summer, winter, spring, autumn
spring, summer, autumn, winter
systole, diastole, ~fibrillation, ~tachycardia
atria, ventricles, ~arterioles, ~valves
tricuspid valve, mitral valve, aortic valve, pulmonary valve
aorta, pulmonary artery, pulmonary vein, vena cava
haemoglobin, albumin, fibrinogen, ~globulin
albumin, globulin, fibrinogen, haemoglobin
epidermis, dermis, ~hypodermis, ~mesoderm
trachea, bronchi, alveoli, larynx
duodenum, jejunum, ileum, colon
bile, insulin, pepsin, amylase
amylase, lipase, pepsin, trypsin
ovary, uterus, oviduct, cervix
axon, dendrite, cell body, synapse
acetylcholine, adrenaline, dopamine, serotonin
renin, aldosterone, angiotensin II, vasopressin
aldosterone, cortisol, adrenaline, thyroxine
prolactin, oxytocin, oestrogen, progesterone
glomerulus, proximal tubule, loop of Henle, collecting duct
sympathetic, parasympathetic, somatic, ~enteric
arrhythmia, angina, infarction, ~valve disease
anaemia, jaundice, oedema, cyanosis
anaemia, leukaemia, haemophilia, ~thalassaemia
incidence, prevalence, mortality, ~case fatality
sensitivity, specificity, ~predictive value, ~accuracy
primary prevention, secondary prevention, tertiary prevention, ~primordial prevention
cohort study, case-control study, cross-sectional study, randomised trial
cohort studies, case-control studies, cross-sectional studies, randomised trials
endemic, epidemic, pandemic, sporadic
innate immunity, adaptive immunity, passive immunity, ~herd immunity
B cells, T cells, macrophages, neutrophils
diuretics, beta blockers, ACE inhibitors, calcium channel blockers
absorption, distribution, metabolism, excretion
agonist, antagonist, ~inhibitor, ~placebo
Gram-positive, Gram-negative, ~acid-fast, ~anaerobic
exotoxin, endotoxin, ~enterotoxin, ~antitoxin
lag phase, exponential phase, stationary phase, death phase
pasteurisation, sterilisation, refrigeration, irradiation
sterilisation, disinfection, pasteurisation, antisepsis
peptidoglycan, cellulose, chitin, lignin
cellulose, starch, glycogen, chitin
glucose, fructose, galactose, sucrose
sucrose, lactose, maltose, glucose
amino acids, fatty acids, monosaccharides, nucleotides
DNA, RNA, ATP, ~NADH
adenine, thymine, guanine, cytosine
transcription, translation, replication, ~transduction
prophase, metaphase, anaphase, telophase
genotype, phenotype, karyotype, ~haplotype
homozygous, heterozygous, ~hemizygous, ~recessive
glycolysis, Krebs cycle, ~electron transport chain, ~Calvin cycle
stomata, lenticels, root hairs, ~guard cells
xylem, phloem, ~epidermis, cortex
monocotyledons, dicotyledons, gymnosperms, ferns
annelids, arthropods, molluscs, echinoderms
mammals, reptiles, amphibians, fish
carnivores, herbivores, omnivores, decomposers
nitrification, denitrification, nitrogen fixation, ammonification
mineralisation, immobilisation, nitrification, leaching
kaolinite, montmorillonite, illite, vermiculite
sheet erosion, rill erosion, gully erosion, ~wind erosion
broilers, layers, ~cockerels, ~turkeys
nitrate, phosphate, sulphate, carbonate
nitrogen, phosphorus, potassium, magnesium
urea, ammonium sulphate, superphosphate, muriate of potash
magma, lava, ~ash, ~pumice
crust, mantle, outer core, inner core
divergent, convergent, transform, ~subduction
quartz, feldspar, mica, calcite
marble, slate, gneiss, schist
marble, quartzite, slate, gneiss
shale, sandstone, limestone, conglomerate
cirrus, cumulus, stratus, nimbus
anticline, syncline, fault, ~joint
protons, neutrons, electrons, ~photons
isotopes, isomers, allotropes, ~ions
atomic number, mass number, ~valency, ~atomic mass
ionic bonds, covalent bonds, metallic bonds, hydrogen bonds
anode, cathode, ~electrolyte, ~salt bridge
esters, ethers, ketones, aldehydes
carboxylic acid, alcohol, ester, ketone
addition polymerisation, condensation polymerisation, ~vulcanisation, ~hydrogenation
titration, filtration, distillation, ~evaporation
exothermic, endothermic, ~spontaneous, ~reversible
isothermal, adiabatic, isobaric, isochoric
enthalpy, entropy, internal energy, ~free energy
Boyle's law, Charles's law, ~Dalton's law, ~Graham's law
ohm, volt, ampere, watt
ohms, volts, amperes, watts
joule, newton, watt, pascal
joules, newtons, watts, pascals
scalar, vector, ~tensor, ~matrix
infrared, ultraviolet, microwave, ~visible
X-rays, gamma rays, infrared rays, ultraviolet rays
amplitude, frequency, wavelength, ~phase
stator, rotor, commutator, ~armature
hysteresis loss, eddy-current loss, copper loss, ~friction loss
primary winding, secondary winding, ~field winding, ~armature winding
diode, transistor, thyristor, ~resistor
AND gate, OR gate, NOT gate, NAND gate
bending moment, shear force, axial force, torque
plasticiser, retarder, accelerator, ~air-entraining agent
plasticisers, retarders, accelerators, ~air-entraining agents
turbulent, laminar, ~steady, ~uniform
petrol engine, diesel engine, gas turbine, steam engine
Otto cycle, Diesel cycle, Rankine cycle, Brayton cycle
boiler, turbine, condenser, pump
welding, soldering, brazing, riveting
cast iron, mild steel, stainless steel, ~wrought iron
`;
