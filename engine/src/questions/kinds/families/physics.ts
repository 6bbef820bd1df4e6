/** Families of terms of physics and astronomy; see ../term-families.ts. */
export const PHYSICS = `
metre, kilogram, second, ampere, kelvin, mole, candela
vernier caliper, micrometer screw gauge, spherometer, travelling microscope
parallax error, zero error, calibration error, backlash error
rectilinear motion, circular motion, rotational motion, oscillatory motion, random motion
instantaneous velocity, average velocity, terminal velocity, escape velocity, relative velocity
angular displacement, angular velocity, angular acceleration, angular momentum
centripetal acceleration, tangential acceleration, acceleration due to gravity, Coriolis acceleration
Newton's first law, Newton's second law, Newton's third law, Newton's law of gravitation
Kepler's first law, Kepler's second law, Kepler's third law, Titius–Bode law
gravitational force, electromagnetic force, strong nuclear force, weak nuclear force
time of flight, horizontal range, maximum height, angle of projection
moment of inertia, torque, angular momentum, angular velocity
parallel axis theorem, perpendicular axis theorem, work-energy theorem, impulse-momentum theorem
conservation of energy, conservation of linear momentum, conservation of angular momentum, conservation of charge
first-class lever, second-class lever, third-class lever, inclined plane
underdamped oscillation, overdamped oscillation, critically damped oscillation, undamped oscillation
simple pendulum, compound pendulum, torsional pendulum, spiral spring
free oscillation, damped oscillation, forced oscillation, maintained oscillation
tensile stress, compressive stress, volumetric stress, tangential stress
elastic limit, yield point, breaking point, proportional limit
Archimedes' principle, Pascal's principle, Bernoulli's principle, law of flotation
Stokes' law, Poiseuille's equation, Torricelli's theorem, equation of continuity
cohesive force, adhesive force, angle of contact, capillary rise
linear expansivity, area expansivity, cubic expansivity, apparent expansivity
Celsius scale, Fahrenheit scale, Kelvin scale, Rankine scale
liquid-in-glass thermometer, resistance thermometer, thermocouple, constant-volume gas thermometer, pyrometer
latent heat of fusion, latent heat of vaporisation, heat of combustion, heat of solution
saturated vapour, unsaturated vapour, superheated liquid, supercooled liquid
Stefan–Boltzmann law, Wien's displacement law, Rayleigh–Jeans law, Planck's radiation law
Prévost's theory of exchanges, Kirchhoff's law of radiation, Lambert's cosine law, inverse square law
Carnot engine, Stirling engine, heat pump, refrigerator
Maxwell–Boltzmann statistics, Fermi–Dirac statistics, Bose–Einstein statistics, Planck statistics
mechanical wave, electromagnetic wave, matter wave, gravitational wave
infrasound, audible sound, ultrasound, hypersound
fundamental frequency, overtone, beat frequency, cut-off frequency
closed pipe, open pipe, stretched string, tuning fork
radio wave, microwave, infrared radiation, ultraviolet radiation, X-ray
principal focus, centre of curvature, optical centre, pole of mirror
angle of incidence, angle of reflection, angle of refraction, critical angle, angle of deviation
spherical aberration, chromatic aberration, field curvature, barrel distortion
simple microscope, compound microscope, astronomical telescope, terrestrial telescope
near point, far point, focal length, lens power
Young's double slit, diffraction grating, Newton's rings, Michelson interferometer
Fresnel diffraction, Fraunhofer diffraction, Bragg diffraction, electron diffraction
plane polarisation, circular polarisation, elliptical polarisation, partial polarisation
Malus's law, Brewster's law, Fermat's principle, Huygens' principle
luminous intensity, luminous flux, illuminance, luminance
umbra, penumbra, antumbra, totality
charging by friction, charging by contact, charging by induction, earthing
gold-leaf electroscope, electrophorus, Van de Graaff generator, proof plane
electric dipole, point charge, line charge, surface charge
parallel-plate capacitor, cylindrical capacitor, spherical capacitor, electrolytic capacitor
Wheatstone bridge, metre bridge, Kelvin bridge, Carey Foster bridge
Kirchhoff's current law, Kirchhoff's voltage law, Thévenin's theorem, Norton's theorem
Seebeck effect, Peltier effect, Thomson effect, Hall effect
magnetic flux, magnetic flux density, magnetic field strength, magnetic moment
magnetic declination, magnetic dip, horizontal component, magnetic meridian
hard magnetic material, soft magnetic material, diamagnetic material, paramagnetic material
retentivity, coercivity, permeability, susceptibility
Fleming's left-hand rule, Fleming's right-hand rule, right-hand grip rule, corkscrew rule
step-up transformer, step-down transformer, autotransformer, isolation transformer
eddy current loss, hysteresis loss, copper loss, flux leakage
root mean square value, peak value, average value, instantaneous value
inductive reactance, capacitive reactance, impedance, power factor
moving-coil meter, moving-iron meter, hot-wire meter, electrodynamometer
intrinsic semiconductor, n-type semiconductor, p-type semiconductor, compound semiconductor
valence band, conduction band, forbidden gap, Fermi level
forward bias, reverse bias, avalanche breakdown, Zener breakdown
Zener diode, light-emitting diode, photodiode, tunnel diode, varactor diode
common-emitter configuration, common-base configuration, common-collector configuration, Darlington pair
thermionic emission, photoelectric emission, field emission, secondary emission
work function, threshold frequency, stopping potential, photocurrent
plum pudding model, nuclear model, Bohr model, quantum mechanical model
Zeeman effect, Stark effect, Raman effect, Faraday effect
Frank–Hertz experiment, Millikan's oil drop experiment, Davisson–Germer experiment, Stern–Gerlach experiment, Michelson–Morley experiment
continuous X-ray, characteristic X-ray, soft X-ray, hard X-ray
mass defect, binding energy, packing fraction, Q value
alpha particle, beta particle, gamma ray, neutron beam
Geiger–Müller counter, scintillation counter, cloud chamber, bubble chamber, ionisation chamber
fuel rod, control rod, moderator, coolant, radiation shield
critical mass, breeder reaction, thermonuclear reaction, neutron moderation
becquerel, curie, gray, sievert, roentgen
absorbed dose, equivalent dose, effective dose, exposure dose
liquid drop model, shell model, collective model, Fermi gas model
lepton, meson, baryon, gauge boson
up quark, down quark, strange quark, charm quark, top quark, bottom quark
photon, gluon, graviton, W boson, Higgs boson
electron neutrino, muon, pion, kaon
time dilation, length contraction, relativity of simultaneity, mass-energy equivalence
inertial frame, non-inertial frame, proper time, world line
de Broglie wavelength, Compton wavelength, Planck length, Schwarzschild radius
Schrödinger equation, Dirac equation, Klein–Gordon equation, Heisenberg equation
wave function, probability density, expectation value, eigenfunction
infinite square well, potential barrier, harmonic oscillator, step potential
correspondence principle, complementarity principle, exclusion principle, superposition principle
simple cubic lattice, body-centred cubic lattice, face-centred cubic lattice, hexagonal lattice
vacancy defect, interstitial defect, edge dislocation, screw dislocation, grain boundary
Schottky defect, Frenkel defect, colour centre, stacking fault
amorphous solid, crystalline solid, polycrystalline solid, liquid crystal
phonon, plasmon, exciton, polaron, magnon
spontaneous emission, stimulated emission, stimulated absorption, population inversion
ruby laser, helium-neon laser, carbon dioxide laser, semiconductor laser, dye laser
Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune
solar eclipse, lunar eclipse, transit, occultation
protostar, main sequence star, red giant, white dwarf, supernova
elliptical galaxy, spiral galaxy, irregular galaxy, lenticular galaxy
photosphere, chromosphere, solar corona, convective zone
sunspot, solar flare, solar prominence, coronal mass ejection
geocentric model, heliocentric model, steady-state theory, big bang theory
right ascension, declination, azimuth, hour angle
light year, parsec, astronomical unit, angstrom
synodic period, sidereal period, solar day, sidereal day
`;
