/** Families of terms of biology, from molecules to ecosystems; see ../term-families.ts. */
export const LIFE = `
carbohydrate, lipid, protein, nucleic acid
monosaccharide, disaccharide, polysaccharide, oligosaccharide
starch, glycogen, cellulose, chitin
glucose, fructose, galactose, ribose
primary structure, secondary structure, tertiary structure, quaternary structure
alpha helix, beta sheet, random coil, beta turn
competitive inhibition, non-competitive inhibition, uncompetitive inhibition, feedback inhibition
active site, allosteric site, cofactor, substrate
holoenzyme, apoenzyme, coenzyme, zymogen
oxidoreductase, transferase, hydrolase, lyase, isomerase, ligase
helicase, ligase, primase, topoisomerase, polymerase
messenger RNA, transfer RNA, ribosomal RNA, small nuclear RNA
promoter, operator, repressor, inducer, enhancer
leading strand, lagging strand, Okazaki fragment, replication fork
silent mutation, missense mutation, nonsense mutation, frameshift mutation
chromosomal inversion, chromosomal translocation, aneuploidy, polyploidy
monosomy, trisomy, polyploidy, haploidy
homozygote, heterozygote, hemizygote, carrier
monohybrid cross, dihybrid cross, test cross, back cross
autosomal dominant inheritance, autosomal recessive inheritance, sex-linked inheritance, mitochondrial inheritance
prokaryote, eukaryote, virus, viroid
plasma membrane, cell wall, nuclear envelope, tonoplast
microtubule, microfilament, intermediate filament, centriole
tight junction, gap junction, desmosome, adherens junction
simple diffusion, facilitated diffusion, osmosis, active transport
isotonic solution, hypotonic solution, hypertonic solution, saturated solution
endocytosis, exocytosis, osmosis, facilitated diffusion
epithelial tissue, connective tissue, muscle tissue, nervous tissue
skeletal muscle, cardiac muscle, smooth muscle, myoepithelium
sensory neurone, motor neurone, relay neurone, mixed nerve
resting potential, action potential, threshold potential, refractory period
depolarisation, repolarisation, hyperpolarisation, summation
parapatric speciation, allopatric speciation, sympatric speciation, peripatric speciation
stabilising selection, directional selection, disruptive selection, sexual selection
founder effect, bottleneck effect, gene flow, sexual selection
homologous structure, analogous structure, vestigial structure, atavism
monophyletic group, paraphyletic group, polyphyletic group, outgroup
kingdom, phylum, class, order, family, genus, species
taxonomy, systematics, phylogeny, nomenclature
annelid, arthropod, mollusc, echinoderm, nematode
amphibian, reptile, mammal, bird, fish
bryophyte, pteridophyte, gymnosperm, angiosperm
monocotyledon, dicotyledon, gymnosperm, fern
epidermis, cortex, endodermis, pericycle, pith
apical meristem, lateral meristem, intercalary meristem, cork cambium
palisade mesophyll, spongy mesophyll, epidermis, cuticle
taproot, fibrous root, adventitious root, prop root
rhizome, stolon, tuber, bulb, corm
raceme, spike, umbel, panicle, corymb
drupe, berry, pome, nut, achene, capsule
epigeal germination, hypogeal germination, vivipary, parthenocarpy
wind pollination, insect pollination, self-pollination, water pollination
light-dependent reactions, Calvin cycle, photorespiration, photolysis
C3 plant, C4 plant, CAM plant, parasitic plant
symplast pathway, apoplast pathway, vacuolar pathway, transmembrane pathway
root pressure, transpiration pull, capillarity, cohesion
nastic movement, tropism, taxis, kinesis
short-day plant, long-day plant, day-neutral plant, vernalised plant
osmoregulator, osmoconformer, thermoregulator, thermoconformer
oviparity, viviparity, ovoviviparity, parthenogenesis
blastula, gastrula, morula, neurula
ectoderm, mesoderm, endoderm, trophoblast
complete metamorphosis, incomplete metamorphosis, neoteny, moulting
imprinting, habituation, classical conditioning, insight learning
altruism, kin selection, reciprocity, territoriality
r-selected species, K-selected species, keystone species, indicator species
exponential growth, logistic growth, population crash, population equilibrium
birth rate, death rate, immigration, emigration
primary producer, primary consumer, secondary consumer, decomposer
gross primary production, net primary production, secondary production, standing crop
ecotone, ecosystem, biome, microhabitat
interspecific competition, intraspecific competition, predation, mutualism
competitive exclusion, resource partitioning, character displacement, niche overlap
Batesian mimicry, Müllerian mimicry, camouflage, warning coloration
alpha diversity, beta diversity, gamma diversity, genetic diversity
species richness, species evenness, dominance, abundance
endemic species, invasive species, keystone species, pioneer species
in situ conservation, ex situ conservation, rewilding, reintroduction
quadrat, transect, pitfall trap, mark-recapture
saprophyte, parasite, autotroph, predator
photoautotroph, chemoautotroph, photoheterotroph, chemoheterotroph
Gram-positive bacterium, Gram-negative bacterium, mycoplasma, spirochaete
coccus, bacillus, spirillum, vibrio
selective medium, differential medium, enrichment medium, transport medium
psychrophile, mesophile, thermophile, hyperthermophile
lytic cycle, lysogenic cycle, transduction, conjugation
capsid, envelope, tail fibre, nucleocapsid
exotoxin, endotoxin, toxoid, antitoxin
ascomycete, basidiomycete, zygomycete, chytrid
hypha, mycelium, spore, sporangium
polymerase chain reaction, gel electrophoresis, DNA sequencing, Southern blotting
restriction enzyme, plasmid vector, DNA ligase, gene probe
mitochondrion, ribosome, lysosome, Golgi apparatus, endoplasmic reticulum, chloroplast, peroxisome, vacuole, centriole
phagocytosis, pinocytosis, exocytosis, chemotaxis
deletion, inversion, duplication, translocation, substitution
natural selection, genetic drift, gene flow, mutation, artificial selection
mutualism, commensalism, parasitism, predation, competition, amensalism
producer, consumer, decomposer
habitat, niche, biome, ecosystem, community
climax community, pioneer community, seral community, plagioclimax
conjugation, transformation, transduction, transposition
catalyst, inhibitor, substrate, cofactor, reagent
saprophyte, epiphyte, hydrophyte, mesophyte, xerophyte, halophyte
grazer, browser, predator, scavenger
classical conditioning, operant conditioning, observational learning, insight learning, habituation
prophase, metaphase, anaphase, telophase, interphase
transcription, translation, replication, splicing
genotype, phenotype, karyotype, haplotype
allele, locus, codon, intron, exon
codominance, incomplete dominance, epistasis, pleiotropy, linkage
glycolysis, Krebs cycle, electron transport chain, gluconeogenesis, glycogenolysis
plasmolysis, wilting, guttation, cavitation, turgor
xylem, phloem, cambium, parenchyma, sclerenchyma, collenchyma
phototropism, gravitropism, thigmotropism, hydrotropism, chemotropism
auxin, gibberellin, cytokinin, abscisic acid, ethylene
pollination, fertilisation, germination, dormancy, vernalisation
stamen, carpel, sepal, petal, receptacle
food chain, food web, trophic level, ecological pyramid, biomass
eutrophication, bioaccumulation, biomagnification, acidification, deforestation
aerobe, anaerobe, microaerophile, capnophile
lag phase, exponential phase, stationary phase, death phase
definitive host, intermediate host, reservoir host, paratenic host
herbivore, carnivore, omnivore, insectivore
exoskeleton, endoskeleton, hydrostatic skeleton, cartilaginous skeleton
facilitation, inhibition, tolerance, competition
allelopathy, parasitism, mutualism, commensalism
bush encroachment, desertification, deforestation, overgrazing
grazer, browser, granivore, frugivore, nectarivore
phenotypic plasticity, acclimatisation, adaptation, preadaptation
vicariance, dispersal, radiation, extinction
gene pool, gene frequency, genetic load, linkage group
restriction mapping, chromosome walking, gene cloning, genome sequencing
heterochromatin, euchromatin, centromere, telomere
spermatogenesis, oogenesis, gametogenesis, fertilisation
chlorophyll, carotenoid, anthocyanin, phycobilin
stroma, thylakoid, granum, lamella
matrix, crista, outer membrane, intermembrane space
pyruvate, acetyl coenzyme A, oxaloacetate, citrate
substrate-level phosphorylation, oxidative phosphorylation, photophosphorylation, chemiosmosis
haemoglobin, haemocyanin, chlorophyll, myoglobin
open circulation, closed circulation, double circulation, single circulation
gill, lung, trachea, book lung
ammonotelism, ureotelism, uricotelism, guanotelism
nephridium, Malpighian tubule, flame cell, antennal gland
asexual reproduction, sexual reproduction, parthenogenesis, hermaphroditism
fragmentation, budding, spore formation, binary fission
gametophyte, sporophyte, gamete, spore
sieve tube, companion cell, vessel element, tracheid
abscission, senescence, dormancy, stratification
hyperparasite, ectoparasite, endoparasite, facultative parasite
F plasmid, R plasmid, Col plasmid, Ti plasmid
competence, conjugation, lysogeny, transposition
transposon, insertion sequence, integron, plasmid
operon, regulon, cistron, intron
structural gene, regulatory gene, operator, promoter
nucleotide, nucleoside, nitrogenous base, phosphate group
adenine, guanine, cytosine, thymine, uracil
`;
