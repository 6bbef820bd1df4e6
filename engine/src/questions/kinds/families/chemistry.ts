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
galvanic cell, electrolytic cell, concentration cell, fuel cell
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
`;
