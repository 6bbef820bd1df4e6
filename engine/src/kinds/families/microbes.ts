/** Families of terms of microbiology: microbes, their culture, their control and their uses; see ../term-families.ts. */
export const MICROBES = `
bacteriology, virology, mycology, parasitology, phycology, protozoology
immunology, epidemiology, microbiology, toxicology
germ theory, miasma theory, humoral theory, spontaneous generation theory
pure culture, mixed culture, continuous culture, enrichment culture
continuous culture, batch culture, synchronous culture, stock culture
magnification, numerical aperture, resolving power, refractive index
working distance, numerical aperture, depth of field, focal length
simple stain, differential stain, negative stain, fluorescent stain
primary stain, mordant, decoloriser, counterstain
crystal violet, safranin, methylene blue, malachite green, carbol fuchsin
wet mount, hanging drop, heat-fixed smear, squash preparation
pleomorphic bacterium, filamentous bacterium, spiral bacterium, rod-shaped bacterium
teichoic acid, lipid A, mycolic acid, dipicolinic acid
periplasmic space, cell membrane, outer membrane, glycocalyx
porin, permease, adhesin, flagellin
slime layer, S-layer, capsule, outer membrane
axial filament, polar flagellum, fimbria, sex pilus
chemotaxis, phototaxis, magnetotaxis, aerotaxis
magnetosome, gas vesicle, carboxysome, sulphur granule, volutin granule
exospore, cyst, akinete, heterocyst
protoplast, spheroplast, L form, mycoplasma
lag phase, log phase, stationary phase, death phase
viable count, total count, dry weight determination, turbidity measurement
plate count, direct microscopic count, most probable number, membrane filter count
colony-forming unit, plaque-forming unit, most probable number, optical density
growth curve, dose–response curve, survival curve, standard curve
diauxic growth, balanced growth, synchronous growth, linear growth
biofilm, colony, microbial mat, pellicle
psychrophile, psychrotroph, mesophile, thermophile, hyperthermophile
acidophile, neutrophile, alkaliphile, halophile
osmotolerant organism, halotolerant organism, acid-tolerant organism, aerotolerant organism
defined medium, complex medium, reducing medium, transport medium
basal medium, enriched medium, transport medium, assay medium
broth, agar plate, agar slant, stab culture
incubation, isolation, identification, inspection
inoculum, subculture, isolate, contaminant
streak plate, pour plate, spread plate, replica plate
anaerobic jar, candle jar, incubator, laminar flow cabinet
lyophilisation, deep-freezing, subculturing, mineral oil overlay
lithotroph, organotroph, phototroph, auxotroph
methanogenesis, sulphate reduction, nitrification, denitrification, ammonification
sanitisation, degerming, antisepsis, sterilisation
bactericide, bacteriostat, virucide, sporicide
disinfectant, antiseptic, detergent, preservative
autoclave, hot-air oven, incinerator, water bath
ionising radiation, ultraviolet radiation, moist heat, dry heat
HEPA filter, membrane filter, trickling filter, sand filter
phenol coefficient, minimum inhibitory concentration, decimal reduction time, zone of inhibition
phenol coefficient test, use-dilution test, disc diffusion test, broth dilution test
use-dilution test, disc diffusion test, E-test, broth dilution test
quaternary ammonium compound, phenolic compound, aldehyde, heavy metal
auxotroph, prototroph, lysogen, recombinant
Ames test, replica plating, fluctuation test, complementation test
F factor, R factor, Col factor, transposon
F-positive cell, F-negative cell, Hfr strain, F-prime cell
generalised transduction, specialised transduction, conjugation, transformation
inducible enzyme, repressible enzyme, constitutive enzyme, allosteric enzyme
episome, transposon, integron, insertion sequence
capsomere, peplomer, matrix protein, tail fibre
temperate phage, virulent phage, filamentous phage, defective phage
lysogeny, phage conversion, transduction, transfection
penetration, uncoating, biosynthesis, assembly, release
eclipse period, latent period, incubation period, rise period
burst size, multiplicity of infection, plaque count, viral load
plaque, colony, pock, cytopathic effect
cytopathic effect, haemadsorption, interference, plaque formation
primary cell line, diploid cell line, continuous cell line, hybridoma
cell culture, embryonated egg, laboratory animal, organ culture
oncogenic virus, defective virus, satellite virus, attenuated virus
provirus, virion, viroid, virusoid
acute infection, latent infection, persistent infection, slow infection
local infection, focal infection, systemic infection, subclinical infection
yeast, mushroom, slime mould, water mould
dimorphic fungus, yeast, filamentous fungus, lichen
septate hypha, coenocytic hypha, pseudohypha, rhizoid
thallus, plasmodium, fruiting body, sclerotium
sporangiospore, arthrospore, chlamydospore, blastospore
aflatoxin, ochratoxin, fumonisin, zearalenone, ergot alkaloid
mycotoxin, enterotoxin, neurotoxin, cytotoxin
superficial mycosis, cutaneous mycosis, subcutaneous mycosis, systemic mycosis, opportunistic mycosis
dermatophyte, dimorphic fungus, mould, yeast
mycosis, bacteraemia, helminthiasis, viraemia
pellicle, cytostome, contractile vacuole, oral groove
helminth, protozoan, fungus, bacterium
tapeworm, fluke, roundworm, hookworm
mechanical vector, biological vector, fomite, reservoir host
resident flora, transient flora, pathogenic flora, soil flora
normal flora, opportunistic pathogen, primary pathogen, saprophyte
symbiosis, predation, competition, antibiosis
virulence factor, growth factor, colonisation factor, resistance factor
infectious dose, lethal dose, loading dose, booster dose
infection, infestation, contamination, colonisation
incubation period, prodromal period, period of illness, period of decline, period of convalescence
adherence, invasion, multiplication, dissemination
invasiveness, toxigenicity, adherence, immunogenicity
haemolysin, leucocidin, coagulase, streptokinase, collagenase
siderophore, bacteriocin, lipopolysaccharide, flagellin
antigenic variation, antigenic drift, antigenic shift, antigenic mimicry
superantigen, autoantigen, alloantigen, hapten
communicable disease, noncommunicable disease, genetic disease, deficiency disease
contagious disease, vector-borne disease, food-borne disease, water-borne disease
epidemic, endemic, pandemic, outbreak
case fatality rate, attack rate, prevalence rate, crude death rate
B cell, T cell, macrophage, natural killer cell
memory cell, plasma cell, helper T cell, cytotoxic T cell
primary response, secondary response, innate response, autoimmune response
humoral immunity, cell-mediated immunity, innate immunity, herd immunity
active immunity, passive immunity, herd immunity, innate immunity
titre, avidity, affinity, specificity
seroconversion, seroprevalence, serotyping, sensitisation
monoclonal antibody, polyclonal antibody, autoantibody, antitoxin
chemotherapy, radiotherapy, immunotherapy, phage therapy
selective toxicity, spectrum of activity, therapeutic index, drug resistance
coliform, enterococcus, pseudomonad, actinomycete
faecal coliform, faecal streptococcus, sulphite-reducing clostridium, coliphage
indicator organism, test organism, model organism, type strain
presumptive test, confirmed test, completed test, membrane filter test
potability, turbidity, salinity, hardness of water
biochemical oxygen demand, chemical oxygen demand, dissolved oxygen, total suspended solids
activated sludge process, trickling filter, oxidation pond, anaerobic digestion, septic tank
bioremediation, bioleaching, bioprospecting, biomining, biofiltration
single-cell protein, starter culture, probiotic, enzyme preparation
starter culture, pure culture, stock culture, mother culture
stirred-tank fermenter, airlift fermenter, packed-bed reactor, fluidised-bed reactor
primary metabolite, secondary metabolite, growth substrate, precursor
surface fermentation, submerged fermentation, solid-state fermentation, fed-batch fermentation
food spoilage, food poisoning, food fortification, food preservation
food infection, food intoxication, food allergy, food intolerance
rhizosphere, phyllosphere, spermosphere, mycorrhizosphere
biofertiliser, biopesticide, compost, green manure
ectomycorrhiza, arbuscular mycorrhiza, ericoid mycorrhiza, orchid mycorrhiza
intrinsic factor of spoilage, extrinsic factor of spoilage, implicit factor of spoilage, processing factor of spoilage
water activity, oxidation–reduction potential, acidity, nutrient content
aerosol transmission, faecal-oral transmission, vector transmission, sexual transmission
vertical transmission, horizontal transmission, vehicle transmission, vector transmission
allotype, idiotype, isotype, haplotype
serotype, biotype, phage type, genotype
anergy, clonal deletion, immune suppression, autoimmunity
positive selection, negative selection, clonal expansion, affinity maturation
antibiogram, serotyping, phage typing, ribotyping
antigen-presenting cell, natural killer cell, plasma cell, mast cell
antigenic determinant, paratope, adjuvant, immunogen
immunogen, hapten, tolerogen, allergen
autochthonous flora, allochthonous flora, transient flora, pathogenic flora
biosafety level 1, biosafety level 2, biosafety level 3, biosafety level 4
biosafety cabinet, fume hood, autoclave, incubator
broth culture, slant culture, stab culture, plate culture
CD4 cell, CD8 cell, B cell
commensal, opportunist, obligate pathogen, saprophyte
common-source outbreak, propagated outbreak, sporadic occurrence, pandemic
congenital infection, nosocomial infection, opportunistic infection, zoonotic infection
defensin, lysozyme, lactoferrin, interferon
delayed hypersensitivity, immediate hypersensitivity, cytotoxic hypersensitivity, immune complex hypersensitivity
dental plaque, dental caries, dental calculus, gingivitis
Fab fragment, Fc fragment, hinge region, J chain
heavy chain, light chain, J chain, secretory component
variable region, constant region, hinge region, hypervariable region
facultative intracellular pathogen, obligate intracellular pathogen, extracellular pathogen, saprophyte
fungaemia, bacteraemia, viraemia, parasitaemia
gnotobiotic animal, specific-pathogen-free animal, conventional animal, transgenic animal
haemagglutination, latex agglutination, coagglutination, precipitation
heat fixation, chemical fixation, negative staining, simple staining
homofermentative organism, heterofermentative organism, obligate anaerobe, obligate aerobe
heterophile antibody, monoclonal antibody, autoantibody, blocking antibody
lophotrichous bacterium, monotrichous bacterium, peritrichous bacterium, atrichous bacterium
MHC class I molecule, MHC class II molecule, T-cell receptor, Toll-like receptor
mixed acid fermentation, butanediol fermentation, homolactic fermentation, alcoholic fermentation
gut-associated lymphoid tissue, bronchus-associated lymphoid tissue, skin-associated lymphoid tissue, lymph node
mucosa-associated lymphoid tissue, lymph node, spleen, thymus
multiplex PCR, real-time PCR, nested PCR, reverse transcription PCR
mycobacterium, rickettsia, chlamydia, mycoplasma, spirochaete
opsonin, agglutinin, precipitin, lysin
pathogen-associated molecular pattern, damage-associated molecular pattern, Toll-like receptor, scavenger receptor
phase variation, antigenic drift, antigenic shift, gene conversion
phagosome, phagolysosome, inclusion body, endosome
primary lymphoid organ, secondary lymphoid organ, tertiary lymphoid organ, endocrine organ
prozone phenomenon, postzone phenomenon, equivalence zone, cross-reaction
respiratory burst, degranulation, opsonisation, chemotaxis
sterility testing, potency testing, pyrogen testing, toxicity testing
virulent strain, attenuated strain, avirulent strain, resistant strain
Widal test, Weil–Felix test, VDRL test, Paul–Bunnell test
Mantoux test, Schick test, Dick test, Casoni test
western blot, rapid diagnostic test, ELISA, immunofluorescence assay
Nocardia, Streptomyces, Actinomyces, Corynebacterium
Lactobacillus, Leuconostoc, Pediococcus, Acetobacter
Bacillus subtilis, Bacillus cereus, Bacillus anthracis, Bacillus thuringiensis
Saccharomyces cerevisiae, Aspergillus niger, Penicillium chrysogenum, Rhizopus stolonifer
Aspergillus, Penicillium, Rhizopus, Mucor, Fusarium
Candida albicans, Cryptococcus neoformans, Histoplasma capsulatum, Aspergillus fumigatus
hepatitis B virus, human immunodeficiency virus, influenza virus, measles virus, rabies virus
rotavirus, norovirus, adenovirus, astrovirus
adenovirus, papillomavirus, herpesvirus, poxvirus, parvovirus
poliovirus, coxsackievirus, echovirus, rhinovirus
upstream processing, downstream processing, fermentation stage, quality control
batch fermentation, fed-batch fermentation, continuous fermentation, perfusion culture
sparger, impeller, baffle, cooling jacket
antifoam agent, carbon source, nitrogen source, buffer agent
yoghurt, cheese, kefir, butter
ogi, garri, tempeh, sauerkraut, dawadawa
beer, wine, distilled spirit, vinegar
preliminary treatment, primary treatment, secondary treatment, tertiary treatment
recalcitrant compound, biodegradable compound, xenobiotic compound, volatile compound
biosensor, bioreactor, biochip, biofilter
adsorption immobilisation, entrapment immobilisation, covalent immobilisation, encapsulation
`;
