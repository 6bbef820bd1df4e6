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
`;
