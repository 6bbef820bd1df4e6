/** Families of terms of mechanical, production, materials and chemical engineering; see ../term-families.ts. */
export const MACHINES = `
two-stroke engine, four-stroke engine, rotary engine, jet engine
suction stroke, compression stroke, power stroke, exhaust stroke
piston, connecting rod, crankshaft, camshaft
carburettor, fuel injector, spark plug, turbocharger
indicated power, brake power, friction power, shaft power
mechanical efficiency, volumetric efficiency, thermal efficiency, isentropic efficiency
compression ratio, expansion ratio, cut-off ratio, air-fuel ratio
splash lubrication, forced lubrication, mist lubrication, dry sump lubrication
hydrodynamic lubrication, hydrostatic lubrication, boundary lubrication, elastohydrodynamic lubrication
fire-tube boiler, water-tube boiler, once-through boiler, waste heat boiler
economiser, superheater, air preheater, reheater
safety valve, fusible plug, water level indicator, blow-off cock
wet steam, dry saturated steam, superheated steam, flash steam
impulse turbine, reaction turbine, axial-flow turbine, radial-flow turbine
Pelton wheel, Francis turbine, Kaplan turbine, Banki turbine
reciprocating compressor, rotary screw compressor, centrifugal compressor, axial-flow compressor
vapour compression cycle, vapour absorption cycle, air refrigeration cycle, steam jet refrigeration
coefficient of performance, refrigerating effect, ton of refrigeration, energy efficiency ratio
dry-bulb temperature, wet-bulb temperature, dew point temperature, adiabatic saturation temperature
sensible heating, sensible cooling, humidification, dehumidification
parallel-flow heat exchanger, counter-flow heat exchanger, cross-flow heat exchanger, shell-and-tube heat exchanger
Nusselt number, Grashof number, Rayleigh number, Biot number, Fourier number
Schmidt number, Sherwood number, Lewis number, Stanton number
natural convection, forced convection, mixed convection, boiling heat transfer
nucleate boiling, film boiling, transition boiling, flow boiling
absorptivity, reflectivity, transmissivity, emissivity
steady flow, unsteady flow, uniform flow, non-uniform flow
streamline, streakline, pathline, equipotential line
gauge pressure, absolute pressure, atmospheric pressure, vacuum pressure
pressure head, velocity head, elevation head, friction head
Darcy–Weisbach equation, Hazen–Williams equation, Manning's equation, Chezy equation
Newtonian fluid, dilatant fluid, pseudoplastic fluid, Bingham plastic, thixotropic fluid
boundary layer, wake region, vortex street, stagnation point
manometer, piezometer, Bourdon gauge, dead-weight tester
metacentre, centre of buoyancy, centre of pressure, centre of gravity
hydraulic jump, hydraulic press, hydraulic accumulator, hydraulic ram
lower pair, higher pair, closed pair, open pair
turning pair, sliding pair, rolling pair, screw pair, spherical pair
slider-crank mechanism, four-bar mechanism, quick-return mechanism, Geneva mechanism, Scotch yoke
knife-edge follower, roller follower, flat-faced follower, spherical follower
simple gear train, compound gear train, epicyclic gear train, reverted gear train
pitch circle, addendum, dedendum, base circle
circular pitch, diametral pitch, module of gear, pressure angle
flat belt drive, V-belt drive, chain drive, rope drive, gear drive
Watt governor, Porter governor, Hartnell governor, Proell governor
sensitivity of governor, hunting, isochronism, governor effort
static balancing, dynamic balancing, primary balancing, secondary balancing
free vibration, forced vibration, self-excited vibration, torsional vibration
damping ratio, logarithmic decrement, transmissibility, critical speed
ball bearing, roller bearing, thrust bearing, journal bearing, needle bearing
flange coupling, sleeve coupling, universal coupling, Oldham coupling, fluid coupling
cone clutch, plate clutch, centrifugal clutch, dog clutch
band brake, disc brake, drum brake, block brake
sunk key, saddle key, Woodruff key, feather key
lap joint, butt joint, corner joint, tee joint, edge joint
cotter joint, knuckle joint, riveted joint, bolted joint
square thread, acme thread, buttress thread, V thread
helical spring, leaf spring, torsion spring, disc spring
maximum shear stress theory, maximum principal stress theory, distortion energy theory, maximum strain theory
thin cylinder, thick cylinder, spherical shell, compound cylinder
hoop stress, longitudinal stress, radial stress, thermal stress
Mohr's circle, strain rosette, Goodman diagram, S-N curve
factor of safety, stress concentration factor, endurance limit, notch sensitivity
tensile test, hardness test, impact test, fatigue test, creep test
Brinell test, Rockwell test, Vickers test, Knoop test
Charpy test, Izod test, bend test, torsion test
ultrasonic testing, radiographic testing, dye penetrant testing, magnetic particle testing, eddy current testing
ferrite, austenite, cementite, pearlite, martensite, bainite
grey cast iron, white cast iron, malleable cast iron, ductile cast iron
low-carbon steel, medium-carbon steel, high-carbon steel, stainless steel
brass, bronze, duralumin, cupronickel
eutectic reaction, eutectoid reaction, peritectic reaction, monotectic reaction
solid solution strengthening, precipitation strengthening, work hardening, grain refinement
case hardening, age hardening, dispersion hardening, through hardening
galvanic corrosion, pitting corrosion, crevice corrosion, intergranular corrosion, stress corrosion
polymer matrix composite, metal matrix composite, ceramic matrix composite, laminated composite
sand casting, die casting, investment casting, centrifugal casting, shell moulding
shrinkage cavity, blowhole, cold shut, misrun, hot tear
open-die forging, closed-die forging, upset forging, roll forging
direct extrusion, indirect extrusion, impact extrusion, hydrostatic extrusion
blanking, piercing, deep drawing, notching, trimming
gas welding, shielded metal arc welding, gas tungsten arc welding, gas metal arc welding, submerged arc welding
seam welding, projection welding, flash welding, percussion welding
friction welding, explosive welding, ultrasonic welding, diffusion welding
neutral flame, oxidising flame, carburising flame, pilot flame
slag inclusion, undercut, lack of fusion, spatter
facing, knurling, boring, parting off, taper turning
lathe, milling machine, shaping machine, planing machine, drilling machine
up milling, down milling, face milling, gang milling
rake angle, clearance angle, cutting edge angle, nose radius
continuous chip, discontinuous chip, built-up edge chip, serrated chip
crater wear, flank wear, nose wear, notch wear
electrical discharge machining, electrochemical machining, abrasive jet machining, laser beam machining, ultrasonic machining
honing, lapping, buffing, superfinishing, polishing
clearance fit, interference fit, transition fit, selective assembly
plug gauge, ring gauge, snap gauge, feeler gauge
surface plate, angle plate, V-block, sine bar, slip gauge
first-angle projection, third-angle projection, isometric projection, oblique projection, perspective projection
full section, half section, offset section, revolved section, removed section
breakdown maintenance, predictive maintenance, scheduled maintenance, opportunistic maintenance
critical path method, programme evaluation and review technique, work breakdown structure, line of balance
method study, time study, work sampling, predetermined motion time system
jaw crusher, gyratory crusher, ball mill, hammer mill, rod mill
Rittinger's law, Kick's law, Bond's law, Stokes' law of settling
plate-and-frame filter press, rotary drum filter, leaf filter, candle filter
flash distillation, batch distillation, azeotropic distillation, extractive distillation, molecular distillation
reflux ratio, relative volatility, number of plates, plate efficiency
McCabe–Thiele method, Ponchon–Savarit method, Fenske equation, Underwood equation
bubble-cap tray, sieve tray, valve tray, packed column
weeping, foaming, entrainment, channelling
tray dryer, rotary dryer, spray dryer, fluidised bed dryer, freeze dryer
bound moisture, unbound moisture, free moisture, equilibrium moisture
single-effect evaporator, multiple-effect evaporator, falling-film evaporator, forced-circulation evaporator
penetration theory, surface renewal theory, two-film theory, boundary layer theory
tubular reactor, packed bed reactor, slurry reactor, trickle bed reactor, semi-batch reactor
recycle stream, bypass stream, purge stream, make-up stream
propeller agitator, paddle agitator, turbine agitator, anchor agitator
belt conveyor, screw conveyor, bucket elevator, pneumatic conveyor
gate valve, globe valve, ball valve, butterfly valve, check valve
hazard and operability study, fault tree analysis, event tree analysis, failure mode and effects analysis
atmospheric distillation, catalytic cracking, catalytic reforming, hydrotreating
belt drive, chain drive, gear drive, rope drive
cam, gear, flywheel, crank
cam, follower, crank, rocker
knife-edge follower, roller follower, flat-faced follower, spherical-faced follower
compression-ignition engine, spark-ignition engine, gas turbine, steam engine
ignition delay, rapid combustion, controlled combustion, after-burning
dryness fraction, degree of superheat, specific volume, saturation temperature
saturated steam, wet steam, superheated steam, supercritical steam
dynamic viscosity, kinematic viscosity, surface tension, specific weight
specific weight, specific gravity, specific volume, bulk modulus
fin, baffle, heat pipe, lagging
parallel-flow heat exchanger, counter-flow heat exchanger, cross-flow heat exchanger, regenerator
four-bar linkage, slider-crank mechanism, Scotch yoke, quick-return mechanism
friction factor, drag coefficient, discharge coefficient, lift coefficient
coefficient of discharge, coefficient of velocity, coefficient of contraction, coefficient of resistance
head loss, velocity head, pressure head, elevation head
gear ratio, pressure angle, contact ratio, backlash
annealing, normalising, hardening, tempering
mild steel, cast iron, stainless steel, tool steel
notch, weir, orifice, venturi meter
water hammer, cavitation, hydraulic jump, surge
Pascal's law, Archimedes' principle, Bernoulli's theorem, Torricelli's theorem
closed system, open system, isolated system, control volume
whirling speed, natural frequency, resonance frequency, damped frequency
yield strength, ultimate tensile strength, fatigue strength, fracture strength
thermoplastic, thermosetting plastic, elastomer, ceramic
metal, ceramic, polymer, composite material
point defect, line defect, surface defect, volume defect
edge dislocation, screw dislocation, vacancy, interstitial atom
stress concentration, residual stress, thermal stress, fatigue
principal stress, shear stress, hoop stress, bending stress
tolerance, allowance, fit, basic size
centrifugal pump, reciprocating pump, gear pump, screw pump
positive displacement pump, rotodynamic pump, jet pump, air-lift pump
geometric similarity, kinematic similarity, dynamic similarity, thermal similarity
Reynolds number, Froude number, Weber number, Mach number, Euler number
heat exchanger, compressor, turbine, pump
knocking, pre-ignition, misfiring, backfiring
polytropic process, throttling process, free expansion, mixing process
mean effective pressure, volumetric efficiency, compression ratio, specific fuel consumption
octane number, cetane number, calorific value, flash point
reheat cycle, regenerative cycle, combined cycle, binary vapour cycle
exergy, enthalpy, entropy, internal energy
Clausius inequality, Clapeyron equation, Maxwell relation, Gibbs equation
Clausius statement, Kelvin-Planck statement, Carnot's theorem, Clausius inequality
dry-bulb temperature, wet-bulb temperature, dew-point temperature, saturation temperature
sensible heat factor, bypass factor, coefficient of performance, relative humidity
vapour compression cycle, vapour absorption cycle, air refrigeration cycle, steam jet cycle
black body, grey body, white body, opaque body
Biot number, Nusselt number, Prandtl number, Grashof number, Fourier number
log mean temperature difference, effectiveness, fouling factor, heat capacity ratio
view factor, fouling factor, friction factor, shape factor of conduction
flow separation, vortex shedding, cavitation, choking
wake, boundary layer, stagnation point, free stream
stream function, velocity potential, vorticity, circulation
Buckingham pi theorem, Rayleigh's method, Reynolds transport theorem, Kutta-Joukowski theorem
specific speed, net positive suction head, degree of reaction, hydraulic efficiency
draft tube, surge tank, penstock, spiral casing
fracture toughness, stress intensity factor, impact strength, fatigue limit
strain hardening, precipitation hardening, stress relaxation, recrystallisation
stress relaxation, creep, fatigue, ductile fracture
carburising, nitriding, cyaniding, induction hardening, flame hardening
shot peening, sand blasting, electroplating, anodising
powder metallurgy, sintering, casting, forging
injection moulding, blow moulding, compression moulding, thermoforming
jig, fixture, tool post, mandrel
tool life, surface roughness, cutting speed, depth of cut
go gauge, no-go gauge, master gauge, inspection gauge
Castigliano's theorem, Maxwell's reciprocal theorem, Betti's law, Clapeyron's theorem
bypass ratio, pressure ratio, thrust, propulsive efficiency
turbojet, turbofan, turboprop, ramjet
supercharging, scavenging, carburetion, intercooling
`;
