/** Families of terms of crops, soils, livestock, forestry and fisheries; see ../term-families.ts. */
export const FARMING = `
maize, sorghum, millet, rice, wheat
cassava, yam, cocoyam, sweet potato, Irish potato
cowpea, soybean, groundnut, pigeon pea, lima bean
oil palm, cocoa, rubber, coffee, kola
cereal crop, root crop, fibre crop, oil crop, pulse crop
cover crop, cash crop, forage crop, catch crop, trap crop
relay cropping, double cropping, mixed cropping, alley cropping, ratoon cropping
shifting cultivation, bush fallowing, ley farming, crop rotation
primary tillage, secondary tillage, minimum tillage, zero tillage
disc plough, mouldboard plough, harrow, ridger, cultivator
seed drill, planter, boom sprayer, combine harvester, thresher
broadcasting, drilling, dibbling, transplanting
thinning, supplying, weeding, staking, earthing up
basin irrigation, furrow irrigation, border irrigation, centre-pivot irrigation
band placement, foliar application, ring placement, fertigation
urea, ammonium sulphate, calcium ammonium nitrate, single superphosphate, muriate of potash
annual weed, biennial weed, perennial weed, parasitic weed, aquatic weed
striga, spear grass, water hyacinth, goat weed, nutgrass
selective herbicide, non-selective herbicide, contact herbicide, systemic herbicide
pre-emergence herbicide, post-emergence herbicide, pre-planting herbicide, lay-by herbicide
stem borer, armyworm, grasshopper, aphid, weevil
field pest, storage pest, vertebrate pest, quarantine pest
economic injury level, economic threshold, general equilibrium position, damage boundary
stomach poison, contact poison, systemic poison, fumigant
organochlorine, organophosphate, carbamate, pyrethroid
maize streak, cassava mosaic, cocoa black pod, rice blast, yam anthracnose
smut, rust, blight, wilt, mildew
damping off, root rot, leaf spot, canker, gall
viral disease, bacterial disease, fungal disease, nematode disease
eradicant fungicide, protectant fungicide, systemic fungicide, seed dressing
nursery bed, raised bed, flat bed, sunken bed, germination bed
pruning, pinching, disbudding, topping
whip grafting, cleft grafting, veneer grafting, approach grafting
air layering, tip layering, mound layering, trench layering
tip cutting, leaf cutting, hardwood cutting, softwood cutting, root cutting
olericulture, pomology, floriculture, viticulture, apiculture
sericulture, heliciculture, aquaculture, vermiculture
controlled atmosphere storage, modified atmosphere packaging, cold storage, evaporative cooling
crib, silo, rhumbu, barn, warehouse
granular structure, blocky structure, platy structure, prismatic structure, columnar structure
O horizon, A horizon, E horizon, B horizon, C horizon
Oxisol, Ultisol, Alfisol, Vertisol, Entisol, Inceptisol
Mollisol, Spodosol, Aridisol, Histosol, Andisol
ferralsol, luvisol, gleysol, acrisol, fluvisol
podzolisation, gleisation, calcification, salinisation
kaolinite, montmorillonite, illite, vermiculite, gibbsite
gravitational water, capillary water, hygroscopic water, water of crystallisation
bulk density, particle density, soil moisture content, soil consistence
active acidity, exchangeable acidity, residual acidity, titratable acidity
saline soil, sodic soil, saline-sodic soil, acid sulphate soil
residual soil, alluvial soil, colluvial soil, aeolian soil
symbiotic nitrogen fixation, non-symbiotic nitrogen fixation, atmospheric nitrogen fixation, industrial nitrogen fixation
Rhizobium, Azotobacter, Nitrosomonas, Nitrobacter, Pseudomonas
contour bund, terrace, grassed waterway, windbreak, check dam
land capability, land suitability, land use, land tenure
communal land tenure, freehold tenure, leasehold tenure, gift tenure
White Fulani, Sokoto Gudali, N'Dama, Muturu, Red Bororo
Friesian, Jersey, Hereford, Aberdeen Angus, Brown Swiss
West African Dwarf, Red Sokoto, Sahel goat, Boer goat, Saanen
Yankasa, Uda, Balami, Merino
Large White, Duroc, Hampshire, Tamworth, Berkshire
Rhode Island Red, White Leghorn, Plymouth Rock, Light Sussex, New Hampshire
heifer, steer, calf, cow
gilt, sow, boar, barrow, piglet
ewe, ram, lamb, wether, hogget
pullet, hen, cock, capon
farrowing, kidding, lambing, calving, kindling
castration, dehorning, debeaking, docking, ear notching
flushing, steaming up, creep feeding, weaning
deep litter system, battery cage system, free-range system, fold system
energy feed, protein feed, mineral supplement, roughage
maintenance ration, production ration, pregnancy ration, lactation ration
starter mash, grower mash, layer mash, finisher mash
crude protein, crude fibre, ether extract, nitrogen-free extract, ash content
gross energy, digestible energy, metabolisable energy, net energy
feed conversion ratio, feed intake, average daily gain, dressing percentage
Newcastle disease, Gumboro disease, coccidiosis, fowl pox, Marek's disease
rinderpest, anthrax, brucellosis, foot-and-mouth disease, blackquarter
African swine fever, swine erysipelas, peste des petits ruminants, contagious bovine pleuropneumonia
heartwater, babesiosis, anaplasmosis, theileriosis
bloat, milk fever, grass tetany, traumatic reticulitis
dystocia, abortion, retained placenta, mastitis, metritis
pro-oestrus, oestrus, metoestrus, dioestrus
hand mating, pasture mating, pen mating, stud mating
inbreeding, outcrossing, crossbreeding, grading up, line breeding
family selection, progeny testing, sib selection, tandem selection, index selection
rotational grazing, continuous grazing, strip grazing, deferred grazing, zero grazing
Guinea grass, elephant grass, giant star grass, gamba grass
Centrosema, Stylosanthes, Pueraria, Calopogonium, Mucuna
hay, silage, haylage, straw
earthen pond, concrete tank, raceway, floating cage
tilapia, catfish, carp, Nile perch
extensive aquaculture, semi-intensive aquaculture, intensive aquaculture, integrated aquaculture
gill net, cast net, trawl net, seine net, longline
silviculture, taungya, afforestation, reforestation
silvopastoral system, agrisilvicultural system, agrosilvopastoral system, aquaforestry
clear felling, selection system, shelterwood system, coppice system
gravity separation, winnowing, threshing, shelling, parboiling
training and visit system, farmer field school, participatory rural appraisal, contact farmer approach
method demonstration, result demonstration, field day, farm visit
awareness stage, interest stage, evaluation stage, trial stage, adoption stage
farm inventory, farm diary, farm budget, gross margin analysis
partial budget, complete budget, enterprise budget, cash flow budget
agronomy, animal husbandry, forestry, fisheries
agricultural extension, agricultural economics, agricultural engineering, soil science
monocropping, mixed cropping, crop rotation, alley cropping
sole cropping, intercropping, relay cropping, sequential cropping
row intercropping, strip intercropping, mixed intercropping, relay intercropping
multiple cropping, monoculture, continuous cropping, ratoon cropping
agroforestry, pastoralism, plantation agriculture, shifting cultivation
dry farming, irrigation farming, mixed farming, shifting cultivation
taungya system, alley cropping, shelterbelt planting, home garden
precision farming, organic farming, subsistence farming, contract farming
mulch, compost, green manure, farmyard manure
organic mulch, plastic mulch, live mulch, stubble mulch
conservation tillage, conventional tillage, strip tillage, ridge tillage
ploughing, harrowing, ridging, rolling
land clearing, stumping, burning, levelling
seedbed, nursery bed, ridge, mound
seed rate, plant spacing, plant population, planting depth
germination percentage, seed purity, seed viability, seed moisture content
seed certification, seed dressing, seed testing, seed processing
hybrid seed, true-breeding seed, treated seed, certified seed
scion, rootstock, interstock, sucker
tissue culture, grafting, layering, budding
cereal, pulse, oilseed, vegetable
tuber crop, cereal crop, fibre crop, beverage crop, spice crop
leafy vegetable, fruit vegetable, root vegetable, bulb vegetable
annual crop, biennial crop, perennial crop, ephemeral crop
arable crop, plantation crop, pasture crop, tree crop
food crop, cash crop, fodder crop, cover crop
nurse crop, trap crop, catch crop, smother crop
harvest index, leaf area index, crop growth rate, net assimilation rate, relative growth rate
lodging, shattering, wilting, bolting
physiological maturity, harvest maturity, horticultural maturity, commercial maturity
determinate growth, indeterminate growth, vegetative growth, reproductive growth
land equivalent ratio, cropping intensity, harvest index, rotation intensity
post-harvest loss, field loss, storage loss, transit loss
curing, drying, parboiling, blanching
pedology, edaphology, geology, hydrology
soil profile, soil series, soil catena, soil phase
soil horizon, soil catena, soil series, soil ped
soil temperature, soil colour, soil texture, soil structure
field capacity, permanent wilting point, saturation point, hygroscopic coefficient
soil colloid, soil aggregate, soil mineral, soil pore
clay mineral, sesquioxide, humus, carbonate
sandy soil, clay soil, loamy soil, silty soil, peaty soil
soil pH, cation exchange capacity, base saturation, electrical conductivity of soil
buffer capacity, cation exchange capacity, water-holding capacity, infiltration capacity
soil organic matter, soil mineral matter, soil water, soil air
mineralisation, immobilisation, nitrification, ammonification
humification, mineralisation, leaching, nitrification
carbon-nitrogen ratio, sodium adsorption ratio, silica-sesquioxide ratio, exchangeable sodium percentage
straight fertiliser, compound fertiliser, organic fertiliser, liquid fertiliser
nitrogen fertiliser, phosphate fertiliser, potash fertiliser, NPK fertiliser
superphosphate, rock phosphate, basic slag, bone meal
top dressing, side dressing, basal application, foliar spray
fertiliser grade, fertiliser ratio, nutrient content, liming value
soil fertility, soil productivity, soil tilth, soil health
soil testing, plant tissue analysis, pot experiment, field trial
soil survey, land evaluation, soil testing, topographic survey
reconnaissance survey, semi-detailed survey, detailed survey, exploratory survey
land capability classification, land suitability classification, soil taxonomy, fertility capability classification
soil conservation, soil reclamation, soil survey, soil sterilisation
surface drainage, subsurface drainage, mole drainage, tile drainage
irrigation, drainage, liming, mulching
consumptive use, effective rainfall, irrigation requirement, leaching requirement
conveyance efficiency, application efficiency, storage efficiency, water-use efficiency
broadleaf weed, grass weed, sedge weed, woody weed
noxious weed, facultative weed, parasitic weed, volunteer crop
insecticide, fungicide, herbicide, acaricide, molluscicide, nematicide
systemic insecticide, contact insecticide, stomach insecticide, fumigant insecticide
repellent, attractant, antifeedant, chemosterilant
insect pest, rodent pest, bird pest, nematode pest
key pest, occasional pest, potential pest, migrant pest
cultural control, biological control, chemical control, mechanical control, legislative control
parasitoid, predator, entomopathogen, antagonist
damping-off, root rot, wilt, dieback
anthracnose, leaf spot, powdery mildew, downy mildew
soft rot, dry rot, brown rot, black rot
inoculum, host, vector, pathogen
vertical resistance, horizontal resistance, induced resistance, systemic acquired resistance
host resistance, host tolerance, disease escape, immunity
monocyclic disease, polycyclic disease, polyetic disease, systemic disease
plant breeding, animal breeding, plant protection, crop physiology
pure line selection, pedigree selection, bulk selection, recurrent selection
backcross, single cross, double cross, three-way cross
male sterility, self-incompatibility, emasculation, cleistogamy
heterosis, inbreeding depression, transgressive segregation, genetic advance
general combining ability, specific combining ability, heritability, genetic advance
ruminant, pseudo-ruminant, monogastric animal, hindgut fermenter
cattle, sheep, goat, pig, rabbit
buck, doe, kid, wether
broiler, layer, breeder, cockerel
chick, poult, duckling, gosling, keet
gestation period, lactation period, dry period, service period
heat period, gestation period, lactation period, calving interval
natural mating, artificial insemination, embryo transfer, oestrus synchronisation
brooding, incubation, candling, sexing
culling, identification, dipping, deworming
upgrading, crossbreeding, line breeding, outcrossing
gizzard, proventriculus, caecum, cloaca
rumination, eructation, regurgitation, mastication
balanced ration, maintenance ration, production ration, creep ration
roughage, concentrate, feed supplement, feed additive
dry roughage, succulent roughage, energy concentrate, protein concentrate
proximate analysis, detergent fibre analysis, feeding trial, digestibility trial
digestibility, palatability, feed efficiency, feed intake
total digestible nutrients, metabolisable energy, starch equivalent, digestible crude protein
permanent pasture, temporary pasture, natural pasture, rangeland
stocking rate, carrying capacity, grazing pressure, animal unit
intensive system, semi-intensive system, extensive system, integrated system
free range system, deep litter system, battery cage system, fold system
tick, mite, louse, flea
roundworm, tapeworm, liver fluke, hookworm
fry, fingerling, juvenile, brood stock
fish pond, hatchery, raceway, cage culture
monoculture, polyculture, integrated fish farming, cage culture
queen, drone, worker bee, nurse bee
Langstroth hive, Kenya top-bar hive, clay pot hive, log hive
farm management, farm planning, farm budgeting, farm accounting
gross output, gross margin, net farm income, farm profit
return on labour, return on capital, return on land, net farm income
production record, inventory record, financial record, labour record
complementary enterprise, supplementary enterprise, competitive enterprise, joint enterprise
communal tenure, leasehold tenure, freehold tenure, tenancy at will
agricultural credit, agricultural subsidy, agricultural insurance, agricultural extension
short-term credit, medium-term credit, long-term credit, overdraft
marketing margin, marketing channel, marketing cost, marketing efficiency
marketing board, cooperative society, commodity exchange, produce buyer
cobweb theorem, law of diminishing returns, law of comparative advantage, Engel's law
factor–product relationship, factor–factor relationship, product–product relationship, price–quantity relationship
production risk, price risk, financial risk, institutional risk
tractor, bulldozer, combine harvester, power tiller
disc plough, mouldboard plough, chisel plough, subsoiler, rotavator
disc harrow, spike-tooth harrow, spring-tine harrow, chain harrow
power take-off, drawbar, three-point linkage, hydraulic lift
knapsack sprayer, boom sprayer, mist blower, dusting machine
contact farmer, progressive farmer, peasant farmer, commercial farmer
general extension approach, commodity extension approach, training and visit approach, farming systems approach
individual method, group method, mass method
acid soil, alkaline soil, saline soil, calcareous soil
aggregate stability, soil porosity, bulk density, hydraulic conductivity
autogamy, allogamy, apomixis, vegetative propagation
antibiosis, antixenosis, plant tolerance, pest avoidance
hydroponics, aeroponics, aquaponics, sand culture
beef breed, dairy breed, dual-purpose breed, draught breed
beef cattle, dairy cattle, dual-purpose cattle, draught cattle
indigenous breed, exotic breed, crossbreed, synthetic breed
brooder, incubator, hatcher, setter
nipple drinker, trough drinker, bell drinker, tube feeder
bud union, graft union, callus, root collar
butterfat, solids-not-fat, casein, lactose
calf starter, milk replacer, colostrum, creep feed
dressing percentage, litter size, weaning weight, feed conversion ratio
clean weeding, slashing, hand pulling, mulching
cooperative farming, collective farming, state farming, contract farming
crop calendar, crop map, crop budget, cropping pattern
crop insurance, farm credit, input subsidy, price support
crop residue, green manure, animal manure, sewage sludge
flocculation, deflocculation, dispersion, aggregation
desuckering, pruning, thinning, staking
dry matter, crude protein, crude fibre, ether extract
entomology, nematology, plant pathology, weed science
farm gate price, wholesale price, retail price, world market price
family labour, hired labour, communal labour, exchange labour
feedlot, ranch, paddock, stanchion barn
fodder bank, protein bank, range reserve, pasture ley
full-sib, half-sib, clone, pure line
growth regulator, fertiliser, herbicide, soil conditioner
growing degree day, photoperiod, chilling requirement, length of growing period
guard row, border row, plot, block
hardening off, pricking out, transplanting, thinning
fertility, hatchability, livability, prolificacy
hen-day production, hen-housed production, hatchability, egg mass
hoof trimming, dipping, drenching, grooming
internal parasite, external parasite, blood parasite, predator
irrigation interval, irrigation depth, irrigation efficiency, irrigation duration
joint ill, navel ill, calf scour, pneumonia
kidding rate, lambing rate, calving rate, farrowing rate
lactation curve, lactation length, lactation yield, lactation persistency
land fragmentation, land consolidation, land reform, land degradation
leaf miner, fruit fly, mealybug, whitefly, thrips, scale insect
termite, locust, cutworm, cricket
weaver bird, cane rat, bush fowl, monkey
lime requirement, fertiliser requirement, leaching requirement, gypsum requirement
loose housing, stanchion barn, tie-stall barn, free-stall barn
market gardening, kitchen gardening, ornamental gardening, landscape gardening
guaranteed minimum price, ceiling price, farm gate price, export price
nitrogen use efficiency, water use efficiency, radiation use efficiency, feed efficiency
nodulation, mycorrhization, tillering, tuberisation
nomadism, transhumance, ranching, sedentary pastoralism
overstocking, overgrazing, undergrazing, bush burning
pest resurgence, secondary pest outbreak, pesticide resistance, pesticide residue
hardpan, claypan, plough pan, plinthite
pollarding, lopping, coppicing, thinning
greenhouse, screenhouse, polytunnel, cold frame
rainfed agriculture, irrigated agriculture, flood recession farming, protected cultivation
resistant variety, tolerant variety, susceptible variety, early-maturing variety
roguing, detasselling, emasculation, isolation
root-knot nematode, cyst nematode, lesion nematode, burrowing nematode
salt lick, molasses block, vitamin premix, bone meal
seed bank, field gene bank, cryobank, in vitro gene bank
shelterbelt, live fence, contour hedgerow, fodder bank
soil crusting, soil compaction, soil slaking, soil sealing
soil solarisation, soil fumigation, steam sterilisation, flooding
stall feeding, tethering, free grazing, paddock grazing
stover, straw, husk, bran
groundnut cake, soybean meal, palm kernel cake, cottonseed cake
fish meal, blood meal, bone meal, meat meal
owner-operator, tenant farmer, sharecropper, hired manager
tillering, booting, heading, anthesis, grain filling
silking, tasselling, grain filling, physiological maturity
udder, teat, rumen, withers
urea treatment, ensiling, hay making, pelleting
value addition, market segmentation, grading, standardisation
vermicompost, poultry manure, green manure, guano
warm-season crop, cool-season crop, short-day crop, drought-tolerant crop
water harvesting, terracing, drainage, mulching
waterlogging, salinity, drought, soil acidity
birth weight, weaning weight, slaughter weight, mature weight
sire, dam, sibling, progeny
herd, flock, litter, colony
forage legume, forage grass, browse plant, forage cereal
`;
