/** Families of terms of civil engineering, architecture, surveying and planning; see ../term-families.ts. */
export const BUILDING = `
ordinary Portland cement, rapid-hardening cement, sulphate-resisting cement, low-heat cement, white cement
tricalcium silicate, dicalcium silicate, tricalcium aluminate, tetracalcium aluminoferrite
accelerator admixture, retarder admixture, plasticiser, air-entraining agent
initial setting time, final setting time, soundness test, fineness test
crushing value test, impact value test, abrasion value test, flakiness index test
English bond, Flemish bond, stretcher bond, header bond
rubble masonry, ashlar masonry, brick masonry, block masonry
water seasoning, natural seasoning, kiln seasoning, chemical seasoning
plywood, blockboard, particle board, fibreboard, laminated timber
hardwood, softwood, engineered wood, bamboo
under-reinforced section, over-reinforced section, balanced section, doubly reinforced section
one-way slab, two-way slab, flat slab, ribbed slab, waffle slab
short column, slender column, tied column, spiral column
working stress method, ultimate load method, limit state method, plastic design method
ultimate limit state, serviceability limit state, fatigue limit state, accidental limit state
pre-tensioning, post-tensioning, chemical prestressing, thermal prestressing
elastic shortening loss, creep loss, shrinkage loss, friction loss, relaxation loss
moment distribution method, slope-deflection method, force method, column analogy method
double integration method, moment-area method, conjugate beam method, Macaulay's method
plane truss, space truss, rigid frame, arch structure
fixed-end moment, distribution factor, carry-over moment, stiffness factor
imposed load, dead load, wind load, seismic load, snow load
tension member, compression member, flexural member, torsion member
fillet weld, butt weld, plug weld, slot weld
slenderness ratio, effective length, buckling load, eccentricity ratio
isolated footing, combined footing, strap footing, mat foundation
end-bearing pile, friction pile, compaction pile, anchor pile, sheet pile
bored pile, driven pile, screw pile, micropile
open caisson, pneumatic caisson, box caisson, cofferdam
gravity retaining wall, cantilever retaining wall, counterfort retaining wall, buttress wall
active earth pressure, passive earth pressure, earth pressure at rest, surcharge pressure
general shear failure, local shear failure, punching shear failure, sliding failure
immediate settlement, primary consolidation settlement, secondary settlement, differential settlement
direct shear test, triaxial test, unconfined compression test, vane shear test
standard penetration test, cone penetration test, plate load test, pressuremeter test
Proctor test, California bearing ratio test, consolidation test, permeability test
constant head test, falling head test, pumping test, packer test
void ratio, degree of saturation, water content, specific gravity
rotational slip, translational slip, wedge failure, flow slide
dewatering, soil nailing, grouting of soil, vibrocompaction, stone column
expressway, arterial road, collector road, local street
sub-base, base course, binder course, wearing course, subgrade
camber, superelevation, sight distance, road gradient
stopping sight distance, overtaking sight distance, intermediate sight distance, headlight sight distance
simple curve, compound curve, reverse curve, transition curve
ruling gradient, limiting gradient, exceptional gradient, minimum gradient
fatigue cracking, rutting, ravelling, bitumen bleeding
penetration test of bitumen, ductility test, softening point test, flash point test
traffic volume, traffic density, spot speed, headway
origin-destination survey, traffic volume count, speed study, parking survey
trip generation, trip distribution, modal split, traffic assignment
roundabout, interchange, signalised junction, priority junction
railway ballast, railway sleeper, fishplate, railway points
broad gauge, standard gauge, metre gauge, narrow gauge
taxiway, runway strip, apron, hangar
breakwater, jetty, quay, dry dock, wharf
beam bridge, arch bridge, suspension bridge, cable-stayed bridge, truss bridge
gravity dam, arch dam, buttress dam, earth dam, rockfill dam
ogee spillway, chute spillway, side-channel spillway, siphon spillway, shaft spillway
sharp-crested weir, broad-crested weir, V-notch weir, Cipolletti weir
unit hydrograph, flood hydrograph, mass curve, intensity-duration curve
arithmetic mean method, Thiessen polygon method, isohyetal method, inverse distance method
specific retention, storage coefficient, safe yield, cone of depression
subcritical flow, critical flow, supercritical flow, gradually varied flow
slow sand filter, rapid sand filter, pressure filter, diatomaceous earth filter
breakpoint chlorination, superchlorination, prechlorination, dechlorination
intermittent supply, continuous supply, gravity supply, pumped supply
separate sewer, combined sewer, storm sewer, interceptor sewer
manhole, inspection chamber, gully trap, soakaway pit
one-pipe system, two-pipe system, single-stack system, partially ventilated system
grit chamber, primary clarifier, aeration tank, sludge digester
open dumping, sanitary landfill, incineration, composting
lump-sum contract, measurement contract, cost-plus contract, turnkey contract
bill of quantities, tender document, specification, schedule of rates
provisional sum, prime cost sum, contingency sum, retention sum
damp-proof course, window sill, lintel, coping
solid wall, cavity wall, curtain wall, partition wall, parapet wall
flat roof, gable roof, hip roof, mansard roof, lean-to roof
rafter, purlin, ridge board, wall plate, tie beam
king post truss, queen post truss, collar beam roof, couple roof
tread, riser, nosing, newel post, baluster, handrail
straight stair, dog-legged stair, spiral stair, open-well stair, bifurcated stair
casement window, sash window, louvre window, bay window, dormer window
flush door, panelled door, revolving door, sliding door, collapsible door
shoring, underpinning, formwork, falsework
raking shore, flying shore, dead shore, needle beam
rendering, pointing, plastering, screeding
Doric order, Ionic order, Corinthian order, Tuscan order, Composite order
Romanesque architecture, Gothic architecture, Renaissance architecture, Baroque architecture, Byzantine architecture
modernism in architecture, brutalism, deconstructivism, Art Deco, postmodern architecture
nave, apse, transept, narthex, chancel
barrel vault, groin vault, rib vault, fan vault
semicircular arch, pointed arch, horseshoe arch, ogee arch
cornice, frieze, architrave, stylobate
site plan, floor plan, elevation drawing, section drawing, perspective drawing
cross ventilation, stack ventilation, mechanical ventilation, mixed-mode ventilation
daylight factor, sound transmission class, thermal transmittance, reverberation time
plane surveying, geodetic surveying, hydrographic surveying, cadastral surveying, topographic surveying
true bearing, magnetic bearing, grid bearing, arbitrary bearing
whole circle bearing, quadrantal bearing, back bearing, fore bearing
closed traverse, open traverse, compass traverse, theodolite traverse
backsight, foresight, intermediate sight, turning point
rise and fall method, height of collimation method, reciprocal levelling, barometric levelling
differential levelling, profile levelling, cross-sectioning, trigonometric levelling
temporary bench mark, permanent bench mark, arbitrary bench mark, great trigonometrical bench mark
line of collimation, vertical axis, horizontal axis, bubble axis
prismatic compass, dumpy level, optical square, clinometer, sextant
radiation method, intersection method, resection method, traversing method
mid-ordinate rule, prismoidal rule, average-ordinate rule, end-area rule
Bowditch rule, transit rule, least squares adjustment, graphical adjustment
personal error, instrumental error, natural error, compensating error of survey
electromagnetic distance measurement, tacheometry, subtense bar method, taping
vertical photograph, low-oblique photograph, high-oblique photograph, terrestrial photograph
optical remote sensing, thermal remote sensing, microwave remote sensing, acoustic remote sensing
buffer analysis, overlay analysis, network analysis, surface analysis
static positioning, kinematic positioning, differential positioning, point positioning
geoid, ellipsoid, datum, map projection
master plan, structure plan, local plan, action area plan, regional plan
garden city, linear city, radiant city, compact city, smart city
subdivision control, building line, density control, development control
plot ratio, site coverage, building set-back, dwelling density
residential land use, commercial land use, industrial land use, recreational land use
slum clearance, slum upgrading, site-and-services scheme, urban infill
gridiron pattern, radial pattern, organic pattern, cul-de-sac pattern
comparison method, investment method, residual method, profits method, contractor's method
open market value, forced sale value, insurance value, rental value
deed of assignment, survey plan, governor's consent, power of attorney
well-graded soil, gap-graded soil, uniformly graded soil, cohesive soil
angle of internal friction, cohesion, dilation angle, angle of repose
bearing capacity, shear strength, compressibility, permeability
benchmark, datum, change point, reduced level
California bearing ratio, plasticity index, liquidity index, group index
canal, culvert, aqueduct, siphon
fine aggregate, coarse aggregate, cement, admixture
plain concrete, reinforced concrete, prestressed concrete, lightweight concrete
slump test, compacting factor test, Vee-Bee test, flow table test
segregation, bleeding, shrinkage, honeycombing
creep, shrinkage, carbonation, sulphate attack
cement mortar, lime mortar, gauged mortar, mud mortar
embankment dam, gravity dam, arch dam, buttress dam
Darcy's law, Stokes' law, Coulomb's law of shear strength, Terzaghi's principle
shallow foundation, deep foundation, superstructure, retaining wall
pad footing, strip footing, raft foundation, pile foundation
deflection, bending moment, shear force, axial force
horizontal curve, vertical curve, transition curve, superelevation
summit curve, valley curve, transition curve, simple circular curve
level of service, traffic capacity, peak hour factor, traffic flow
moisture content, dry density, void ratio, degree of saturation
optimum moisture content, liquid limit, plastic limit, shrinkage limit
maximum dry density, optimum moisture content, relative density, degree of compaction
neutral axis, centroidal axis, principal axis, polar axis
neutral axis, centre of gravity, shear centre, point of contraflexure
second moment of area, polar moment of inertia, section modulus, radius of gyration
flexible pavement, rigid pavement, composite pavement, interlocking pavement
surface course, binder course, base course, sub-base
total stress, effective stress, pore water pressure, surcharge
seasoning, preservation, conversion, felling
knot, shake, warp, wane
initial set, final set, false set, flash set
water-cement ratio, aggregate-cement ratio, compacting factor, fineness modulus
settlement, swelling, heave, slope failure
sewage, sullage, storm water, sludge
domestic sewage, industrial sewage, storm sewage, groundwater infiltration
shear strength, compressive strength, tensile strength, flexural strength
slope stability, bearing capacity, seepage, settlement
spillway, sluice gate, penstock, stilling basin
statically determinate structure, statically indeterminate structure, unstable structure, cable structure
stirrup, main bar, distribution bar, bent-up bar
lap length, anchorage length, effective depth, concrete cover
chain surveying, compass surveying, plane table surveying, theodolite surveying
traversing, triangulation, trilateration, levelling
open tender, selective tender, negotiated tender, two-stage tender
tender, bill of quantities, specification
screening, coagulation, sedimentation, filtration, disinfection
aeration, softening, fluoridation, chlorination
mass haul diagram, longitudinal section, cross-section, contour plan
biochemical oxygen demand, chemical oxygen demand, total organic carbon, dissolved oxygen
activated sludge process, trickling filter, oxidation pond, rotating biological contactor
high-strength concrete, lightweight concrete, fibre-reinforced concrete, self-compacting concrete
ultimate bearing capacity, net bearing capacity, safe bearing capacity, relative density
unit load method, moment distribution method, slope-deflection method, three-moment theorem
plastic hinge, plastic moment, collapse mechanism, load factor
shear flow, shear centre, shear lag, shear key
carry-over factor, distribution factor, stiffness factor, load factor
`;
