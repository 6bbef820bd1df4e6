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
rain, drizzle, hail, sleet, snow
dew, frost, fog, mist
radiation fog, advection fog, frontal fog, steam fog
sea breeze, land breeze, mountain breeze, valley breeze
trade wind, westerly, polar easterly, monsoon
harmattan, sirocco, mistral, chinook, föhn
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
normal fault, reverse fault, strike-slip fault, hinge fault
thrust fault, normal fault, strike-slip fault, hinge fault
topographic map, cadastral map, choropleth map, relief model
thematic map, topographic map, cadastral map, navigational chart
convectional rainfall, orographic rainfall, cyclonic rainfall, artificial rainfall
convectional rainfall, orographic rainfall, frontal rainfall, artificial rainfall
orographic rain, convectional rain, cyclonic rain, acid rain
cyclone, anticyclone, col, ridge
agglomeration, deglomeration, industrial inertia, comparative advantage
air pressure, air temperature, relative humidity, wind speed
alluvial fan, delta, floodplain, river terrace
point bar, river cliff, levee, braided channel
braided stream, meandering stream, straight channel, misfit stream
aphanitic texture, phaneritic texture, porphyritic texture, glassy texture, vesicular texture
artesian well, geyser, spring, qanat
gravity spring, artesian spring, fault spring, hot spring
base flow, overland flow, interflow, peak flow
base level, graded profile, knickpoint, thalweg
long profile, cross profile, hydraulic gradient, wetted perimeter
structural basin, dome, horst, escarpment
beach, spit, sea cliff, mudflat, sand dune
bedding, lamination, foliation, jointing
cross-bedding, graded bedding, ripple mark, mud crack
foliation, schistosity, gneissic banding, slaty cleavage
lineation, foliation, jointing, bedding
Bowen's reaction series, Mohs scale, rock cycle, geological time scale
Burgess model, Hoyt model, Harris and Ullman model, Mann model
Burgess model, von Thünen model, Christaller model, Weber model
von Thünen model, Weber's theory, central place theory, gravity model
von Thünen's theory, Weber's theory, Christaller's theory, Lösch's theory
chalk, chert, dolomite, gypsum, rock salt
contour interval, map scale, grid reference, magnetic declination
horizontal equivalent, vertical interval, gradient, vertical exaggeration
crater, caldera, volcanic neck, lava plateau
volcanic neck, dyke, sill, lava dome
craton, orogenic belt, geosyncline, sedimentary basin
shield, orogen, platform, rift
orogeny, epeirogeny, volcanism, isostasy
lithosphere, hydrosphere, atmosphere, biosphere, cryosphere
cultural landscape, natural landscape, urban morphology, sense of place
debris flow, mudflow, earthflow, rock avalanche
deflation hollow, yardang, ventifact, rock pedestal
ventifact, zeugen, yardang, mushroom rock
demographic transition model, epidemiological transition model, gravity model, Malthusian model
diorite, granite, gabbro, peridotite
obsidian, pumice, scoria, tuff
felsic rock, mafic rock, intermediate rock, ultramafic rock
intrusive rock, extrusive rock, clastic rock, foliated rock
plutonic rock, volcanic rock, hypabyssal rock, pyroclastic rock
dip, strike, plunge, pitch
fault, fold, joint, unconformity
distance decay, spatial interaction, complementarity, intervening opportunity
drainage density, stream order, bifurcation ratio, stream frequency
elastic rebound theory, continental drift theory, sea-floor spreading theory, isostasy theory
contraction theory, convection current theory, continental drift theory, geosyncline theory
environmental determinism, possibilism, probabilism, cultural determinism
erratic, moraine, drumlin, esker
kettle hole, kame, esker, drumlin
kettle, tarn, cirque, trough lake
ribbon lake, tarn, ox-bow lake, crater lake
horn, arête, cirque, hanging valley
plucking, abrasion, frost shattering, meltwater erosion
till, outwash, loess, varve
body fossil, trace fossil, index fossil, chemical fossil
mould, cast, petrifaction, carbonisation
eon, era, period, epoch, age
Palaeozoic era, Mesozoic era, Cenozoic era, Precambrian
Cambrian period, Ordovician period, Silurian period, Devonian period, Carboniferous period
Triassic period, Jurassic period, Cretaceous period, Permian period
Pleistocene epoch, Holocene epoch, Miocene epoch, Eocene epoch
Conrad discontinuity, Moho discontinuity, Gutenberg discontinuity, Lehmann discontinuity
formal region, functional region, perceptual region, planning region
geographic information system, global positioning system, remote sensing, computer cartography
GIS, GPS, LiDAR, photogrammetry
passive sensor, active sensor, spatial database, image classification
urban heat island, temperature inversion, smog, thermal pollution
heat island, temperature inversion, greenhouse effect, ozone hole
hot spot, subduction zone, mid-ocean ridge, transform fault
hurricane, tornado, thunderstorm, blizzard
line squall, tropical cyclone, monsoon depression, easterly wave
Rossby wave, easterly wave, lee wave, Kelvin wave
industrial location, industrial inertia, industrial linkage, industrial dispersal
interlocking spurs, truncated spurs, hanging valley, misfit stream
International Date Line, Prime Meridian, Tropic of Cancer, Arctic Circle
prime meridian, equator, Tropic of Cancer, Tropic of Capricorn
local time, standard time, Greenwich Mean Time, daylight saving time
isopleth map, choropleth map, dot map, flow map
isostasy, subsidence, eustasy, orogeny
karst landscape, glacial landscape, fluvial landscape, aeolian landscape
grike, clint, doline, swallow hole
Köppen classification, Thornthwaite classification, Miller classification, Trewartha classification
laterite, podzol, chernozem, vertisol, alluvium
zonal soil, intrazonal soil, azonal soil, hydromorphic soil
loess, alluvium, colluvium, till
mangrove, salt marsh, mudflat, seagrass bed
megacity, primate city, conurbation, new town
slum, suburb, green belt, inner city
nimbostratus, altostratus, cirrostratus, cumulonimbus
ocean current, tide, tsunami, wind wave
Benguela Current, Gulf Stream, Guinea Current, Canary Current
Pangaea, Gondwanaland, Laurasia, Panthalassa
petroleum, natural gas, coal, oil shale
population distribution, population density, population growth, population structure
primary industry, secondary industry, tertiary industry, quaternary industry
range of a good, threshold population, market area, central function
rank-size rule, law of the primate city, central place theory, gravity law
P wave, S wave, Love wave, Rayleigh wave
seismograph, tiltmeter, magnetometer, gravimeter
sensible heat, latent heat, net radiation, ground heat flux
silicate, carbonate, oxide, sulphide, halide
nesosilicate, inosilicate, phyllosilicate, tectosilicate
stream piracy, rejuvenation, meander cut-off, aggradation
transhumance, nomadic pastoralism, ranching, shifting cultivation
tropical rainforest climate, savanna climate, tundra climate, Mediterranean climate
tropopause, stratopause, mesopause, ionosphere
tropical continental air mass, tropical maritime air mass, polar maritime air mass, arctic air mass
tropical continental, tropical maritime, polar continental, polar maritime
volcano, geyser, fumarole, mud pot
aa lava, pahoehoe lava, pillow lava, block lava
ablation, accumulation, calving, surging
crevasse, icefall, firn, moraine
firn, snowpack, glacier ice
roche moutonnée, crag and tail, glacial trough, hanging valley
pingo, patterned ground, ice wedge, thermokarst
aftershock, foreshock, main shock, seismic gap
accretionary wedge, back-arc basin, ocean trench, volcanic arc
Benioff zone, low-velocity zone, shadow zone, rift zone
ophiolite, mélange, turbidite, flysch
ammonite, trilobite, brachiopod, graptolite, foraminifer
permineralisation, carbonisation, replacement, recrystallisation
katabatic wind, anabatic wind, sea breeze, monsoon wind
bora, mistral, sirocco, föhn, harmattan
diurnal temperature range, annual temperature range, mean monthly temperature, mean annual temperature
spread effect, backwash effect, multiplier effect, demonstration effect
core-periphery model, growth pole model, stages of growth model, central place model
cumulative causation theory, growth pole theory, core-periphery theory, export base theory
break-of-bulk point, entrepôt, free port, dry port
connectivity index, accessibility index, detour index, beta index
lithostratigraphy, biostratigraphy, chronostratigraphy, magnetostratigraphy
greenschist facies, blueschist facies, amphibolite facies, granulite facies, eclogite facies
hornfels, mylonite, phyllite, migmatite
phenocryst, xenolith, vesicle, groundmass
pegmatite, aplite, dolerite, kimberlite
fractional crystallisation, partial melting, magma mixing, crustal assimilation
clast, matrix, cement, pore
sorting, roundness, sphericity, grain size
marine transgression, marine regression, uplift, subsidence
climograph, wind rose, hydrograph, population pyramid
cartogram, choropleth map, flow map, pie graph
hypsometric curve, rating curve, hydrograph, Lorenz curve
concordant coast, discordant coast, Dalmatian coast, fjord coast
groyne, sea wall, gabion, revetment, breakwater
hold the line, managed retreat, advance the line, no active intervention
rip current, longshore current, undertow, tidal current
cuspate foreland, tombolo, spit, barrier beach
cuesta, hogback, mesa, butte
peneplain, pediplain, etchplain, panplain
maar, volcanic plug, caldera, lava plateau
nuée ardente, lahar, lava flow, ash fall
gravity anomaly, magnetic anomaly, heat flow anomaly, geochemical anomaly
seismic refraction, seismic reflection, gravity survey, resistivity survey
drawdown, cone of depression, saltwater intrusion, land subsidence
ore grade, gangue, tailings, overburden
magmatic deposit, hydrothermal deposit, placer deposit, supergene deposit
skarn, greisen, gossan, laterite deposit
isohaline, isobath, isotherm, isobar
digital elevation model, orthophoto map, triangulated irregular network, satellite image
nearest neighbour analysis, Lorenz curve analysis, regression analysis, location quotient
fluvioglacial deposit, lacustrine deposit, aeolian deposit, marine deposit
oblique aerial photograph, vertical aerial photograph, satellite image, ground photograph
calcrete, silcrete, ferricrete, gypcrete
tor, bornhardt, mesa, cuesta
arroyo, gully, badland, playa
`;
