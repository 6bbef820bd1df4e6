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
`;
