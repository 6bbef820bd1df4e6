/** Families of terms of geology, geography, the atmosphere, soils, agriculture and food; see ../term-families.ts. */
export const EARTH = `
crust, mantle, outer core, inner core
lithosphere, hydrosphere, atmosphere, biosphere
subduction, sea-floor spreading, continental collision, rifting
sandstone, limestone, shale, conglomerate
quartz, feldspar, mica, calcite, olivine
batholith, laccolith, sill, dyke
anticline, syncline, monocline, dome
unconformity, bedding plane, joint, foliation
principle of superposition, principle of original horizontality, principle of cross-cutting relationships, principle of faunal succession
source rock, reservoir rock, cap rock, trap
anticlinal trap, fault trap, stratigraphic trap, salt-dome trap
migration, accumulation, maturation, diagenesis
diagenesis, catagenesis, metagenesis, lithification
porosity, permeability, saturation, wettability
kerogen, bitumen, asphalt, coal
primary recovery, secondary recovery, enhanced oil recovery, well stimulation
gravity survey, magnetic survey, seismic reflection, well logging
epicentre, focus, fault plane, magnitude
primary wave, secondary wave, surface wave, tsunami
shield volcano, composite volcano, cinder cone, caldera
physical weathering, chemical weathering, biological weathering, erosion
hydrolysis, carbonation, oxidation, hydration
exfoliation, frost shattering, salt crystallisation, abrasion
slump, creep, mudflow, rockfall, landslide
hydraulic action, abrasion, attrition, solution
meander, oxbow lake, levee, floodplain, delta
waterfall, gorge, rapids, plunge pool
drainage basin, watershed, tributary, confluence
dendritic drainage, trellis drainage, radial drainage, parallel drainage
longshore drift, swash, backwash, wave refraction
spit, tombolo, bar, barrier island
cliff, stack, arch, wave-cut platform
cirque, arête, moraine, drumlin, esker
barchan dune, seif dune, star dune, transverse dune
stalactite, stalagmite, doline, polje
aquifer, aquiclude, aquitard, water table
infiltration, percolation, runoff, interception, evapotranspiration
troposphere, stratosphere, mesosphere, thermosphere
convectional rainfall, orographic rainfall, frontal rainfall
Hadley cell, Ferrel cell, polar cell, Walker cell
trade winds, westerlies, polar easterlies, doldrums
land breeze, sea breeze, mountain wind, valley wind
lapse rate, temperature inversion, albedo, insolation
albedo, insolation, radiation balance, greenhouse effect
monsoon, trade wind, jet stream, harmattan
El Niño, La Niña, Indian Ocean Dipole, North Atlantic Oscillation
isobar, isotherm, isohyet, contour
tropical rainforest, savanna, desert, tundra, taiga
horizon A, horizon B, horizon C, bedrock
eluviation, illuviation, laterisation, humification
sand, silt, clay, loam
soil texture, soil structure, soil porosity, soil colour
field capacity, wilting point, available water, saturation
cation exchange capacity, base saturation, soil acidity, buffering capacity
sheet erosion, rill erosion, gully erosion, splash erosion, wind erosion
contour ploughing, terracing, mulching, strip cropping
crop rotation, intercropping, monoculture, shifting cultivation
subsistence farming, commercial farming, pastoralism, plantation farming
nitrogen, phosphorus, potassium, sulphur
green manure, compost, farmyard manure, inorganic fertiliser
surface irrigation, sprinkler irrigation, drip irrigation, sub-irrigation
mass selection, pure-line selection, pedigree method, bulk method
hybridisation, back-crossing, selfing, mutation breeding
heterosis, inbreeding depression, heritability, combining ability
general combining ability, specific combining ability, heritability, heterosis
open-pollinated variety, hybrid variety, synthetic variety, pure line
vertical resistance, horizontal resistance, tolerance, escape
breeder seed, foundation seed, registered seed, certified seed
grafting, budding, layering, cutting
herbicide, insecticide, fungicide, nematicide, rodenticide
biological control, chemical control, cultural control, integrated pest management
annual, biennial, perennial, ephemeral
silage, hay, concentrate, pasture
rumen, reticulum, omasum, abomasum
artificial insemination, embryo transfer, cross-breeding, inbreeding
pasteurisation, sterilisation, canning, freezing, drying
blanching, smoking, fermentation, irradiation
crude birth rate, crude death rate, total fertility rate, infant mortality rate
emigration, immigration, internal migration, seasonal migration
arithmetic density, physiological density, agricultural density, urban density
demographic transition, epidemiological transition, mobility transition, urban transition
dependency ratio, sex ratio, population density, growth rate
urbanisation, suburbanisation, counter-urbanisation, re-urbanisation
concentric zone model, sector model, multiple nuclei model, peripheral model
primary sector, secondary sector, tertiary sector, quaternary sector
scale, projection, legend, grid reference
latitude, longitude, altitude, bearing
weather, climate, season, microclimate
mitigation, adaptation, resilience, vulnerability
mitosis, meiosis, binary fission, budding
photosynthesis, respiration, transpiration, fermentation, translocation
carrying capacity, limiting factor, population density, biotic potential
sterilisation, disinfection, pasteurisation, antisepsis, sanitisation
hypersensitivity, immunodeficiency, autoimmunity, tolerance
infiltration, percolation, interception, surface runoff, throughflow, evapotranspiration
lithosphere, asthenosphere, outer core, inner core
subduction, sea-floor spreading, continental drift, folding, faulting
caldera, vent, fissure, magma chamber
topsoil, subsoil, parent material, bedrock, humus
leaching, volatilisation, denitrification, erosion
mulching, tillage, liming, irrigation, fallowing
crossbreeding, inbreeding, linebreeding, outbreeding
beam, column, slab, truss, arch
runoff, baseflow, groundwater, interflow
drought, flood, landslide, tsunami, cyclone
savanna, desert, tundra, taiga, steppe, rainforest
socialisation, acculturation, stratification, urbanisation
urbanisation, suburbanisation, counterurbanisation, gentrification, urban sprawl
push factor, pull factor, chain migration, remittance
rural-urban migration, emigration, immigration, commuting
weathering, erosion, transportation, deposition
lava, magma, tephra, lahar, pyroclastic flow
biodegradation, composting, incineration, landfill
central business district, inner city, suburb, green belt, rural-urban fringe
fining upwards, cross-bedding, ripple mark, graded bedding
drilling, logging, casing, cementing
blowout, kick, lost circulation, stuck pipe
gas cap drive, water drive, solution gas drive, gravity drainage
gas injection, water flooding, steam injection, polymer flooding
conventional reservoir, shale gas, tar sand, coal-bed methane
paraffin, naphthene, aromatic hydrocarbon, asphaltene
oil window, gas window, thermal maturity, burial depth
Intertropical Convergence Zone, subtropical high, polar front, monsoon trough
summer monsoon, winter monsoon, pre-monsoon season, post-monsoon season
El Niño, La Niña, Walker circulation, Southern Oscillation
drought, flood, heat wave, cyclone
maritime climate, continental climate, Mediterranean climate, equatorial climate
carbon dioxide, methane, nitrous oxide, ozone
Palaeozoic, Mesozoic, Cenozoic, Precambrian
Cambrian, Devonian, Jurassic, Cretaceous, Triassic
era, period, epoch, eon
index fossil, trace fossil, cast, mould
felsic magma, mafic magma, intermediate magma, ultramafic magma
contact metamorphism, regional metamorphism, burial metamorphism, hydrothermal metamorphism
placer deposit, hydrothermal deposit, residual deposit, evaporite
youthful stage, mature stage, old stage, rejuvenation
hamlet, village, town, city, conurbation
range, threshold, hinterland, sphere of influence
population pyramid, choropleth map, dot map, flow map
replacement level, fertility rate, natural increase, doubling time
pronatalist policy, antinatalist policy, eugenic policy, immigration policy
refugee, asylum seeker, internally displaced person, economic migrant
mechanised farming, organic farming, mixed farming, nomadic herding
seed dormancy, seed viability, seed vigour, seed purity
introduction, selection, hybridisation, mutation breeding
single cross, double cross, three-way cross, top cross
cytoplasmic male sterility, genetic male sterility, self-incompatibility, protogyny
germplasm, gene bank, landrace, cultivar
genotype, phenotype, environment, heritability
emasculation, bagging, pollination, tagging
somaclonal variation, anther culture, embryo rescue, protoplast fusion
marker-assisted selection, recurrent selection, pedigree selection, genomic selection
relief rainfall, convectional rainfall, frontal rainfall, artificial rainfall
savanna, tundra, steppe, chaparral
ozone depletion, acid rain, global warming, eutrophication
carbon dating, potassium-argon dating, dendrochronology, varve counting
expansive population, stationary population, constrictive population, closed population
`;
