/** Families of terms of petroleum and mining, transport, tourism, sport, home economics, peace and the environment; see ../term-families.ts. */
export const TRADES_AND_SERVICES = `
drill bit, drill collar, kelly, rotary table, derrick
roller cone bit, polycrystalline diamond bit, drag bit, core bit
water-based mud, oil-based mud, synthetic-based mud, foam drilling fluid
conductor casing, surface casing, intermediate casing, production casing, liner string
jack-up rig, semi-submersible rig, drillship, land rig, platform rig
blowout preventer, Christmas tree, wellhead, choke manifold
open-hole completion, perforated completion, gravel pack completion, slotted liner completion
gamma ray log, resistivity log, sonic log, neutron log, density log, caliper log
drawdown test, build-up test, interference test, drill-stem test
gas lift, sucker rod pump, electrical submersible pump, progressive cavity pump
hydraulic fracturing, matrix acidising, acid fracturing, sand control
formation volume factor, gas-oil ratio, bubble point pressure, dew point pressure
volatile oil, black oil, wet gas, dry gas, gas condensate
undersaturated reservoir, saturated reservoir, gas cap reservoir, tight reservoir
volumetric method, material balance method, decline curve analysis, reservoir simulation
exponential decline, hyperbolic decline, harmonic decline, linear decline
proved reserve, probable reserve, possible reserve, contingent resource
appraisal well, development well, injection well, wildcat well
joint venture agreement, production sharing contract, service contract, concession agreement
upstream sector, midstream sector, downstream sector, petrochemical sector
open-pit mining, strip mining, room and pillar mining, longwall mining, block caving
overburden, gangue, tailings, waste rock
froth flotation, gravity concentration, magnetic separation, electrostatic separation, heap leaching
haematite, magnetite, bauxite, cassiterite, galena, columbite
road transport, rail transport, air transport, water transport, pipeline transport
palletised cargo, containerised cargo, bulk cargo, break-bulk cargo
tramp ship, liner ship, tanker, bulk carrier, container ship
voyage charter, time charter, bareboat charter, contract of affreightment
air waybill, consignment note, cargo manifest, certificate of origin
general average, particular average, total loss, salvage charge
first-party logistics, second-party logistics, third-party logistics, fourth-party logistics
cross-docking, cargo consolidation, order picking, reverse logistics
bonded warehouse, public warehouse, private warehouse, distribution centre
aileron, elevator control, rudder, flap, spoiler
lift force, thrust force, aerodynamic drag, side force
pitching motion, rolling motion, yawing motion, stalling
visual flight rules, instrument flight rules, air traffic control, flight information service
domestic tourism, inbound tourism, outbound tourism, rural tourism
ecotourism, cultural tourism, medical tourism, religious tourism, sports tourism, business tourism
tour operator, travel agent, tour guide, ground handler
package tour, independent tour, escorted tour, incentive tour
irritation index, tourism multiplier, tourism leakage, demonstration effect
exploration stage, involvement stage, development stage, consolidation stage, stagnation stage, rejuvenation stage
allocentric tourist, psychocentric tourist, midcentric tourist, drifter tourist
full board, half board, bed and breakfast, European plan
single room, double room, twin room, studio room
front office, housekeeping department, food and beverage department, maintenance department
table d'hôte menu, à la carte menu, cyclical menu, static menu
English service, French service, Russian service, American service, buffet service
isotonic training, isometric training, isokinetic training, plyometric training
continuous training, interval training, fartlek training, circuit training
cardiovascular endurance, muscular endurance, muscular strength, muscular power
agility, reaction time, explosive power, dynamic balance
overload principle, specificity principle, progression principle, reversibility principle
aerobic system, phosphagen system, lactic acid system, neuromuscular system
shot put, discus throw, javelin throw, hammer throw
long jump, high jump, triple jump, pole vault
western roll, straddle technique, scissors technique, Fosbury flop
bunch start, medium start, elongated start, standing start
visual baton exchange, non-visual baton exchange, upsweep pass, downsweep pass
chest pass, bounce pass, overhead pass, baseball pass
lay-up shot, jump shot, hook shot, set shot
forehand stroke, backhand stroke, overhead smash, drop shot
breaststroke, backstroke, butterfly stroke, front crawl
knockout tournament, round-robin tournament, ladder tournament, consolation tournament
intramural sport, extramural sport, interscholastic sport, recreational sport
lordosis, kyphosis, scoliosis, flat foot
contusion, laceration, concussion, puncture
natural fibre, regenerated fibre, synthetic fibre, mineral fibre
cotton, linen, wool, silk, jute
rayon, acrylic fibre, spandex, acetate fibre
running stitch, backstitch, hemming stitch, overcast stitch, blanket stitch
French seam, plain seam, flat-felled seam, lapped seam
moist-heat cooking, dry-heat cooking, fat cooking, microwave cooking
autocratic family, democratic family, permissive family, neglectful family
direct violence, structural violence, cultural violence, psychological violence
conflict prevention, conflict management, conflict resolution, conflict transformation
latent conflict, manifest conflict, frozen conflict, protracted conflict
pre-conflict stage, confrontation stage, crisis stage, outcome stage, post-conflict stage
competing style, collaborating style, compromising style, avoiding style, accommodating style
interstate conflict, intrastate conflict, communal conflict, religious conflict, ethnic conflict
photochemical smog, acid deposition, ozone layer depletion, thermal inversion
particulate matter, sulphur dioxide, nitrogen oxide, carbon monoxide, volatile organic compound
electrostatic precipitator, cyclone separator, bag filter, wet scrubber
polluter pays principle, precautionary principle, prevention principle, intergenerational equity
Kyoto Protocol, Montreal Protocol, Paris Agreement, Basel Convention, Ramsar Convention
impact prediction, impact mitigation, environmental monitoring, impact scoping
municipal waste, industrial waste, agricultural waste, electronic waste, clinical waste
solar energy, wind energy, biomass energy, tidal energy, geothermal energy
biogas, biodiesel, bioethanol, syngas
flat-plate collector, parabolic trough collector, evacuated-tube collector, photovoltaic panel
natural disaster, technological disaster, slow-onset disaster, complex emergency
disaster mitigation, disaster preparedness, disaster response, disaster recovery
`;
