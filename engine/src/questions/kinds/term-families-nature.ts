/** Families of terms of the natural sciences, medicine, agriculture, engineering and mathematics; see term-families.ts. */
export const NATURE_FAMILIES = `
mitochondrion, ribosome, lysosome, Golgi apparatus, endoplasmic reticulum, chloroplast, peroxisome, vacuole, centriole
osmosis, active transport, facilitated diffusion, exocytosis
phagocytosis, pinocytosis, exocytosis, chemotaxis
prophase, metaphase, anaphase, telophase, interphase
mitosis, meiosis, binary fission, budding
transcription, translation, replication, splicing
genotype, phenotype, karyotype, haplotype
allele, locus, codon, intron, exon
codominance, incomplete dominance, epistasis, pleiotropy, linkage
deletion, inversion, duplication, translocation, substitution
crossing over, independent assortment, segregation, non-disjunction
natural selection, genetic drift, gene flow, mutation, artificial selection
analogy, homology, vestigial organ, convergent evolution, adaptive radiation
photosynthesis, respiration, transpiration, fermentation, translocation
glycolysis, Krebs cycle, electron transport chain, gluconeogenesis, glycogenolysis
plasmolysis, wilting, guttation, cavitation, turgor
xylem, phloem, cambium, parenchyma, sclerenchyma, collenchyma
phototropism, gravitropism, thigmotropism, hydrotropism, chemotropism
auxin, gibberellin, cytokinin, abscisic acid, ethylene
pollination, fertilisation, germination, dormancy, vernalisation
stamen, carpel, sepal, petal, receptacle
mutualism, commensalism, parasitism, predation, competition, amensalism
producer, consumer, decomposer
food chain, food web, trophic level, ecological pyramid, biomass
habitat, niche, biome, ecosystem, community
carrying capacity, limiting factor, population density, biotic potential
primary succession, secondary succession, climax community, pioneer species
eutrophication, bioaccumulation, biomagnification, acidification, deforestation
nitrification, denitrification, ammonification, nitrogen fixation, assimilation
aerobe, anaerobe, facultative anaerobe, microaerophile
lag phase, exponential phase, stationary phase, death phase
sterilisation, disinfection, pasteurisation, antisepsis, sanitisation
conjugation, transformation, transduction, transposition
endospore, capsule, flagellum, pilus, plasmid
antigen, antibody, adjuvant, cytokine
epitope, antibody, adjuvant, cytokine
hapten, antibody, adjuvant, cytokine
opsonisation, agglutination, neutralisation, precipitation, complement fixation
innate immunity, active immunity, passive immunity, herd immunity
hypersensitivity, immunodeficiency, tolerance, anergy
inflammation, fever, oedema, necrosis, abscess
apoptosis, necrosis, autophagy, senescence
hyperplasia, hypertrophy, atrophy, metaplasia, dysplasia
thrombosis, embolism, infarction, ischaemia, haemorrhage
incidence, prevalence, mortality rate, case fatality
sensitivity, specificity, positive predictive value, negative predictive value
cohort study, case-control study, cross-sectional study, randomised controlled trial, case series
confounding, selection bias, recall bias, information bias
vector, reservoir, fomite
definitive host, intermediate host, reservoir host, paratenic host
primary prevention, secondary prevention, tertiary prevention, primordial prevention
agonist, antagonist, partial agonist, inverse agonist
bioavailability, half-life, clearance, volume of distribution, first-pass metabolism
absorption, distribution, metabolism, excretion
potency, efficacy, therapeutic index, tolerance
glomerular filtration, tubular reabsorption, tubular secretion, excretion
cardiac output, stroke volume, heart rate, blood pressure, peripheral resistance
preload, afterload, contractility, ejection fraction
tidal volume, vital capacity, residual volume, inspiratory reserve volume, expiratory reserve volume
depolarisation, repolarisation, hyperpolarisation, resting potential
axon, dendrite, synapse, myelin sheath, cell body
ligament, tendon, cartilage, fascia, bursa
flexion, extension, abduction, adduction, rotation, circumduction
anabolism, catabolism, homeostasis, excretion
hyperglycaemia, hypoglycaemia, ketosis, glycosuria, polyuria
kwashiorkor, marasmus, scurvy, rickets, pellagra, beriberi
ionic bond, covalent bond, metallic bond, hydrogen bond, coordinate bond
oxidation, reduction, neutralisation, hydrolysis, precipitation, decomposition
isotope, isomer, allotrope, ion, radical
nucleophile, electrophile, free radical, leaving group, carbocation
addition reaction, elimination reaction, substitution reaction, rearrangement
alkane, alkene, alkyne, alcohol, aldehyde, ketone, carboxylic acid, ester
distillation, filtration, crystallisation, chromatography, sublimation, decantation
molarity, molality, mole fraction, normality, mass fraction
enthalpy, entropy, internal energy, Gibbs free energy, heat capacity
exothermic reaction, endothermic reaction, reversible reaction, redox reaction
activation energy, bond energy, lattice energy, ionisation energy, electron affinity
electronegativity, electron affinity, ionisation energy, atomic radius
catalyst, inhibitor, substrate, cofactor, reagent
titration, calibration, standardisation, dilution
isothermal process, adiabatic process, isobaric process, isochoric process
conduction, convection, radiation, evaporation
speed, velocity, acceleration, displacement, momentum
work, power, kinetic energy, potential energy, impulse
reflection, refraction, diffraction, interference, polarisation, dispersion
transverse wave, longitudinal wave, surface wave
frequency, wavelength, amplitude, period, phase
stress, strain, strength, stiffness, toughness, hardness
elasticity, plasticity, ductility, malleability, brittleness, toughness
creep, fatigue, fracture, buckling, yielding
tension, compression, shear, torsion, bending
density, viscosity, surface tension, compressibility, capillarity
laminar flow, turbulent flow, steady flow, uniform flow
current, voltage, resistance, capacitance, inductance
resistor, capacitor, inductor, diode, transistor
rectifier, inverter, transformer, amplifier, oscillator
reactance, impedance, admittance, conductance, susceptance
radioactivity, nuclear fission, nuclear fusion, half-life, ionisation
slump test, compression test, sieve analysis, penetration test
hydration, curing, bleeding, segregation, carbonation, shrinkage
workability, durability, permeability, consistency, compressive strength
plastic limit, liquid limit, shrinkage limit, plasticity index
compaction, consolidation, liquefaction, dilatancy, piping
cohesion, internal friction, pore pressure, effective stress
dead load, live load, wind load, impact load
weathering, erosion, transportation, deposition
abrasion, attrition, hydraulic action, corrosion
traction, saltation, suspension, solution
meander, oxbow lake, floodplain, delta, levee, estuary
waterfall, gorge, rapids, plunge pool, interlocking spur
infiltration, percolation, interception, surface runoff, throughflow, evapotranspiration
igneous rock, sedimentary rock, metamorphic rock
lithosphere, asthenosphere, outer core, inner core
subduction, sea-floor spreading, continental drift, folding, faulting
divergent boundary, convergent boundary, transform boundary
focus, epicentre, fault plane, magnitude, intensity
lava, magma, tephra, lahar, pyroclastic flow
caldera, vent, fissure, magma chamber
troposphere, stratosphere, mesosphere, thermosphere
relief rainfall, convectional rainfall, frontal rainfall
humidity, precipitation, condensation, evaporation, sublimation
topsoil, subsoil, parent material, bedrock, humus
eluviation, illuviation, laterisation, podzolisation
leaching, volatilisation, denitrification, erosion
soil texture, soil structure, soil porosity, soil consistency
field capacity, wilting point, saturation, available water
crop rotation, monocropping, intercropping, shifting cultivation
mulching, tillage, liming, irrigation, fallowing
sheet erosion, rill erosion, gully erosion, wind erosion
planet, asteroid, comet, meteoroid
perihelion, aphelion, eclipse, equinox, solstice
nebula, white dwarf, neutron star, black hole, red giant
permutation, combination, factorial, partition
union, intersection, complement, power set
injection, surjection, bijection
differentiation, integration, interpolation, extrapolation
scalar, vector, matrix, determinant
eigenvalue, determinant, rank, trace
eccentricity, latus rectum, directrix, asymptote
conservation tillage, strip cropping, contour ploughing, terracing
budding, grafting, layering, cutting
broiler, layer, pullet, cockerel
crossbreeding, inbreeding, linebreeding, outbreeding
ruminant, monogastric animal, pseudo-ruminant
silage, hay, concentrate, pasture
hardening, annealing, tempering, quenching, normalising
casting, forging, welding, rolling, extrusion, machining
galvanising, anodising, electroplating, cathodic protection
distillation, absorption, extraction, evaporation, adsorption
footing, raft foundation, pile foundation, retaining wall
beam, column, slab, truss, arch
runoff, baseflow, groundwater, interflow
aquifer, aquiclude, water table, artesian well
drought, flood, landslide, tsunami, cyclone
isobar, isotherm, isohyet, contour
latitude, longitude, altitude, bearing
greenhouse effect, ozone depletion, acid rain, global warming
reverse osmosis, coagulation, flocculation, sedimentation, chlorination
biodegradation, composting, incineration, landfill
bradycardia, tachycardia, arrhythmia, fibrillation
dyspnoea, cyanosis, haemoptysis, orthopnoea
anaemia, polycythaemia, leucopenia, thrombocytopenia
plasma, serum, lymph, bile
ovulation, menstruation, implantation, lactation, menopause
zygote, embryo, foetus, neonate
gravida, parity, gestation, puerperium
triage, resuscitation, immobilisation, first aid
nociceptor, photoreceptor, chemoreceptor, mechanoreceptor, thermoreceptor
insulin, glucagon, cortisol, thyroxine, adrenaline
saprophyte, epiphyte, hydrophyte, xerophyte, halophyte
herbivore, carnivore, omnivore, insectivore
bilateral symmetry, radial symmetry, segmentation, cephalisation
exoskeleton, endoskeleton, hydrostatic skeleton
`;
