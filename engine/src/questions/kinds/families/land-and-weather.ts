/** Families of terms of geography, geology and climate; see ../term-families.ts. */
export const LAND_AND_WEATHER = `
inner core, outer core, lower mantle, upper mantle, crust
lithosphere, asthenosphere, mesosphere, hydrosphere, biosphere
oceanic crust, continental crust, upper mantle, outer core
divergent boundary, convergent boundary, transform boundary, passive margin
continental drift, sea-floor spreading, plate tectonics, polar wandering
mid-ocean ridge, ocean trench, island arc, abyssal plain, seamount
rift valley, horst, graben, fault scarp
anticline, syncline, monocline, overfold, nappe
normal fault, reverse fault, strike-slip fault, thrust fault
focus, epicentre, fault plane, seismic zone
primary wave, secondary wave, Love wave, Rayleigh wave
Richter scale, Mercalli scale, moment magnitude scale, Beaufort scale
magma, lava, pyroclast, volcanic gas
shield volcano, composite volcano, cinder cone, lava dome, caldera
dyke, sill, batholith, laccolith, lopolith
active volcano, dormant volcano, extinct volcano, fissure volcano
geyser, hot spring, fumarole, mud volcano
igneous rock, sedimentary rock, metamorphic rock
granite, basalt, gabbro, rhyolite, andesite
sandstone, shale, limestone, conglomerate, breccia
slate, schist, gneiss, marble, quartzite
clastic rock, chemical rock, organic rock, evaporite
contact metamorphism, regional metamorphism, dynamic metamorphism, burial metamorphism
quartz, feldspar, mica, olivine, amphibole, pyroxene
hardness, lustre, streak, cleavage, fracture
cleavage, fracture, parting, tenacity
angular unconformity, disconformity, nonconformity, paraconformity
law of superposition, principle of original horizontality, principle of cross-cutting relationships, principle of faunal succession
relative dating, radiometric dating, dendrochronology, palaeomagnetism
compaction, cementation, recrystallisation, dolomitisation
physical weathering, chemical weathering, biological weathering, mass wasting
frost action, exfoliation, granular disintegration, salt crystallisation
hydrolysis, hydration, oxidation, carbonation, solution
soil creep, solifluction, mudflow, landslide, rock fall, slump
corrasion, corrosion, attrition, hydraulic action
traction, saltation, suspension, solution
youthful stage, mature stage, old stage, rejuvenated stage
dendritic drainage, trellis drainage, radial drainage, rectangular drainage, parallel drainage
consequent stream, subsequent stream, obsequent stream, insequent stream
antecedent drainage, superimposed drainage, river capture, drainage diversion
V-shaped valley, waterfall, gorge, pothole, interlocking spur
meander, ox-bow lake, levee, floodplain, braided channel
arcuate delta, bird's-foot delta, cuspate delta, estuarine delta
river terrace, incised meander, knickpoint, paired terrace
confluence, watershed, tributary, distributary
discharge, velocity, load, gradient
hydrograph, rating curve, flow duration curve, hyetograph
aquifer, aquiclude, aquitard, aquifuge
confined aquifer, unconfined aquifer, perched aquifer, artesian basin
infiltration, percolation, throughflow, overland flow, interception
evaporation, transpiration, condensation, precipitation, sublimation
stalactite, stalagmite, pillar, doline, polje
sinkhole, uvala, polje, limestone pavement
cirque, arête, pyramidal peak, hanging valley, U-shaped valley
drumlin, esker, kame, outwash plain
terminal moraine, lateral moraine, medial moraine, ground moraine, recessional moraine
valley glacier, ice sheet, ice cap, piedmont glacier
barchan, seif dune, star dune, transverse dune
deflation, abrasion, attrition, saltation
rock pedestal, zeugen, yardang, inselberg, mesa, butte
wadi, playa, bajada, pediment
reg, erg, hamada, badland
headland, bay, sea cliff, wave-cut platform
sea cave, sea arch, sea stack, stump
spit, bar, tombolo, barrier island, lagoon
constructive wave, destructive wave, swash, backwash
longshore drift, beach nourishment, wave refraction, coastal deposition
ria, fjord, Dalmatian coast, estuary
raised beach, submerged coast, emergent coast, neutral coast
fringing reef, barrier reef, atoll, patch reef
continental shelf, continental slope, continental rise, abyssal plain
spring tide, neap tide, ebb tide, flood tide
warm current, cold current, upwelling, gyre
troposphere, stratosphere, mesosphere, thermosphere, exosphere
insolation, albedo, terrestrial radiation, greenhouse effect
conduction, convection, radiation, advection
environmental lapse rate, dry adiabatic lapse rate, saturated adiabatic lapse rate, temperature inversion
absolute humidity, relative humidity, specific humidity, dew point
absolute stability, absolute instability, conditional instability, neutral stability
cirrus, cumulus, stratus, nimbus
cirrocumulus, altocumulus, stratocumulus, cumulonimbus
convectional rainfall, orographic rainfall, frontal rainfall, cyclonic rainfall
orographic rain, convectional rain, frontal rain, cyclonic rain
rain, drizzle, hail, sleet, snow
dew, frost, fog, mist
radiation fog, advection fog, frontal fog, steam fog
sea breeze, land breeze, mountain breeze, valley breeze
trade wind, westerly, polar easterly, monsoon
harmattan, sirocco, mistral, chinook, föhn
cyclone, anticyclone, trough, ridge, depression
tropical cyclone, mid-latitude cyclone, tornado, waterspout
warm front, cold front, occluded front, stationary front
maritime tropical air mass, continental tropical air mass, maritime polar air mass, continental polar air mass
Hadley cell, Ferrel cell, polar cell, Walker circulation
Coriolis force, pressure gradient force, frictional force, centrifugal force
geostrophic wind, gradient wind, surface wind, thermal wind
El Niño, La Niña, Southern Oscillation, Indian Ocean Dipole
intertropical convergence zone, subtropical high, subpolar low, polar front
rain gauge, barometer, hygrometer, anemometer, thermometer
isotherm, isobar, isohyet, isohel, contour line
equatorial climate, savanna climate, desert climate, Mediterranean climate, monsoon climate
tropical rainforest, savanna, tundra, taiga, steppe
Guinea savanna, Sudan savanna, Sahel savanna, derived savanna
mangrove swamp, freshwater swamp, rainforest, montane vegetation
drought, desertification, deforestation, soil erosion
sheet erosion, rill erosion, gully erosion, splash erosion
latitude, longitude, equator, tropic
solstice, equinox, perihelion, aphelion
rotation, revolution, precession, nutation
cylindrical projection, conical projection, azimuthal projection, conventional projection
representative fraction, linear scale, statement scale, vertical scale
contour, spot height, trigonometrical point, bench mark
topographic map, thematic map, cadastral map, choropleth map
choropleth map, dot map, isoline map, proportional symbol map
nucleated settlement, dispersed settlement, linear settlement, planned settlement
site, situation, hinterland, sphere of influence
primate city, conurbation, megalopolis, satellite town
primary activity, secondary activity, tertiary activity, quaternary activity
shifting cultivation, nomadic herding, plantation agriculture, mixed farming, commercial grain farming
weight-losing industry, footloose industry, market-oriented industry, ubiquitous industry
least cost theory, central place theory, bid-rent theory, growth pole theory
arithmetic density, physiological density, agricultural density, economic density
optimum population, overpopulation, underpopulation, carrying capacity
high stationary stage, early expanding stage, late expanding stage, low stationary stage
internal migration, international migration, seasonal migration, forced migration
vector data, raster data, attribute data, metadata
spatial resolution, spectral resolution, temporal resolution, radiometric resolution
porosity, permeability, specific yield, hydraulic conductivity
source rock, reservoir rock, cap rock, country rock
structural trap, stratigraphic trap, combination trap, hydrodynamic trap
gravity survey, magnetic survey, seismic survey, electrical resistivity survey
peat, lignite, bituminous coal, anthracite
`;
