/** Families of terms of physics, chemistry, mathematics and statistics; see ../term-families.ts. */
export const PHYSICAL = `
displacement, velocity, acceleration, momentum
scalar quantity, vector quantity, dimensionless quantity, derived quantity
static friction, kinetic friction, rolling friction, fluid friction
kinetic energy, potential energy, thermal energy, chemical energy
elastic collision, inelastic collision, explosion
work, power, energy, impulse
centripetal force, centrifugal force, Coriolis force, tension
moment, couple, impulse
stable equilibrium, unstable equilibrium, neutral equilibrium, dynamic equilibrium
stress, strain, elasticity, plasticity
Young's modulus, bulk modulus, shear modulus, Poisson's ratio
density, pressure, viscosity, surface tension
laminar flow, turbulent flow, transitional flow
amplitude, frequency, wavelength, period, phase
transverse wave, longitudinal wave, standing wave, surface wave
reflection, refraction, diffraction, interference, polarisation
constructive interference, destructive interference, total internal reflection, diffraction
concave mirror, convex mirror, plane mirror, parabolic mirror
converging lens, diverging lens, prism, plane mirror
myopia, hypermetropia, astigmatism, presbyopia
resonance, damping, beats, Doppler effect
conduction, convection, radiation, evaporation
specific heat capacity, latent heat, thermal conductivity, thermal expansion
isothermal process, adiabatic process, isobaric process, isochoric process
internal energy, enthalpy, entropy, Gibbs free energy, Helmholtz free energy
zeroth law, first law, second law, third law
open system, closed system, isolated system, steady-state system
conductor, insulator, semiconductor, superconductor
resistance, capacitance, inductance, impedance
resistor, capacitor, inductor, diode
dielectric constant, dielectric strength, energy density, capacitance
series circuit, parallel circuit, bridge circuit, open circuit
electromotive force, potential difference, internal resistance, current
electric field, magnetic field, gravitational field, velocity field
permittivity, permeability, conductivity, resistivity
diamagnetism, paramagnetism, ferromagnetism, antiferromagnetism
alternating current, direct current, eddy current, displacement current
alpha decay, beta decay, gamma emission, electron capture
nuclear fission, nuclear fusion, radioactive decay, neutron capture
half-life, activity, decay constant, mean life
proton, neutron, electron, positron, neutrino
photoelectric effect, Compton effect, pair production, black-body radiation
emission spectrum, absorption spectrum, continuous spectrum, band spectrum
atomic number, mass number, relative atomic mass, valency
isotope, isobar, isotone, allotrope
ionic bond, covalent bond, metallic bond, hydrogen bond
dipole-dipole force, London dispersion force, hydrogen bond, ion-dipole force
sigma bond, pi bond, coordinate bond, hydrogen bond
linear geometry, trigonal planar geometry, tetrahedral geometry, octahedral geometry
ionisation energy, electron affinity, electronegativity, atomic radius
alkali metal, alkaline earth metal, halogen, noble gas, transition metal
element, compound, mixture
filtration, distillation, crystallisation, chromatography, sublimation
oxidation, reduction, hydrolysis, neutralisation
oxidising agent, reducing agent, catalyst, dehydrating agent
anode, cathode, electrolyte, salt bridge
strong acid, weak acid, strong base, weak base
buffer solution, indicator, standard solution, titrant
molarity, molality, mole fraction, normality
exothermic reaction, endothermic reaction, reversible reaction, photochemical reaction
reaction rate, activation energy, rate constant, reaction order
zero-order reaction, first-order reaction, second-order reaction, third-order reaction
homogeneous catalyst, heterogeneous catalyst, enzyme, inhibitor
Boyle's law, Charles's law, Avogadro's law, Graham's law, Dalton's law
alkane, alkene, alkyne, arene
alcohol, aldehyde, ketone, carboxylic acid, ester, ether
amine, amide, nitrile, imine
hemiacetal, acetal, hydrate, cyanohydrin
imine, enamine, oxime, hydrazone
acid chloride, acid anhydride, ester, amide
electrophile, nucleophile, free radical, carbocation
aldol reaction, Cannizzaro reaction, Wittig reaction, Claisen condensation
Wolff–Kishner reduction, Clemmensen reduction, catalytic hydrogenation, metal hydride reduction
Tollens' reagent, Fehling's solution, Brady's reagent, bromine water
addition reaction, substitution reaction, elimination reaction, rearrangement
nucleophilic substitution, electrophilic addition, free radical substitution, elimination
structural isomer, geometric isomer, optical isomer, conformational isomer
enantiomer, diastereomer, racemic mixture, meso compound
tautomerism, chirality, resonance, aromaticity
inductive effect, mesomeric effect, hyperconjugation, steric hindrance
addition polymer, condensation polymer, copolymer, homopolymer
thermoplastic, thermoset, elastomer, composite
colloid, suspension, solution, emulsion
simple cubic structure, body-centred cubic structure, face-centred cubic structure, hexagonal close-packed structure
ultraviolet spectroscopy, infrared spectroscopy, mass spectrometry, nuclear magnetic resonance
mean, median, mode, range
range, variance, standard deviation, interquartile range
population, sample, census, sampling frame
null hypothesis, alternative hypothesis, working hypothesis, statistical hypothesis
significance level, p-value, power, confidence level
confidence interval, critical region, acceptance region, prediction interval
t test, chi-square test, analysis of variance, z test
parameter, statistic, random variable
correlation, regression, covariance, autocorrelation
binomial distribution, Poisson distribution, normal distribution, geometric distribution
skewness, kurtosis, variance, mean deviation
histogram, bar chart, pie chart, scatter diagram, box plot
permutation, combination, factorial, partition
injective function, surjective function, bijective function, inverse function
determinant, inverse, transpose, trace
eigenvalue, eigenvector, determinant, rank
limit, derivative, integral, continuity
maximum, minimum, point of inflexion, saddle point
rational number, irrational number, imaginary number
direct proof, proof by contradiction, proof by induction, counterexample
opsonisation, agglutination, neutralisation, precipitation, complement fixation
oxidation, reduction, neutralisation, hydrolysis, precipitation, decomposition
isotope, isomer, allotrope, ion, radical
alkane, alkene, alkyne, alcohol, aldehyde, ketone, carboxylic acid, ester
activation energy, bond energy, lattice energy, ionisation energy, electron affinity
work, power, kinetic energy, potential energy, impulse
density, viscosity, surface tension, compressibility, capillarity
laminar flow, turbulent flow, steady flow, uniform flow
current, voltage, resistance, capacitance, inductance
reactance, impedance, admittance, conductance, susceptance
radioactivity, nuclear fission, nuclear fusion, ionisation
humidity, precipitation, condensation, evaporation, sublimation
scalar, vector, matrix, determinant
series circuit, parallel circuit, short circuit, open circuit
moment, couple, resultant, equilibrant
mean, median, mode, range, standard deviation, variance
null hypothesis, alternative hypothesis, type I error, type II error, significance level
parameter, statistic, confidence interval, p-value
sampling error, non-sampling error, measurement error, coding error
t test, chi-squared test, analysis of variance, regression
titration, calibration, standardisation, dilution
planet, asteroid, comet, meteoroid
perihelion, aphelion, eclipse, equinox, solstice
nebula, white dwarf, neutron star, black hole, red giant
injection, surjection, bijection, composition
eccentricity, latus rectum, directrix, asymptote
farad, henry, ohm, siemens, tesla, weber
joule, watt, newton, pascal, hertz
independent variable, dependent variable, extraneous variable, control variable
capacitor, resistor, inductor, transformer
farad, ohm, henry, tesla
polarisation, ionisation, breakdown, conduction
free charge, bound charge, induced charge, test charge
electric flux, electric displacement, electric potential, field strength
fringing, hysteresis, saturation, leakage
Gauss's law, Ampère's law, Faraday's law, Lenz's law, Biot–Savart law, Ohm's law
Coulomb's law, Kirchhoff's law, Snell's law, Hooke's law
mutual induction, self-induction, electrostatic induction, electrolysis
ammeter, voltmeter, galvanometer, potentiometer
hydrogen electrode, calomel electrode, glass electrode, silver chloride electrode
Heisenberg uncertainty principle, Pauli exclusion principle, Hund's rule, Aufbau principle
principal quantum number, azimuthal quantum number, magnetic quantum number, spin quantum number
s orbital, p orbital, d orbital, f orbital
carbonyl group, hydroxyl group, carboxyl group, amino group
primary alcohol, secondary alcohol, tertiary alcohol, phenol
nucleophilic addition, nucleophilic acyl substitution, electrophilic substitution, radical addition
enol, enolate, ylide, carbanion
Grignard reagent, organolithium, Gilman reagent, hydride reagent
oxime, hydrazone, semicarbazone, imine
lithium aluminium hydride, sodium borohydride, hydrogen gas, zinc amalgam
silver mirror test, iodoform test, Fehling's test, Lucas test
hydrolysis, esterification, saponification, decarboxylation
retro-aldol reaction, crossed aldol reaction, aldol condensation, Michael addition
protecting group, leaving group, functional group, directing group
Markovnikov's rule, Zaitsev's rule, Hofmann's rule, Hückel's rule
conformer, epimer, anomer, rotamer
Le Chatelier's principle, Hess's law, Raoult's law, Henry's law
boiling point elevation, freezing point depression, osmotic pressure, vapour pressure lowering
ideal gas, real gas, vapour, plasma
systematic error, random error, gross error, percentage error
accuracy, precision, resolution, sensitivity
point estimate, interval estimate, unbiased estimator, maximum likelihood estimate
one-tailed test, two-tailed test, paired test, non-parametric test
sampling distribution, t distribution, F distribution, chi-square distribution
standard error, margin of error, standard deviation, coefficient of variation
law of large numbers, central limit theorem, Chebyshev's inequality, Bayes' theorem
non-response bias, undercoverage, response bias, voluntary response bias
discrete variable, continuous variable, qualitative variable, random variable
vertex, edge, path, cycle
sine, cosine, tangent, secant
integration by parts, integration by substitution, partial fractions, numerical integration
linear equation, quadratic equation, cubic equation, differential equation
`;
