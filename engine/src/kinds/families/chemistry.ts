/** Families of terms of general, organic, physical and analytical chemistry; see ../term-families.ts. */
export const CHEMISTRY = `
law of conservation of mass, law of definite proportions, law of multiple proportions, law of reciprocal proportions
empirical formula, molecular formula, structural formula, condensed formula
limiting reagent, excess reagent, theoretical yield, percentage yield
Dalton's atomic model, Thomson's model, Rutherford's model, Bohr's model
Lyman series, Balmer series, Paschen series, Brackett series, Pfund series
ionic radius, covalent radius, van der Waals radius, metallic radius
molecular crystal, ionic crystal, covalent network crystal, metallic crystal
sp hybridisation, sp2 hybridisation, sp3 hybridisation, sp3d hybridisation
valence bond theory, molecular orbital theory, crystal field theory, ligand field theory
bonding orbital, antibonding orbital, non-bonding orbital, hybrid orbital
bond length, bond angle, bond order, bond polarity
Arrhenius theory, Brønsted–Lowry theory, Lewis theory, solvent-system theory
conjugate acid, conjugate base, Lewis acid, Lewis base
monobasic acid, dibasic acid, tribasic acid, tetrabasic acid
normal salt, acid salt, basic salt, double salt, complex salt
acidic oxide, basic oxide, amphoteric oxide, neutral oxide, peroxide
deliquescence, efflorescence, hygroscopy, sublimation
temporary hardness, permanent hardness, alkalinity, salinity
Haber process, Contact process, Ostwald process, Solvay process, chloralkali process
Hall–Héroult process, Kroll process, Mond process, Bayer process
diamond, graphite, fullerene, graphene
rhombic sulphur, monoclinic sulphur, plastic sulphur, flowers of sulphur
primary standard, secondary standard, internal standard, external standard
acid-base titration, redox titration, complexometric titration, precipitation titration
direct titration, back titration, blank titration, displacement titration
methyl orange, phenolphthalein, litmus, bromothymol blue
equivalence point, end point, half-equivalence point, isoelectric point
Mohr's method, Volhard's method, Fajans' method, Kjeldahl method
gravimetric analysis, volumetric analysis, colorimetric analysis, potentiometric analysis
potentiometry, voltammetry, coulometry, conductometry, polarography
gas chromatography, paper chromatography, thin-layer chromatography, ion-exchange chromatography, gel permeation chromatography
retention time, retention factor, column efficiency, peak resolution
flame photometry, atomic absorption spectroscopy, X-ray fluorescence, Raman spectroscopy
flame test, brown ring test, borax bead test, charcoal cavity test
coprecipitation, post-precipitation, digestion of precipitate, peptisation
hollow cathode lamp, deuterium lamp, tungsten lamp, Nernst glower
fractional distillation, steam distillation, vacuum distillation, simple distillation
decantation, centrifugation, evaporation to dryness, fractional crystallisation
absolute error, relative error, determinate error, indeterminate error
limit of detection, limit of quantification, linear range, signal-to-noise ratio
bathochromic shift, hypsochromic shift, hyperchromic effect, hypochromic effect
chromophore, auxochrome, fluorophore, mordant
chemical shift, spin-spin coupling, shielding, spin relaxation
molecular ion peak, base peak, isotope peak, metastable peak
stretching vibration, scissoring vibration, rocking vibration, wagging vibration, twisting vibration
Beer–Lambert law, Bragg's law, Nernst equation, Arrhenius equation
enthalpy of formation, enthalpy of combustion, enthalpy of neutralisation, enthalpy of solution, enthalpy of atomisation
Clausius–Clapeyron equation, van der Waals equation, Gibbs–Helmholtz equation, Kirchhoff's equation
critical temperature, critical pressure, boiling point, triple point
Boyle temperature, inversion temperature, Debye temperature, Curie temperature
root mean square speed, average speed, most probable speed, relative speed
Tyndall effect, Brownian motion, electrophoresis, electro-osmosis
lyophilic colloid, lyophobic colloid, associated colloid, macromolecular colloid
physisorption, chemisorption, absorption, desorption
Freundlich isotherm, Langmuir isotherm, BET isotherm, Temkin isotherm
Debye–Hückel theory, collision theory, transition state theory, Lindemann theory
integration method, half-life method, isolation method, initial rate method
chain initiation, chain propagation, chain branching, chain termination
molecularity, rate constant, activation energy, frequency factor
parallel reaction, consecutive reaction, opposing reaction, chain reaction
autocatalysis, homogeneous catalysis, heterogeneous catalysis, enzyme catalysis
fluorescence, phosphorescence, chemiluminescence, thermoluminescence
concentration cell, fuel cell, Daniell cell, dry cell
Daniell cell, Leclanché cell, lead-acid accumulator, nickel-cadmium cell
molar conductivity, specific conductance, transport number, ionic mobility
Faraday's first law, Faraday's second law, Kohlrausch's law, Ostwald's dilution law
liquid junction potential, standard electrode potential, overpotential, decomposition potential
monodentate ligand, bidentate ligand, polydentate ligand, ambidentate ligand
ionisation isomerism, linkage isomerism, coordination isomerism, hydrate isomerism
chain isomerism, position isomerism, functional group isomerism, metamerism
s-block element, p-block element, d-block element, f-block element
lanthanide, actinide, chalcogen, pnictogen
inert pair effect, diagonal relationship, lanthanide contraction, catenation
homologous series, parent chain, substituent, locant
cycloalkane, cycloalkene, alkyl halide, aryl halide
chair conformation, boat conformation, twist-boat conformation, half-chair conformation
Newman projection, Fischer projection, Haworth projection, sawhorse projection
angle strain, torsional strain, steric strain, transannular strain
SN1 reaction, SN2 reaction, E1 reaction, E2 reaction
nitration, sulphonation, halogenation, Friedel–Crafts alkylation, Friedel–Crafts acylation
ozonolysis, hydroboration, epoxidation, hydroxylation, oxymercuration, hydrogenation
Diels–Alder reaction, Wurtz reaction, Sandmeyer reaction, Reimer–Tiemann reaction, Kolbe reaction
Beckmann rearrangement, Hofmann rearrangement, pinacol rearrangement, Claisen rearrangement, Curtius rearrangement
Baeyer–Villiger oxidation, Oppenauer oxidation, Swern oxidation, Jones oxidation
Perkin reaction, Knoevenagel condensation, benzoin condensation, Mannich reaction
furan, pyrrole, thiophene, pyridine
naphthalene, anthracene, phenanthrene, biphenyl
ortho position, meta position, para position, ipso position
carbene, nitrene, benzyne, carbocation, free radical
methanol, ethanol, ethylene glycol, glycerol
formic acid, acetic acid, oxalic acid, citric acid, lactic acid
primary amine, secondary amine, tertiary amine, quaternary ammonium salt
Lassaigne's test, Baeyer's test, Hinsberg test, carbylamine test
isotactic polymer, syndiotactic polymer, atactic polymer, branched polymer
polyethylene, polystyrene, polyvinyl chloride, polypropylene, polytetrafluoroethylene
nylon, polyester, polycarbonate, polyurethane, Bakelite
bulk polymerisation, solution polymerisation, suspension polymerisation, emulsion polymerisation
cationic polymerisation, anionic polymerisation, free radical polymerisation, coordination polymerisation
octane number, cetane number, flash point, pour point
acid value, saponification value, iodine value, peroxide value
pure substance, homogeneous mixture, heterogeneous mixture, colloidal mixture
physical property, chemical property, colligative property, constitutive property
intensive property, extensive property, colligative property, constitutive property
physical change, chemical change, nuclear change, phase change
mass, weight, volume, density
atomic theory, kinetic molecular theory, collision theory, quantum theory
polyatomic ion, monatomic ion, complex ion, zwitterion
atomic mass, molar mass, formula mass, molecular mass
molar mass, molar volume, molar concentration, mole fraction
Avogadro's number, Planck's constant, gas constant, Faraday constant, Boltzmann constant
percentage composition, empirical formula, molecular formula, structural formula
chemical equation, net ionic equation, half-equation, word equation
stoichiometry, thermochemistry, electrochemistry, photochemistry, radiochemistry
limiting reactant, excess reactant, catalyst, spectator ion
theoretical yield, actual yield, percentage yield, atom economy
molarity, molality, mole fraction, normality, parts per million
unsaturated solution, saturated solution, supersaturated solution, ideal solution
solubility, miscibility, volatility, viscosity
precipitation reaction, neutralisation reaction, redox reaction, complexation reaction
strong electrolyte, weak electrolyte, nonelectrolyte, spectator ion
combination reaction, decomposition reaction, single displacement reaction, double displacement reaction
displacement reaction, combination reaction, decomposition reaction, isomerisation reaction
combustion reaction, precipitation reaction, neutralisation reaction, decomposition reaction
acid, base, salt, oxide
Arrhenius acid, Arrhenius base, conjugate acid, conjugate base
Brønsted–Lowry acid, Brønsted–Lowry base, Lewis acid, Lewis base
monoprotic acid, diprotic acid, triprotic acid, Lewis acid
polyprotic acid, monoprotic acid, Lewis acid, conjugate acid
amphoteric substance, acidic substance, basic substance, neutral substance
common-ion effect, salt effect, levelling effect, inductive effect
ion product of water, acid dissociation constant, base dissociation constant, solubility product
oxidation number, atomic number, mass number, coordination number
half-reaction, overall reaction, side reaction, chain reaction
Boyle's law, Charles's law, Avogadro's law, Gay-Lussac's law
ideal gas law, combined gas law, Dalton's law of partial pressures, Graham's law of effusion
partial pressure, vapour pressure, atmospheric pressure, critical pressure
root-mean-square speed, average speed, most probable speed, escape speed
phase diagram, energy-level diagram, heating curve, titration curve
heat capacity, specific heat capacity, molar heat capacity, latent heat
heat, temperature, work, internal energy
bomb calorimeter, coffee-cup calorimeter, differential scanning calorimeter, ice calorimeter
bond enthalpy, lattice enthalpy, hydration enthalpy, ionisation enthalpy
zeroth law of thermodynamics, first law of thermodynamics, second law of thermodynamics, third law of thermodynamics
spontaneous process, reversible process, equilibrium process, cyclic process
state function, path function, wave function, partition function
line spectrum, continuous spectrum, band spectrum, mass spectrum
ground state, excited state, transition state, ionised state
atomic orbital, molecular orbital, hybrid orbital, degenerate orbital
valence electron, core electron, unpaired electron, delocalised electron
shielding effect, inert pair effect, inductive effect, photoelectric effect
effective nuclear charge, formal charge, partial charge, oxidation state
electron configuration, orbital diagram, Lewis structure, crystal structure
octet rule, Hund's rule, Fajans' rule, Trouton's rule
periodic law, law of octaves, law of triads, aufbau principle
metal, metalloid, nonmetal
isoelectronic species, isotope, isobar, isotone
polar covalent bond, nonpolar covalent bond, ionic bond, metallic bond
Lewis structure, ball-and-stick model, space-filling model, skeletal formula
lone pair, bonding pair, unpaired electron, shared electron
dipole moment, bond length, bond energy, bond angle
VSEPR theory, valence bond theory, molecular orbital theory, crystal field theory
intermolecular force, covalent bond, ionic bond, metallic bond
dipole–dipole force, ion–dipole force, London dispersion force, hydrogen bond
trigonal bipyramidal geometry, square planar geometry, bent geometry, trigonal pyramidal geometry
capillary action, surface tension, viscosity, vapour pressure
melting point, boiling point, critical point, triple point
vaporisation, condensation, sublimation, fusion
simple cubic cell, body-centred cubic cell, face-centred cubic cell, hexagonal close-packed cell
ionic solid, molecular solid, covalent network solid, metallic solid
boiling-point elevation, freezing-point depression, vapour-pressure lowering, osmotic pressure
van 't Hoff factor, activity coefficient, compressibility factor, distribution coefficient
sol, gel, aerosol, foam
azeotrope, ideal solution, eutectic mixture, alloy
rate law, rate constant, reaction order, molecularity
differential rate law, integrated rate law, equilibrium law, distribution law
activated complex, reaction intermediate, catalyst, product
elementary reaction, reversible reaction, chain reaction, photochemical reaction
unimolecular reaction, bimolecular reaction, termolecular reaction, chain reaction
rate-determining step, initiation step, propagation step, termination step
equilibrium constant, reaction quotient, rate constant, partition coefficient
homogeneous equilibrium, heterogeneous equilibrium, static equilibrium, thermal equilibrium
law of mass action, Le Chatelier's principle, Hess's law, Raoult's law
chemical equilibrium, thermal equilibrium, mechanical equilibrium, phase equilibrium
Faraday's law of electrolysis, Ohm's law, Nernst equation, Kohlrausch's law
faraday, coulomb, ampere, volt
primary cell, secondary cell, fuel cell, electrolytic cell
galvanic cell, electrolytic cell, photovoltaic cell, conductivity cell
electroplating, galvanising, anodising, electrorefining
cathodic protection, galvanising, painting, tinning
alpha emission, beta emission, gamma emission, positron emission
artificial transmutation, radioactive decay, nuclear fission, nuclear fusion
radioactive tracer, fluorescent marker, contrast medium, internal standard
coordination compound, organometallic compound, interstitial compound, clathrate compound
chelate, double salt, clathrate, sandwich compound
spectrochemical series, electrochemical series, homologous series, activity series
crystal field splitting energy, pairing energy, lattice energy, ionisation energy
high-spin complex, low-spin complex, chelate complex, polynuclear complex
octahedral complex, tetrahedral complex, square planar complex, linear complex
inner orbital complex, outer orbital complex, labile complex, inert complex
linkage isomer, ionisation isomer, coordination isomer, hydrate isomer
smelting, roasting, calcination, froth flotation
zone refining, electrolytic refining, liquation, distillation refining
ore, gangue, flux, slag
brass, bronze, solder, amalgam
qualitative analysis, quantitative analysis, elemental analysis, structural analysis
hygroscopic substance, deliquescent substance, efflorescent substance, volatile substance
inorganic chemistry, organic chemistry, physical chemistry, analytical chemistry, biochemistry
hydrocarbon, carbohydrate, alcohol, carboxylic acid
aliphatic compound, aromatic compound, heterocyclic compound, organometallic compound
alicyclic compound, aromatic compound, heterocyclic compound, acyclic compound
saturated hydrocarbon, alkene, alkyne, aromatic hydrocarbon
saturated hydrocarbon, unsaturated hydrocarbon, halogenated hydrocarbon
vinyl group, allyl group, benzyl group, phenyl group
alkyl group, aryl group, acyl group, alkoxy group
methyl group, ethyl group, propyl group, isopropyl group, tert-butyl group
ether, epoxide, thiol, sulphide
nitro compound, azo compound, diazonium salt, nitroso compound
acyl chloride, acid anhydride, ester, amide, nitrile
lactone, lactam, cyclic ether, cyclic anhydride
carbamate, carbonate ester, urea derivative, thioester
Grignard reagent, organolithium reagent, Gilman reagent, Wittig reagent
IUPAC name, common name, trade name, generic name
chain isomer, position isomer, functional isomer, geometric isomer
constitutional isomer, stereoisomer, isotope, allotrope
constitutional isomer, enantiomer, diastereomer, conformer
chiral centre, plane of symmetry, centre of symmetry, axis of symmetry
optical activity, optical rotation, circular dichroism, birefringence
specific rotation, enantiomeric excess, optical density, refractive index
dextrorotatory compound, laevorotatory compound, meso compound, achiral compound
polarimeter, refractometer, spectrophotometer, colorimeter
plane-polarised light, monochromatic light, unpolarised light, white light
absolute configuration, relative configuration, electron configuration, molecular conformation
R configuration, S configuration, E configuration, Z configuration
E isomer, Z isomer, R isomer, S isomer
staggered conformation, eclipsed conformation, chair conformation, boat conformation
gauche conformation, anti conformation, eclipsed conformation, boat conformation
axial bond, equatorial bond, bridgehead bond, exocyclic bond
ring flip, bond rotation, pyramidal inversion, pseudorotation
1,3-diaxial interaction, gauche interaction, flagpole interaction, hydrogen bonding
resonance energy, bond energy, strain energy, activation energy
resonance structure, Lewis structure, skeletal structure, condensed structure
delocalisation, induction, hybridisation, polarisation
electromeric effect, inductive effect, mesomeric effect, hyperconjugation
steric effect, electronic effect, solvent effect, isotope effect
aromatic compound, antiaromatic compound, non-aromatic compound, homoaromatic compound
annulene, fullerene, cycloalkane, polycyclic arene
nucleophilicity, basicity, electrophilicity, polarisability
homolytic cleavage, heterolytic cleavage, oxidative cleavage, hydrolytic cleavage
homolysis, heterolysis, solvolysis, electrolysis
thermodynamic control, kinetic control, stereochemical control, diffusion control
Hammond postulate, Curtin–Hammett principle, Woodward–Hoffmann rules, Bredt's rule
substitution reaction, addition reaction, elimination reaction, condensation reaction, rearrangement reaction
nucleophilic substitution, electrophilic substitution, free-radical substitution, nucleophilic addition
SN1 reaction, SN2 reaction, E1 reaction, E2 reaction, E1cB reaction
inversion of configuration, retention of configuration, racemisation, epimerisation
Walden inversion, racemisation, ring inversion, retention of configuration
hydrolysis, alcoholysis, ammonolysis, acidolysis
polar protic solvent, polar aprotic solvent, non-polar solvent, ionic liquid
phase-transfer catalyst, Lewis acid catalyst, Lindlar catalyst, Ziegler–Natta catalyst, Wilkinson's catalyst
crown ether, cyclodextrin, calixarene, cryptand
Markovnikov addition, anti-Markovnikov addition, conjugate addition, cycloaddition
peroxide effect, inductive effect, steric effect, mesomeric effect
syn addition, anti addition, syn elimination, anti elimination
hydrohalogenation, halogenation, hydration, hydrogenation
hydroboration–oxidation, oxymercuration–demercuration, acid-catalysed hydration, dihydroxylation
halohydrin formation, epoxidation, dihydroxylation, ozonolysis
hydride shift, methyl shift, ring expansion, ring contraction
Zaitsev's rule, Hofmann rule, Markovnikov's rule, Bredt's rule
dehydration, dehydrohalogenation, dehydrogenation, debromination
thermal cracking, catalytic cracking, catalytic reforming, fractional distillation
cracking, reforming, alkylation, polymerisation
terminal alkyne, internal alkyne, cyclic alkyne, conjugated enyne
keto–enol tautomerism, ring–chain tautomerism, imine–enamine tautomerism, lactam–lactim tautomerism
diene, dienophile, enyne
conjugated diene, cumulated diene, isolated diene, cyclic polyene
1,2-addition, 1,4-addition, cycloaddition, radical addition
cycloaddition, electrocyclic reaction, sigmatropic rearrangement, ene reaction
pericyclic reaction, polar reaction, radical reaction, photochemical reaction
Cope rearrangement, Claisen rearrangement, Fries rearrangement, Wagner–Meerwein rearrangement
electrophilic aromatic substitution, nucleophilic aromatic substitution, radical halogenation, nucleophilic acyl substitution
activating group, deactivating group, protecting group, leaving group
ortho–para director, meta director, chiral auxiliary, blocking group
Birch reduction, Clemmensen reduction, Rosenmund reduction, Wolff–Kishner reduction, Meerwein–Ponndorf–Verley reduction
diazotisation, diazo coupling, nitrosation, nitration
Kolbe–Schmitt reaction, Reimer–Tiemann reaction, Gattermann reaction, Vilsmeier–Haack reaction
Williamson synthesis, Gabriel synthesis, malonic ester synthesis, acetoacetic ester synthesis, Strecker synthesis
Tollens' test, Fehling's test, Schiff's test, iodoform test
bromine water test, Baeyer test, Lucas test, ferric chloride test
Fischer esterification, transesterification, saponification, amidation
aldol condensation, Claisen condensation, Dieckmann condensation, Knoevenagel condensation
Robinson annulation, Diels–Alder reaction, Dieckmann condensation, Nazarov cyclisation
haloform reaction, Cannizzaro reaction, Hell–Volhard–Zelinsky reaction, Hunsdiecker reaction
reductive amination, Gabriel synthesis, Hofmann degradation, nitrile reduction
Hofmann elimination, Cope elimination, dehydrohalogenation, Chugaev elimination
pyridinium chlorochromate, potassium permanganate, potassium dichromate, osmium tetroxide, ozone
Suzuki coupling, Heck reaction, Stille coupling, Sonogashira coupling, Negishi coupling
synthon, synthetic equivalent, target molecule, protecting group
retrosynthesis, disconnection, functional group interconversion, protection
chemoselectivity, regioselectivity, stereoselectivity, nucleophilicity
stereospecific reaction, regioselective reaction, chemoselective reaction, reversible reaction
stereospecificity, regioselectivity, chemoselectivity, reactivity
asymmetric synthesis, convergent synthesis, linear synthesis, combinatorial synthesis
chiral auxiliary, chiral catalyst, chiral pool, resolving agent
infrared spectroscopy, nuclear magnetic resonance spectroscopy, ultraviolet–visible spectroscopy, Raman spectroscopy
chemical shift, coupling constant, integration, multiplicity
spin–spin splitting, deshielding, integration, chemical exchange
fingerprint region, functional group region, overtone band, carbonyl stretch
molecular ion, fragment ion, base peak, metastable ion
McLafferty rearrangement, alpha cleavage, retro-Diels–Alder fragmentation, benzylic cleavage
singlet, doublet, triplet, quartet, multiplet
block copolymer, graft copolymer, alternating copolymer, random copolymer
thermoplastic polymer, thermosetting polymer, elastomer, fibre
vulcanisation, cross-linking, plasticisation, polymer degradation
degree of polymerisation, number-average molecular weight, weight-average molecular weight, polydispersity index
soap, detergent, fat, wax
anionic detergent, cationic detergent, non-ionic detergent, amphoteric detergent
monoterpene, sesquiterpene, diterpene, triterpene
isoprene rule, octet rule, Hückel's rule, Markovnikov's rule
solvent extraction, recrystallisation, steam distillation, sublimation
reflux, distillation, filtration, recrystallisation
column chromatography, thin-layer chromatography, gas chromatography, high-performance liquid chromatography
geminal dihalide, vicinal dihalide, vinyl halide, allyl halide
primary carbon, secondary carbon, tertiary carbon, quaternary carbon
primary carbocation, secondary carbocation, tertiary carbocation, allylic carbocation
allylic position, benzylic position, vinylic position, alpha position
degree of unsaturation, degree of polymerisation, degree of substitution, degree of freedom
petrol, kerosene, diesel oil, lubricating oil
isomerisation, racemisation, polymerisation, hydrogenation
`;
