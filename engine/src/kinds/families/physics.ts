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
fundamental quantity, derived quantity, dimensionless quantity, supplementary quantity
fundamental unit, derived unit, supplementary unit, practical unit
dimensional analysis, error analysis, vector resolution, graphical analysis
kinematics, dynamics, statics, hydrostatics
mechanics, optics, acoustics, thermodynamics, electromagnetism
distance, displacement, speed, velocity
uniform acceleration, centripetal acceleration, angular acceleration, instantaneous acceleration
particle, rigid body, fluid, elastic body
inertia, momentum, force, acceleration
normal force, tension force, frictional force, gravitational force
coefficient of friction, coefficient of restitution, coefficient of viscosity, coefficient of performance
angle of repose, angle of contact, angle of incidence, angle of projection
centre of mass, centre of gravity, centre of curvature, centre of pressure
conservation of momentum, conservation of energy, conservation of charge, conservation of mass
gravitational potential energy, elastic potential energy, electric potential energy, kinetic energy
mechanical energy, thermal energy, chemical energy, nuclear energy
conservative force, non-conservative force, contact force, inertial force
work–energy theorem, impulse–momentum theorem, parallel-axis theorem, equipartition theorem
lever, pulley, wheel and axle, screw, wedge
mechanical advantage, velocity ratio, efficiency of a machine, power output
parallel-axis theorem, perpendicular-axis theorem, Torricelli's theorem, Pythagoras' theorem
moment of inertia, radius of gyration, angular momentum, torque
gyroscope, flywheel, governor, pendulum
gravitational field strength, gravitational potential, gravitational force, escape velocity
geostationary satellite, polar satellite, natural satellite, low Earth orbit satellite
weightlessness, buoyancy, inertia, equilibrium
breaking stress, yield stress, working stress, proof stress
relative density, relative humidity, relative permittivity, refractive index
buoyancy, surface tension, viscosity, capillarity
upthrust, drag, lift, thrust
hydrometer, barometer, hygrometer, thermometer
streamline flow, turbulent flow, compressible flow, rotational flow
continuity equation, Bernoulli's equation, Poiseuille's equation, Navier–Stokes equation
simple harmonic motion, projectile motion, rolling motion, free fall
natural frequency, driving frequency, beat frequency, cut-off frequency
restoring force, damping force, driving force, centripetal force
critical damping, overdamping, underdamping, magnetic damping
quality factor, damping ratio, logarithmic decrement, power factor
light damping, critical damping, heavy damping, zero damping
progressive wave, stationary wave, shock wave, evanescent wave
node, antinode, crest, trough
wavefront, wavelength, wave train, wave packet
plane wavefront, spherical wavefront, cylindrical wavefront, elliptical wavefront
wave number, wave speed, angular frequency, wave amplitude
beat, echo, reverberation, resonance
loudness, pitch, timbre, sound intensity
decibel, phon, hertz, sone
echo, reverberation, Doppler effect, sonic boom
thermometric property, thermal capacity, thermal conductivity, thermal expansivity
absolute zero, triple point, ice point, steam point
linear expansivity, area expansivity, volume expansivity, apparent expansivity
anomalous expansion, apparent expansion, real expansion, linear expansion
Newton's law of cooling, Stefan–Boltzmann law, Fourier's law, Wien's displacement law
black body, grey body, perfect reflector, heat sink
pressure law, Boyle's law, Charles's law, Avogadro's law
mean free path, collision frequency, root-mean-square speed, molecular diameter
kinetic theory, caloric theory, quantum theory, wave theory
Maxwell–Boltzmann distribution, Fermi–Dirac distribution, Bose–Einstein distribution, Planck distribution
equipartition theorem, virial theorem, Carnot's theorem, Liouville's theorem
reversible process, irreversible process, quasi-static process, cyclic process
heat engine, heat pump, steam turbine, electric motor
Carnot cycle, Otto cycle, Diesel cycle, Rankine cycle, Stirling cycle
saturated vapour pressure, partial pressure, atmospheric pressure, gauge pressure
electric charge, electric current, electric potential, electric field
electric field line, equipotential surface, magnetic field line, wavefront
dielectric, conductor, semiconductor, superconductor
drift velocity, current density, charge density, electron mobility
drift velocity, terminal velocity, group velocity, phase velocity
ohmic conductor, non-ohmic conductor, semiconductor, superconductor
temperature coefficient of resistance, resistivity, conductivity, conductance
superconductivity, superfluidity, ferromagnetism, piezoelectricity
terminal voltage, electromotive force, lost volts, back electromotive force
shunt, multiplier, rheostat, potential divider
fuse, circuit breaker, earth wire, switch
north pole, south pole, neutral point, magnetic axis
Lorentz force, Coulomb force, van der Waals force, nuclear force
solenoid, toroid, bar magnet, Helmholtz coil
cyclotron, synchrotron, betatron, linear accelerator
mass spectrometer, velocity selector, cathode-ray tube, bubble chamber
magnetic domain, crystal grain, energy band, depletion layer
angle of dip, angle of declination, angle of deviation, angle of incidence
electromagnetic induction, electrostatic induction, thermionic emission, electrolysis
self-inductance, mutual inductance, capacitance, resistance
motional electromotive force, transformer electromotive force, thermoelectric electromotive force, photovoltaic electromotive force
generator, electric motor, transformer, induction coil
root-mean-square value, peak value, mean value, instantaneous value
phasor, scalar, tensor, unit vector
wattless current, active current, eddy current, displacement current
true power, reactive power, apparent power, peak power
Poynting vector, electric displacement, magnetisation, polarisation vector
gamma ray, ultraviolet ray, visible light, infrared ray
geometrical optics, physical optics, quantum optics, fibre optics
law of reflection, law of refraction, Malus's law, Huygens' principle
real image, virtual image, erect image, inverted image
focal length, radius of curvature, aperture, object distance
dioptre, lumen, candela, lux
linear magnification, angular magnification, resolving power, dispersive power
refracting telescope, reflecting telescope, compound microscope, simple microscope
microscope, telescope, periscope, spectrometer, camera
coherent source, monochromatic source, point source, extended source
division of wavefront, division of amplitude, total internal reflection, double refraction
thin-film interference, double-slit interference, single-slit diffraction, multiple-slit diffraction
Rayleigh criterion, Bragg's law, Lawson criterion, Brewster's law
Brewster's angle, critical angle, angle of minimum deviation, Bragg angle
optical activity, double refraction, dichroism, dispersion
Rayleigh scattering, Raman scattering, Compton scattering, Thomson scattering
hologram, photograph, interferogram, spectrogram
step-index fibre, graded-index fibre, single-mode fibre, multimode fibre
uncertainty principle, complementarity principle, exclusion principle, equivalence principle
excitation, ionisation, de-excitation, recombination
bremsstrahlung, Cherenkov radiation, synchrotron radiation, black-body radiation
annihilation, pair production, Compton scattering, photoelectric effect
special relativity, general relativity, quantum mechanics, classical mechanics
rest mass, relativistic mass, reduced mass, effective mass
Lorentz transformation, Galilean transformation, gauge transformation, Fourier transformation
proper time, proper length, rest energy, rest mass
pressurised water reactor, boiling water reactor, gas-cooled reactor, fast breeder reactor
quark, lepton, gauge boson, Higgs boson
proton, neutron, pion, electron
fermion, boson, anyon, quasiparticle
positron, antiproton, antineutron, antineutrino
extrinsic semiconductor, intrinsic semiconductor, insulator, superconductor
donor impurity, acceptor impurity, trap centre, recombination centre
p–n junction, Schottky junction, Josephson junction, thermocouple junction
half-wave rectifier, full-wave rectifier, bridge rectifier, voltage doubler
AND gate, OR gate, NOT gate, NAND gate, NOR gate
amplifier, oscillator, rectifier, modulator
uniform motion, circular motion, oscillatory motion, random motion
resonant frequency, threshold frequency, cut-off frequency, beat frequency
projectile, satellite, pendulum, gyroscope
inertial frame of reference, non-inertial frame of reference, rotating frame of reference, laboratory frame of reference
n-type doping, p-type doping, ion implantation, epitaxial growth
boiling, evaporation, sublimation, condensation
`;
