/** Families of terms of electrical, electronic and telecommunication engineering; see ../term-families.ts. */
export const CIRCUITS = `
Thévenin's theorem, Norton's theorem, superposition theorem, maximum power transfer theorem, reciprocity theorem
mesh analysis, nodal analysis, source transformation, star-delta transformation
independent voltage source, independent current source, dependent voltage source, dependent current source
active power, reactive power, apparent power, complex power
transient response, steady-state response, natural response, forced response
step response, impulse response, ramp response, frequency response
rise time, settling time, delay time, peak time
impedance parameters, admittance parameters, hybrid parameters, transmission parameters
star connection, delta connection, zigzag connection, Scott connection
shunt generator, series generator, compound generator, separately excited generator
shunt motor, series motor, compound motor, separately excited motor
lap winding, wave winding, concentric winding, damper winding
armature, commutator, field winding, yoke, brush
armature reaction, commutation, back electromotive force, residual magnetism
squirrel-cage motor, slip-ring motor, synchronous motor, universal motor
split-phase motor, capacitor-start motor, shaded-pole motor, repulsion motor
synchronous speed, rotor frequency, pull-out torque, slip speed
direct-on-line starter, star-delta starter, autotransformer starter, rotor resistance starter
plugging, dynamic braking, regenerative braking, mechanical braking
open-circuit test, short-circuit test, Sumpner's test, polarity test
core-type transformer, shell-type transformer, toroidal transformer, berry-type transformer
current transformer, potential transformer, distribution transformer, power transformer
Buchholz relay, conservator, breather, tap changer, bushing
salient-pole rotor, cylindrical rotor, squirrel-cage rotor, wound rotor
voltage regulation, transformation ratio, per-unit impedance, all-day efficiency
thermal power station, hydroelectric power station, nuclear power station, gas turbine power station, solar power station
demand factor, diversity factor, plant capacity factor, plant use factor
short transmission line, medium transmission line, long transmission line, underground cable
skin effect, proximity effect, Ferranti effect, corona discharge
pin insulator, suspension insulator, strain insulator, shackle insulator
overcurrent relay, distance relay, differential relay, directional relay
oil circuit breaker, air-blast circuit breaker, vacuum circuit breaker, SF6 circuit breaker
fuse, circuit breaker, isolator, contactor, lightning arrester
symmetrical fault, single line-to-ground fault, line-to-line fault, open-conductor fault
positive sequence, negative sequence, zero sequence, phase sequence
slack bus, load bus, generator bus, infinite bus
steady-state stability, transient stability, dynamic stability, voltage stability
radial system, ring main system, interconnected system, grid system
plate earthing, pipe earthing, rod earthing, strip earthing
conduit wiring, cleat wiring, casing wiring, trunking
two-way switch, intermediate switch, one-way switch, double-pole switch
incandescent lamp, fluorescent lamp, sodium vapour lamp, mercury vapour lamp, LED lamp
monocrystalline cell, polycrystalline cell, thin-film cell, perovskite cell
junction field-effect transistor, MOSFET, bipolar junction transistor, insulated-gate bipolar transistor
depletion layer, emitter region, base region, collector region
cut-off region, active region, saturation region, breakdown region
fixed bias, collector-to-base bias, voltage divider bias, emitter bias
class A amplifier, class B amplifier, class AB amplifier, class C amplifier
RC-coupled amplifier, transformer-coupled amplifier, direct-coupled amplifier, tuned amplifier
voltage-series feedback, voltage-shunt feedback, current-series feedback, current-shunt feedback
Hartley oscillator, Colpitts oscillator, Wien bridge oscillator, phase-shift oscillator, crystal oscillator
astable multivibrator, monostable multivibrator, bistable multivibrator, Schmitt trigger
inverting amplifier, non-inverting amplifier, summing amplifier, differential amplifier, voltage follower
input offset voltage, slew rate, common-mode rejection ratio, open-loop gain
clipper, clamper, voltage doubler, peak detector
Butterworth filter, Chebyshev filter, Bessel filter, elliptic filter
silicon-controlled rectifier, diac, unijunction transistor, gate turn-off thyristor
buck converter, boost converter, buck-boost converter, flyback converter
half adder, full adder, half subtractor, comparator
ripple counter, synchronous counter, ring counter, Johnson counter
serial-in serial-out register, serial-in parallel-out register, parallel-in serial-out register, parallel-in parallel-out register
Karnaugh map, truth table, timing diagram, logic diagram
sum of products, product of sums, minterm, maxterm
transistor-transistor logic, emitter-coupled logic, CMOS logic, diode-transistor logic
fan-in, fan-out, propagation delay, noise margin
Gray code, binary-coded decimal, excess-3 code, ASCII code
PROM, EPROM, EEPROM, mask ROM
successive approximation converter, flash converter, dual-slope converter, sigma-delta converter
transfer function, block diagram, signal flow graph, state-space model
Routh–Hurwitz criterion, Nyquist criterion, root locus method, Bode plot
gain margin, phase margin, resonant peak, crossover frequency
lead compensator, lag compensator, lead-lag compensator, PID controller
steady-state error, position error constant, velocity error constant, acceleration error constant
Laplace transform, Fourier transform, Z-transform, wavelet transform
continuous-time signal, discrete-time signal, deterministic signal, stochastic signal
energy signal, power signal, periodic signal, causal signal
aliasing, quantisation noise, intersymbol interference, companding
amplitude-shift keying, frequency-shift keying, phase-shift keying, quadrature amplitude modulation
pulse-amplitude modulation, pulse-width modulation, pulse-position modulation, delta modulation
double-sideband modulation, single-sideband modulation, vestigial-sideband modulation, independent-sideband modulation
thermal noise, shot noise, flicker noise, burst noise
noise figure, noise temperature, bit error rate, dynamic range
tuned radio frequency receiver, superheterodyne receiver, homodyne receiver, crystal receiver
ground wave, sky wave, space wave, tropospheric scatter
dipole antenna, Yagi antenna, horn antenna, parabolic antenna, loop antenna
directivity, antenna gain, beamwidth, radiation resistance
geostationary orbit, low Earth orbit, medium Earth orbit, polar orbit
multimode step-index fibre, graded-index fibre, single-mode fibre, plastic optical fibre
modal dispersion, chromatic dispersion, polarisation mode dispersion, bending loss
handover, frequency reuse, cell splitting, roaming
frequency-division multiple access, time-division multiple access, code-division multiple access, space-division multiple access
multipath fading, shadow fading, path loss, Doppler spread
standing wave ratio, reflection coefficient, characteristic impedance, propagation constant
coaxial line, two-wire line, microstrip line, waveguide
block code, convolutional code, cyclic code, turbo code
Maxwell bridge, Hay bridge, Schering bridge, Anderson bridge, De Sauty bridge
deflecting torque, controlling torque, damping torque, starting torque
strain gauge, thermistor, linear variable differential transformer, piezoelectric transducer
cathode-ray oscilloscope, spectrum analyser, function generator, digital multimeter
wattmeter, energy meter, power factor meter, frequency meter
connected load, maximum demand, average demand, installed capacity
Thevenin's theorem, Norton's theorem, superposition theorem, maximum power transfer theorem
base load, peak load, intermediate load, emergency load
base load plant, peak load plant, standby plant, pumped-storage plant
branch, node, mesh, supernode
back EMF, armature reaction, terminal voltage, field flux
counter electromotive force, terminal voltage, potential difference, motional electromotive force
common-emitter amplifier, common-base amplifier, common-collector amplifier, differential amplifier
common-source amplifier, common-drain amplifier, common-gate amplifier, cascode amplifier
open-loop control system, closed-loop control system, adaptive control system, feedforward control system
overshoot, rise time, settling time, steady-state error
corona, skin effect, Ferranti effect, sag
DC motor, induction motor, synchronous motor, stepper motor
induction motor, synchronous motor, stepper motor, universal motor
synchronous generator, induction generator, DC generator, piezoelectric generator
depletion region, conduction band, valence band, forbidden gap
doping, diffusion, drift, recombination
p-n junction, ohmic contact, metal-semiconductor junction, heterojunction
intrinsic semiconductor, n-type semiconductor, p-type semiconductor, metal conductor
bipolar junction transistor, field-effect transistor, thyristor, Zener diode
rectifier, inverter, chopper, cycloconverter
operational amplifier, voltage regulator, comparator, timer
low-pass filter, high-pass filter, band-pass filter, band-stop filter
form factor, crest factor, power factor, ripple factor
RMS value, average value, peak value, peak-to-peak value
ripple factor, rectification efficiency, peak inverse voltage, transformer utilisation factor
gain, bandwidth, input impedance, output impedance
voltage gain, current gain, power gain, loop gain
modulation, demodulation, multiplexing, amplification
modulation index, carrier frequency, sideband, deviation ratio
multivibrator, oscillator, amplifier, rectifier
real power, reactive power, apparent power, instantaneous power
relay, circuit breaker, isolator, surge arrester
busbar, isolator, circuit breaker, lightning arrester
root locus, Bode plot, Nyquist plot, Nichols chart
sampling theorem, convolution theorem, final value theorem, Parseval's theorem
final value theorem, initial value theorem, shifting theorem, convolution theorem
slip, synchronous speed, starting torque, rotor frequency
stator, rotor, commutator, slip ring
three-phase system, single-phase system, two-phase system, direct-current system
phase voltage, line voltage, neutral current, phase current
time constant, natural frequency, damping ratio, settling time
transmission line, waveguide, optical fibre, antenna
turns ratio, efficiency, voltage regulation, leakage reactance
overdamped response, underdamped response, critically damped response, undamped response
analogue signal, digital signal, periodic signal, random signal
moving-coil instrument, moving-iron instrument, electrodynamometer instrument, induction instrument
Wheatstone bridge, Kelvin bridge, Maxwell bridge, Schering bridge, Wien bridge
analogue-to-digital converter, digital-to-analogue converter, sample-and-hold circuit, phase-locked loop
automatic gain control, automatic frequency control, intermediate frequency, image rejection
bundled conductor, earth wire, stranded conductor, hollow conductor
sag, string efficiency, corona loss, span length
magnetomotive force, reluctance, magnetic flux, permeance
coefficient of coupling, mutual inductance, self-inductance, turns ratio
Schottky diode, varactor diode, tunnel diode, Zener diode, photodiode
pinch-off voltage, threshold voltage, breakdown voltage, cut-in voltage
current mirror, Darlington pair, differential pair, cascode stage
controllability, observability, stability, robustness
state variable, state equation, output equation, transfer matrix
Routh-Hurwitz criterion, Nyquist criterion, Bode plot, root locus
load flow analysis, fault analysis, stability analysis, economic dispatch
economic dispatch, unit commitment, load shedding, load forecasting
swing equation, power angle curve, equal area criterion, load flow equation
static VAR compensator, synchronous condenser, shunt reactor, series capacitor
flat-rate tariff, block-rate tariff, two-part tariff, maximum demand tariff, power factor tariff
voltage multiplier, clipper, clamper, bridge rectifier
Smith chart, Bode plot, radiation pattern, eye diagram
duplexer, circulator, isolator, directional coupler
Nyquist rate, bit rate, baud rate, sampling interval
symmetrical components, per-unit system, phasor diagram, single-line diagram
`;
