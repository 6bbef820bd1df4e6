/** Families of terms of plants, animals and ecology; see ../term-families.ts. */
export const ORGANISMS = `
simple leaf, pinnate leaf, palmate leaf, trifoliate leaf
alternate phyllotaxy, opposite phyllotaxy, whorled phyllotaxy, rosette phyllotaxy
parallel venation, reticulate venation, dichotomous venation, arcuate venation
capitulum, catkin, spadix, cyathium, hypanthodium
axile placentation, parietal placentation, marginal placentation, basal placentation, free central placentation
hypogynous flower, perigynous flower, epigynous flower, naked flower
actinomorphic flower, zygomorphic flower, asymmetric flower, isobilateral flower
valvate aestivation, twisted aestivation, imbricate aestivation, vexillary aestivation
monoecious plant, dioecious plant, hermaphrodite plant, polygamous plant
autogamy, geitonogamy, xenogamy, cleistogamy
anemophily, entomophily, hydrophily, ornithophily, chiropterophily
protandry, protogyny, herkogamy, heterostyly, self-incompatibility
simple fruit, aggregate fruit, multiple fruit, false fruit
legume, follicle, siliqua, caryopsis, cypsela, samara
epicarp, mesocarp, endocarp, testa
plumule, radicle, cotyledon, endosperm, hypocotyl
anemochory, hydrochory, zoochory, autochory
pneumatophore, stilt root, buttress root, haustorium
runner, sucker, offset, bulbil
phylloclade, phyllode, tendril, thorn
collateral bundle, bicollateral bundle, concentric bundle, radial bundle
heartwood, sapwood, springwood, autumn wood
protoxylem, metaxylem, protophloem, metaphloem
protostele, siphonostele, dictyostele, eustele
dermal tissue, ground tissue, vascular tissue, meristematic tissue
stoma, lenticel, hydathode, trichome
water potential, solute potential, pressure potential, matric potential
transpiration-cohesion theory, pressure flow hypothesis, root pressure theory, imbibition theory
nitrogen deficiency, phosphorus deficiency, potassium deficiency, magnesium deficiency
chlorosis, necrosis, etiolation, stunting
photoperiodism, vernalisation, dormancy, abscission
phytochrome, cryptochrome, phototropin, florigen
scarification, stratification, imbibition, after-ripening
antheridium, archegonium, sorus, indusium
moss, liverwort, hornwort, clubmoss
cycad, conifer, ginkgo, gnetophyte
green alga, brown alga, red alga, diatom
isogamy, anisogamy, oogamy, conjugation
haplontic life cycle, diplontic life cycle, haplodiplontic life cycle, parasitic life cycle
crustose lichen, foliose lichen, fruticose lichen, squamulose lichen
ascospore, basidiospore, zygospore, conidium
phanerophyte, chamaephyte, hemicryptophyte, cryptophyte, therophyte
Porifera, Cnidaria, Platyhelminthes, Nematoda, Annelida
Arthropoda, Mollusca, Echinodermata, Chordata
acoelomate, pseudocoelomate, schizocoelomate, enterocoelomate
asconoid sponge, syconoid sponge, leuconoid sponge, glass sponge
polyp, medusa, planula, ephyra
hydrozoan, scyphozoan, anthozoan, cubozoan
turbellarian, trematode, cestode, monogenean
polychaete, oligochaete, leech, sipunculan
insect, arachnid, crustacean, myriapod
Coleoptera, Diptera, Lepidoptera, Hymenoptera, Hemiptera, Orthoptera
gastropod, bivalve, cephalopod, chiton
starfish, sea urchin, sea cucumber, brittle star, sea lily
nymph, larva, pupa, imago
maggot, caterpillar, grub, naiad
nauplius, zoea, trochophore, veliger, pluteus
chewing mouthparts, piercing-sucking mouthparts, sponging mouthparts, siphoning mouthparts
filiform antenna, clubbed antenna, plumose antenna, pectinate antenna
compound eye, ocellus, statocyst, tympanal organ
placoid scale, cycloid scale, ctenoid scale, ganoid scale
homocercal tail, heterocercal tail, diphycercal tail, protocercal tail
jawless fish, cartilaginous fish, ray-finned fish, lobe-finned fish
Anura, Urodela, Apoda, Squamata
notochord, dorsal nerve cord, pharyngeal slit, post-anal tail
monotreme, marsupial, placental mammal, multituberculate
contour feather, down feather, flight feather, filoplume
anapsid skull, synapsid skull, diapsid skull, euryapsid skull
homodont dentition, heterodont dentition, thecodont dentition, acrodont dentition
diffuse placenta, cotyledonary placenta, zonary placenta, discoidal placenta
plantigrade locomotion, digitigrade locomotion, unguligrade locomotion, saltatorial locomotion
amoeboid movement, ciliary movement, flagellar movement, euglenoid movement
radial cleavage, spiral cleavage, bilateral cleavage, rotational cleavage
isolecithal egg, mesolecithal egg, telolecithal egg, centrolecithal egg
invagination, involution, epiboly, delamination, ingression
hibernation, aestivation, brumation, diapause
diurnal animal, nocturnal animal, crepuscular animal, cathemeral animal
fixed action pattern, sign stimulus, innate releasing mechanism, vacuum activity
round dance, waggle dance, courtship display, alarm call
dominance hierarchy, eusociality, lekking, allogrooming
semelparity, iteroparity, parental care, brood parasitism
filter feeder, deposit feeder, fluid feeder, bulk feeder
plankton, nekton, benthos, neuston, periphyton
littoral zone, limnetic zone, profundal zone, benthic zone
intertidal zone, neritic zone, oceanic zone, abyssal zone
epilimnion, metalimnion, hypolimnion, chemocline
oligotrophic lake, mesotrophic lake, eutrophic lake, dystrophic lake
lentic ecosystem, lotic ecosystem, estuarine ecosystem, marine ecosystem
hydrosere, xerosere, lithosere, psammosere, halosere
autogenic succession, allogenic succession, retrogressive succession, cyclic succession
pyramid of numbers, pyramid of biomass, pyramid of energy, age pyramid
grazing food chain, detritus food chain, parasitic food chain, microbial loop
carbon cycle, nitrogen cycle, phosphorus cycle, sulphur cycle, water cycle
fundamental niche, realised niche, trophic niche, spatial niche
type I survivorship curve, type II survivorship curve, type III survivorship curve, sigmoid growth curve
edaphic factor, climatic factor, topographic factor, biotic factor
Shelford's law of tolerance, Liebig's law of the minimum, Gause's principle, Allee effect
Allen's rule, Bergmann's rule, Gloger's rule, Jordan's rule
Shannon index, Simpson index, Jaccard index, Sørensen index
stenothermal organism, eurythermal organism, stenohaline organism, euryhaline organism
keystone species, umbrella species, flagship species, indicator species
vulnerable species, near-threatened species, endangered species, extinct species
national park, game reserve, forest reserve, biosphere reserve, wildlife sanctuary
mangrove forest, freshwater swamp forest, lowland rainforest, montane forest
primary pollutant, secondary pollutant, persistent pollutant, biodegradable pollutant
phytoremediation, biosorption, biostimulation, bioaugmentation
environmental impact assessment, environmental audit, life cycle assessment, strategic environmental assessment
obligate parasite, facultative parasite, brood parasite, hyperparasite
holotype, paratype, neotype, lectotype, syntype
dichotomous key, binomial nomenclature, phylogenetic tree, type specimen
autecology, synecology, palaeoecology, agroecology
landscape ecology, population ecology, community ecology, behavioural ecology, physiological ecology
conservation biology, restoration ecology, wildlife management, environmental toxicology
abiotic factor, biotic factor, limiting factor, density-dependent factor
law of the minimum, law of tolerance, competitive exclusion principle, ten per cent law
tolerance range, geographical range, home range, thermoneutral zone
acclimation, adaptation, regulation, conformity
ecotype, ecocline, ecad, ecotone
rain shadow, monsoon, land breeze, temperature inversion
Coriolis effect, greenhouse effect, albedo effect, edge effect
thermocline, halocline, pycnocline, chemocline
photic zone, aphotic zone, benthic zone, intertidal zone
pelagic zone, benthic zone, intertidal zone, supralittoral zone
lake turnover, upwelling, thermal stratification, eutrophication
salt marsh, peat bog, freshwater marsh, fen
coral reef, kelp forest, seagrass bed, mangrove swamp
wetland, grassland, woodland, desert
chaparral, temperate grassland, temperate deciduous forest, boreal forest
emergent layer, canopy layer, understorey layer, shrub layer, forest floor
canopy, understorey, shrub layer, forest floor
liana, epiphyte, strangler, hemiparasite
detritivore, herbivore, carnivore, parasite
trophic cascade, competitive release, bottom-up control, ecological release
assimilation efficiency, production efficiency, consumption efficiency, transfer efficiency
turnover time, residence time, generation time, doubling time
hydrological cycle, carbon cycle, nitrogen cycle, phosphorus cycle, sulphur cycle
nutrient cycling, energy flow, decomposition, primary production
gaseous cycle, sedimentary cycle, population cycle, life cycle
carbon sink, carbon source, carbon offset, carbon footprint
crude density, ecological density, relative abundance, frequency of occurrence
clumped dispersion, uniform dispersion, random dispersion, linear dispersion
natality, mortality, immigration, emigration
age structure, sex ratio, population density, dispersion pattern
cohort life table, static life table, fertility table, age pyramid
life table, survivorship curve, age pyramid, Leslie matrix
net reproductive rate, intrinsic rate of increase, generation time, age-specific fecundity
environmental resistance, biotic potential, carrying capacity, population density
density-dependent factor, density-independent factor, edaphic factor, climatic factor
population cycle, population explosion, population crash, population regulation
metapopulation, source population, sink population, relict population
demography, phenology, physiognomy, biogeography
r-strategist, K-strategist, ruderal, stress tolerator
minimum viable population, effective population size, maximum sustainable yield, minimum dynamic area
line transect, belt transect, point quadrat, frame quadrat
exploitation competition, interference competition, apparent competition, diffuse competition
functional response, numerical response, stress response, escape response
type I functional response, type II functional response, type III functional response, numerical response
Lotka–Volterra model, logistic growth model, exponential growth model, island biogeography model
herbivory, predation, parasitism, mutualism
obligate mutualism, facultative mutualism, commensalism, parasitism
neutralism, protocooperation, commensalism, amensalism, mutualism
cryptic coloration, aposematic coloration, disruptive coloration, countershading
foundation species, dominant species, keystone species, pioneer species
ecosystem engineer, keystone predator, pioneer species, invasive species
native species, exotic species, endemic species, cosmopolitan species
introduced species, endemic species, extinct species, relict species
species diversity, genetic diversity, ecosystem diversity, landscape diversity
rank-abundance curve, species-area curve, survivorship curve, growth curve
species-area relationship, latitudinal diversity gradient, distance effect, edge effect
primary succession, secondary succession, cyclic succession, retrogressive succession
monoclimax theory, polyclimax theory, climax pattern theory, individualistic concept
facilitation model, inhibition model, tolerance model, lottery model
intermediate disturbance hypothesis, Gaia hypothesis, Red Queen hypothesis, rivet hypothesis
stability, resilience, resistance, persistence
bottom-up control, top-down control, density-dependent regulation, abiotic control
guild, sere, biome, metapopulation
background extinction, mass extinction, local extinction, ecological extinction
habitat destruction, overexploitation, pollution, species introduction, climate change
habitat fragmentation, habitat degradation, habitat restoration, habitat creation
extinction vortex, extinction debt, inbreeding depression, genetic erosion
poaching, overgrazing, overfishing, deforestation
wildlife corridor, buffer zone, core zone, transition zone
captive breeding, reintroduction, translocation, habitat restoration
biological augmentation, bioremediation, biological control, rewilding
provisioning service, regulating service, cultural service, supporting service
ecological footprint, carbon footprint, water footprint, ecological deficit
renewable resource, non-renewable resource, flow resource, common-pool resource
point source, non-point source, mobile source, natural source
algal bloom, acid rain, photochemical smog, oil spill
classical smog, photochemical smog, acid rain, haze
solid waste, liquid waste, gaseous emission, radioactive waste
hazardous waste, municipal waste, agricultural waste, electronic waste
recycling, composting, incineration, landfilling
phytoplankton, zooplankton, bacterioplankton, mycoplankton
home range, territory, breeding ground, migration route
optimal foraging theory, handicap principle, game theory, marginal value theorem
resource competition, niche partitioning, competitive exclusion, competitive release
biodiversity hotspot, nature reserve, marine protected area, wildlife corridor
ecological amplitude, ecological density, ecological efficiency, ecological footprint
`;
