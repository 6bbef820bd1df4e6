/** Families of terms of cells, biochemistry, genes and evolution; see ../term-families.ts. */
export const CELLS_AND_GENES = `
G1 phase, S phase, G2 phase, M phase
leptotene, zygotene, pachytene, diplotene, diakinesis
metacentric chromosome, submetacentric chromosome, acrocentric chromosome, telocentric chromosome
rough endoplasmic reticulum, smooth endoplasmic reticulum, Golgi apparatus, lysosome
uniporter, symporter, antiporter, ion channel
channel protein, carrier protein, receptor protein, recognition protein
autocrine signalling, paracrine signalling, endocrine signalling, juxtacrine signalling
totipotent cell, pluripotent cell, multipotent cell, unipotent cell
haematopoietic stem cell, mesenchymal stem cell, neural stem cell, embryonic stem cell
bright-field microscope, dark-field microscope, phase-contrast microscope, fluorescence microscope, transmission electron microscope, scanning electron microscope
kinesin, dynein, myosin, actin, tubulin
nucleolus, nucleoplasm, nuclear pore, nuclear lamina
kinetochore, centrosome, spindle fibre, cell plate
cytokinesis, karyokinesis, plasmogamy, karyogamy
law of segregation, law of independent assortment, law of dominance, Hardy–Weinberg principle
complete dominance, incomplete dominance, codominance, overdominance
penetrance, expressivity, pleiotropy, epistasis
sex-linked trait, sex-limited trait, sex-influenced trait, autosomal trait
polygenic inheritance, cytoplasmic inheritance, blending inheritance, particulate inheritance
Down syndrome, Turner syndrome, Klinefelter syndrome, Edwards syndrome, Patau syndrome
cystic fibrosis, haemophilia, phenylketonuria, Huntington's disease, albinism, thalassaemia
autopolyploid, allopolyploid, aneuploid, monoploid
nullisomy, monosomy, trisomy, tetrasomy
pericentric inversion, paracentric inversion, reciprocal translocation, Robertsonian translocation
loss-of-function mutation, gain-of-function mutation, conditional mutation, suppressor mutation
lac operon, trp operon, ara operon, his operon
catabolite repression, RNA interference, DNA methylation, histone acetylation, alternative splicing, genomic imprinting
base excision repair, nucleotide excision repair, mismatch repair, photoreactivation
conservative replication, semiconservative replication, dispersive replication, rolling-circle replication
DNA polymerase, RNA polymerase, reverse transcriptase, telomerase
start codon, stop codon, anticodon, Shine–Dalgarno sequence
phosphorylation, glycosylation, ubiquitination, acetylation, methylation
microRNA, small interfering RNA, piwi-interacting RNA, long non-coding RNA
Southern blotting, northern blotting, western blotting, polymerase chain reaction
cosmid, phagemid, bacterial artificial chromosome, yeast artificial chromosome
electroporation, microinjection, biolistics, lipofection
sticky end, blunt end, recognition site, origin of replication
restriction fragment length polymorphism, amplified fragment length polymorphism, single nucleotide polymorphism, random amplified polymorphic DNA, simple sequence repeat
Sanger sequencing, pyrosequencing, nanopore sequencing, shotgun sequencing
genomics, proteomics, transcriptomics, metabolomics, bioinformatics
Griffith's experiment, Hershey–Chase experiment, Meselson–Stahl experiment, Beadle–Tatum experiment
Lamarckism, Darwinism, catastrophism, uniformitarianism, creationism
convergent evolution, parallel evolution, coevolution, adaptive radiation
phyletic gradualism, punctuated equilibrium, quantum evolution, saltationism
anagenesis, cladogenesis, hybrid speciation, mass extinction
temporal isolation, behavioural isolation, mechanical isolation, gametic isolation, habitat isolation
hybrid inviability, hybrid sterility, hybrid breakdown, hybrid vigour
biological species concept, morphological species concept, phylogenetic species concept, ecological species concept
synapomorphy, symplesiomorphy, autapomorphy, homoplasy
Australopithecus, Homo habilis, Homo erectus, Homo neanderthalensis, Homo sapiens
intersexual selection, intrasexual selection, frequency-dependent selection, group selection
balanced polymorphism, transient polymorphism, sexual dimorphism, polyphenism
assortative mating, disassortative mating, random mating, consanguineous mating
gene duplication, exon shuffling, horizontal gene transfer, homologous recombination
orthologue, paralogue, xenologue, pseudogene
photosystem I, photosystem II, cytochrome complex, ATP synthase
NADH, NADPH, FADH2, ATP
cyclic photophosphorylation, non-cyclic photophosphorylation, oxidative phosphorylation, substrate-level phosphorylation
lactic acid fermentation, alcoholic fermentation, mixed acid fermentation, butyric acid fermentation
glycogenesis, glycogenolysis, gluconeogenesis, lipogenesis, lipolysis, ketogenesis
beta oxidation, transamination, oxidative deamination, ketogenesis, lipolysis
pentose phosphate pathway, Cori cycle, urea cycle, glyoxylate cycle
hexokinase, phosphofructokinase, aldolase, enolase, pyruvate kinase
Michaelis constant, maximum velocity, turnover number, catalytic efficiency
lock-and-key model, induced-fit model, concerted model, sequential model
acidic amino acid, basic amino acid, aromatic amino acid, branched-chain amino acid, sulphur-containing amino acid
saturated fatty acid, monounsaturated fatty acid, polyunsaturated fatty acid, trans fatty acid
triglyceride, phospholipid, glycolipid, steroid, terpene
lecithin, cephalin, sphingomyelin, cerebroside, ganglioside
glycoprotein, lipoprotein, nucleoprotein, chromoprotein, metalloprotein
chylomicron, very-low-density lipoprotein, low-density lipoprotein, high-density lipoprotein
maltose, sucrose, lactose, trehalose, cellobiose
triose, tetrose, pentose, hexose
amylose, amylopectin, inulin, dextrin
Benedict's test, biuret test, iodine test, ninhydrin test, Molisch test
differential centrifugation, density-gradient centrifugation, ultrafiltration, homogenisation
phosphodiester bond, peptide bond, glycosidic bond, disulphide bond
housekeeping gene, jumping gene, reporter gene, lethal gene
cyclin, cyclin-dependent kinase, growth factor, p53 protein
G protein-coupled receptor, receptor tyrosine kinase, ligand-gated ion channel, nuclear receptor
cyclic AMP, inositol trisphosphate, diacylglycerol, calmodulin
homeotic gene, gap gene, pair-rule gene, segment polarity gene, maternal effect gene
cell, tissue, organ, organ system, organism
botany, zoology, microbiology, ecology, genetics
biology, chemistry, physics, geology
cell theory, germ theory of disease, chromosome theory of inheritance, theory of natural selection
biogenesis, spontaneous generation, panspermia, special creation
fluid mosaic model, Davson–Danielli model, unit membrane model, lipid raft model
controlled experiment, observational study, natural experiment, case study
atom, molecule, ion, free radical
solvent, catalyst, buffer, indicator
solute, solvent, precipitate, colloid
hydrophilic molecule, hydrophobic molecule, amphipathic molecule, chiral molecule
hydrophilic substance, hydrophobic substance, amphipathic substance, volatile substance
monomer, dimer, trimer, polymer
dehydration reaction, hydrolysis reaction, redox reaction, isomerisation reaction
amino acid, fatty acid, monosaccharide, nucleotide
polypeptide, polysaccharide, polynucleotide, triglyceride
DNA, RNA, ATP, NAD
prokaryotic cell, animal cell, plant cell, fungal cell
prokaryotic cell, eukaryotic cell, viral particle, protocell
cytoplasm, nucleus, plasma membrane, cell wall
cytosol, mitochondrial matrix, chloroplast stroma, cell sap
nucleoid, mesosome, pilus, capsule, flagellum
chromatin, nucleolus, nuclear envelope, nucleoplasm
chromosome, ribosome, centriole, nucleolus
gene, telomere, centromere, origin of replication
genome, proteome, transcriptome, metabolome, microbiome
endomembrane system, cytoskeleton, extracellular matrix, nuclear lamina
contractile vacuole, food vacuole, gas vacuole, central vacuole
chloroplast, chromoplast, leucoplast, etioplast
plastid, lysosome, peroxisome, centriole
cilium, flagellum, pseudopodium, microvillus
plasmodesma, desmosome, gap junction, tight junction
selective permeability, membrane fluidity, membrane potential, surface tension
integral protein, peripheral protein, lipid-anchored protein, soluble protein
aquaporin, sodium-potassium pump, proton pump, glucose transporter
concentration gradient, electrical gradient, pressure gradient, temperature gradient
electrochemical gradient, pressure gradient, temperature gradient, osmotic gradient
passive transport, active transport, bulk transport, cytoplasmic streaming
tonicity, osmolarity, water potential, turgor pressure
turgid cell, flaccid cell, plasmolysed cell, crenated cell
cotransport, facilitated diffusion, simple diffusion, bulk transport
receptor-mediated endocytosis, phagocytosis, pinocytosis, exocytosis
catabolic pathway, anabolic pathway, amphibolic pathway, anaplerotic pathway
signal transduction pathway, metabolic pathway, secretory pathway, endocytic pathway
free energy, enthalpy, entropy, activation energy
exergonic reaction, endergonic reaction, exothermic reaction, endothermic reaction
induced fit, lock and key, conformational selection, allosteric transition
competitive inhibitor, non-competitive inhibitor, uncompetitive inhibitor, irreversible inhibitor
aerobic respiration, anaerobic respiration, fermentation, photosynthesis, chemosynthesis
cellular respiration, photosynthesis, fermentation, chemosynthesis
citric acid cycle, glycolysis, pentose phosphate pathway, urea cycle
proton-motive force, membrane potential, redox potential, osmotic potential
obligate aerobe, obligate anaerobe, facultative anaerobe, aerotolerant anaerobe
autotroph, heterotroph, mixotroph, auxotroph
mesophyll, epidermis, vascular bundle, cuticle
light reaction, Calvin cycle, photorespiration, glycolysis
carbon fixation, nitrogen fixation, photolysis, photophosphorylation
chlorophyll a, chlorophyll b, carotene, xanthophyll, phycocyanin
absorption spectrum, action spectrum, emission spectrum, mass spectrum
photosystem, cytochrome complex, ATP synthase, plastoquinone
rubisco, PEP carboxylase, carbonic anhydrase, ATP synthase
quorum sensing, chemotaxis, sporulation, conjugation
ligand, receptor, second messenger, effector protein
protein kinase, protein phosphatase, phosphodiesterase, adenylyl cyclase
signal reception, signal transduction, signal amplification, signal termination
cell division, cell growth, cell differentiation, cell death
somatic cell, gamete, zygote, polar body
gamete, zygote, spore, embryo
sister chromatid, homologous chromosome, sex chromosome, polytene chromosome
autosome, sex chromosome, supernumerary chromosome, plasmid
prophase, prometaphase, metaphase, anaphase, telophase
mitotic spindle, cleavage furrow, cell plate, metaphase plate
mitosis, meiosis, binary fission, amitosis
density-dependent inhibition, anchorage dependence, programmed cell death, cellular senescence
heredity, variation, adaptation, speciation
genetics, embryology, palaeontology, taxonomy
clone, hybrid, chimera, mosaic
haploid cell, diploid cell, triploid cell, tetraploid cell
synapsis, crossing over, independent assortment, nondisjunction
chiasma, centromere, kinetochore, synaptonemal complex
random fertilisation, crossing over, independent assortment, mutation
P generation, F1 generation, F2 generation, backcross generation
dominant allele, recessive allele, codominant allele, lethal allele
Punnett square, pedigree, linkage map, karyotype
monohybrid, dihybrid, trihybrid, purebred
polygenic trait, monogenic trait, acquired trait, vestigial trait
multifactorial trait, single-gene trait, acquired trait, vestigial trait
amniocentesis, chorionic villus sampling, fetoscopy, cordocentesis
sex-linked gene, autosomal gene, mitochondrial gene, housekeeping gene
X-inactivation, genomic imprinting, RNA interference, alternative splicing
Barr body, polar body, nucleolus, inclusion body
genetic recombination, genetic drift, gene flow, natural selection
aneuploidy, polyploidy, haploidy, diploidy
double helix, alpha helix, triple helix, beta barrel
semiconservative model, conservative model, dispersive model, rolling-circle model
primer, probe, cloning vector, adaptor
nuclease, polymerase, ligase, helicase
gene expression, DNA replication, DNA repair, genetic recombination
reading frame, Shine–Dalgarno sequence, untranslated region, poly-A tail
open reading frame, untranslated region, promoter sequence, polyadenylation signal
RNA splicing, RNA editing, polyadenylation, RNA capping
ribozyme, abzyme, isoenzyme, zymogen
polyribosome, spliceosome, nucleosome, proteasome
chaperonin, proteasome, spliceosome, ribosome
signal peptide, transit peptide, nuclear localisation signal, stop-transfer sequence
mutagen, carcinogen, teratogen, allergen, pathogen
activator, repressor, inducer, corepressor
morphogen, cytoplasmic determinant, growth factor, hormone
cell determination, cell differentiation, morphogenesis, pattern formation
viral envelope, viral capsid, tail fibre, viral genome
prophage, virion, viroid, prion
host range, tissue tropism, incubation period, infective dose
vaccine, antibiotic, antiserum, antiviral drug
biotechnology, bioinformatics, nanotechnology, biomechanics
recombinant DNA, complementary DNA, mitochondrial DNA, satellite DNA
transgenic organism, model organism, cloned organism, chimeric organism
gene therapy, gene cloning, gene silencing, gene mapping
genetic fingerprinting, DNA sequencing, gene cloning, karyotyping
DNA microarray, polymerase chain reaction, DNA sequencing, Southern blotting
stem cell, progenitor cell, germ cell, cancer cell
body fossil, trace fossil, index fossil, transitional fossil, living fossil
stromatolite, amber, petrified wood, coprolite
biogeography, palaeontology, comparative anatomy, molecular biology
microevolution, macroevolution, coevolution, chemical evolution
relative fitness, inclusive fitness, heritability, selection coefficient
balancing selection, directional selection, purifying selection, sexual selection
heterozygote advantage, inbreeding depression, outbreeding depression, hybrid breakdown
speciation, extinction, adaptation, hybridisation
reproductive isolation, adaptive radiation, genetic drift, convergent evolution
prezygotic barrier, postzygotic barrier, geographical barrier, ecological barrier
hybrid zone, ecotone, refugium, cline
taxon, clade, cline, deme
shared derived character, shared ancestral character, analogous character, vestigial character
maximum parsimony, maximum likelihood, neighbour joining, Bayesian inference
molecular clock, radiometric dating, index fossil, palaeomagnetism
endosymbiosis, horizontal gene transfer, hybridisation, gene duplication
Cambrian explosion, Permian extinction, Great Oxidation Event, colonisation of land
allometric growth, isometric growth, paedomorphosis, peramorphosis
methanogen, extreme halophile, extreme thermophile, cyanobacterium
protist, fungus, bacterium, archaeon, virus
alga, fungus, protozoan, bacterium
lichen, mycorrhiza, root nodule, coralloid root
coelom, haemocoel, blastocoel, archenteron, pseudocoelom
protostome, deuterostome, diploblast, parazoan
vertebrate, tunicate, lancelet, hemichordate
invertebrate, fish, amphibian, reptile
tetrapod, ray-finned fish, cartilaginous fish, jawless fish
amniote, amphibian, bony fish, cartilaginous fish
ectotherm, endotherm, heterotherm, osmoconformer
poikilotherm, homeotherm, heterotherm, osmoconformer
thermoregulation, osmoregulation, gas exchange, excretion
countercurrent exchange, tidal ventilation, ram ventilation, buccal pumping
torpor, diapause, encystment, migration
cleavage, gastrulation, neurulation, organogenesis
agonistic behaviour, courtship behaviour, foraging behaviour, parental behaviour, altruistic behaviour
foraging, courtship, territoriality, parental care
pheromone, hormone, neurotransmitter, growth factor
pheromone, allomone, kairomone, synomone
biochemistry, biophysics, cell biology, physiology
van der Waals interaction, hydrophobic interaction, electrostatic interaction, hydrogen bond
van der Waals force, hydrophobic effect, hydrogen bond, disulphide bridge
micelle, liposome, chylomicron, lipid monolayer
lipid bilayer, micelle, lipid monolayer, lipid droplet
lipid raft, caveola, coated pit, membrane pore
zwitterion, cation, anion, free radical
dissociation constant, Michaelis constant, catalytic constant, gas constant
pH, isoelectric point, ionic strength, buffering capacity
Henderson–Hasselbalch equation, Michaelis–Menten equation, Nernst equation, Hill equation, Arrhenius equation
essential amino acid, non-essential amino acid, conditionally essential amino acid, non-standard amino acid
oligopeptide, oligosaccharide, oligonucleotide, triglyceride
fibrous protein, globular protein, membrane protein, disordered protein
conjugated protein, simple protein, derived protein, chimeric protein
collagen, keratin, elastin, fibroin, fibrillin
denaturation, renaturation, proteolysis, phosphorylation, glycosylation
protein folding, protein sorting, protein degradation, protein synthesis
molecular chaperone, proteasome, ubiquitin ligase, signal recognition particle
prosthetic group, cosubstrate, apoenzyme, activator ion
apoprotein, holoprotein, preproprotein, isoform
salting out, dialysis, gel filtration, ultracentrifugation, lyophilisation
gel filtration chromatography, ion-exchange chromatography, affinity chromatography, hydrophobic interaction chromatography
SDS-PAGE, isoelectric focusing, agarose gel electrophoresis, pulsed-field gel electrophoresis, capillary electrophoresis
Edman degradation, X-ray crystallography, NMR spectroscopy, circular dichroism
cooperative binding, covalent binding, competitive binding, non-specific binding
cooperativity, specificity, affinity, catalytic efficiency
Hill coefficient, sedimentation coefficient, partition coefficient, extinction coefficient, diffusion coefficient
2,3-bisphosphoglycerate, phosphoenolpyruvate, fructose 1,6-bisphosphate, glucose 6-phosphate, dihydroxyacetone phosphate
transition state, reaction intermediate, ground state, leaving group
Lineweaver–Burk plot, Eadie–Hofstee plot, Hanes–Woolf plot, Hill plot, Scatchard plot
suicide inhibitor, competitive inhibitor, allosteric inhibitor, uncompetitive inhibitor
allosteric enzyme, constitutive enzyme, inducible enzyme, immobilised enzyme
allosteric regulation, covalent modification, proteolytic activation, enzyme induction
allosteric effector, substrate analogue, coenzyme, activator ion
acid–base catalysis, covalent catalysis, metal ion catalysis, electrostatic catalysis, catalysis by approximation
catalytic triad, oxyanion hole, specificity pocket, allosteric site
serine protease, cysteine protease, aspartic protease, metalloprotease
enzyme unit, katal, svedberg, dalton
specific activity, turnover number, total activity, purification fold
aldose, ketose, alditol, aldonic acid, uronic acid
mutarotation, epimerisation, racemisation, tautomerisation
epimer, anomer, enantiomer, tautomer
furanose, pyranose, septanose, open-chain form
reducing sugar, non-reducing sugar, sugar alcohol, sugar acid
proteoglycan, glycolipid, peptidoglycan, lipopolysaccharide
glycosaminoglycan, cellulose, pectin, agar
hyaluronic acid, chondroitin sulphate, heparan sulphate, keratan sulphate, dermatan sulphate
lectin, globulin, albumin, histone, protamine
essential fatty acid, trans fatty acid, short-chain fatty acid, odd-chain fatty acid
linoleic acid, arachidonic acid, oleic acid, palmitic acid, stearic acid
triacylglycerol, phosphoglyceride, sphingolipid, sterol, wax
cholesterol, ergosterol, stigmasterol, sitosterol
bile acid, eicosanoid, steroid hormone, fat-soluble vitamin
prostaglandin, thromboxane, leukotriene, lipoxin
apolipoprotein, lipoprotein lipase, LDL receptor, bile salt
purine, pyrimidine, imidazole, indole
base pairing, base stacking, supercoiling, base modification
A-DNA, B-DNA, Z-DNA, cruciform DNA
melting temperature, isoelectric point, optimum pH, optimum temperature
hyperchromic effect, hypochromic effect, Tyndall effect, quenching
vitamin, hormone, enzyme, mineral
thiamine pyrophosphate, biotin, pyridoxal phosphate, tetrahydrofolate, coenzyme A, lipoic acid
NAD, FAD, FMN, coenzyme Q, coenzyme A
bioenergetics, enzymology, endocrinology, proteomics
standard free energy change, standard enthalpy change, standard reduction potential, activation energy
creatine phosphate, phosphoenolpyruvate, ATP, acetyl phosphate
phosphoryl transfer potential, reduction potential, membrane potential, chemical potential
anaplerotic reaction, coupled reaction, rate-limiting reaction, near-equilibrium reaction
committed step, rate-limiting step, initiation step, propagation step
futile cycle, Cori cycle, glucose–alanine cycle, urea cycle
glucokinase, glucose 6-phosphatase, phosphoglucomutase, glycogen phosphorylase, glycogen synthase
Pasteur effect, Warburg effect, Crabtree effect, Bohr effect
von Gierke disease, Pompe disease, Cori disease, Andersen disease, McArdle disease, Hers disease
Tay–Sachs disease, Gaucher disease, Niemann–Pick disease, Fabry disease, Krabbe disease, Hurler syndrome
galactosaemia, hereditary fructose intolerance, lactose intolerance, glycogen storage disease
pyruvate dehydrogenase complex, pyruvate carboxylase, citrate synthase, isocitrate dehydrogenase, succinate dehydrogenase
complex I, complex II, complex III, complex IV
cytochrome c, ubiquinone, plastocyanin, ferredoxin
cytochrome, flavoprotein, iron–sulphur protein, ubiquinone
chemiosmotic theory, chemical coupling hypothesis, conformational coupling hypothesis, endosymbiotic theory
proton gradient, sodium gradient, calcium gradient, potassium gradient
uncoupler, electron transport inhibitor, ATP synthase inhibitor, allosteric activator
respiratory control, allosteric control, hormonal control, transcriptional control
P/O ratio, respiratory quotient, energy charge, phosphorylation potential
malate–aspartate shuttle, glycerol phosphate shuttle, carnitine shuttle, citrate shuttle
superoxide, hydrogen peroxide, hydroxyl radical, singlet oxygen
reactive oxygen species, reactive nitrogen species, ketone body, bile salt
superoxide dismutase, catalase, glutathione peroxidase, glutathione reductase
glutathione, tocopherol, ascorbic acid, beta-carotene
ketone body, free fatty acid, bile salt, lipoprotein
acetoacetate, beta-hydroxybutyrate, acetone, lactate
fatty acid synthase, acetyl-CoA carboxylase, HMG-CoA reductase, HMG-CoA synthase, thiolase
acyl carrier protein, carnitine, coenzyme A, serum albumin
kinase, phosphatase, phosphorylase, mutase, dehydrogenase, carboxylase
aminotransferase, glutamate dehydrogenase, glutamine synthetase, glutaminase
nitrogen balance, energy balance, water balance, acid–base balance
positive nitrogen balance, negative nitrogen balance, nitrogen equilibrium, nitrogen fixation
glucogenic amino acid, ketogenic amino acid, non-protein amino acid, limiting amino acid
alkaptonuria, maple syrup urine disease, homocystinuria, phenylketonuria, albinism, cystinuria
haem, chlorophyll, cobalamin, bilirubin
bilirubin, biliverdin, urobilinogen, stercobilin
porphyria, haemochromatosis, Wilson's disease, jaundice
creatinine, urea, uric acid, ammonia
de novo pathway, salvage pathway, catabolic pathway, signalling pathway
Lesch–Nyhan syndrome, gout, orotic aciduria, severe combined immunodeficiency
primosome, replication fork, sliding clamp, origin recognition complex
DNA gyrase, DNA ligase, DNA helicase, DNA polymerase
proofreading, mismatch repair, photoreactivation, recombination repair
exonuclease, endonuclease, ligase, polymerase
sigma factor, rho factor, elongation factor, release factor, initiation factor
transcription factor, initiation factor, elongation factor, release factor
TATA box, CAAT box, Pribnow box, GC box
wobble hypothesis, one gene–one enzyme hypothesis, adaptor hypothesis, sequence hypothesis
aminoacyl-tRNA synthetase, peptidyl transferase, RNA polymerase, DNA polymerase
ubiquitin, calmodulin, histone, heat shock protein
zinc finger, leucine zipper, helix-turn-helix, helix-loop-helix
G protein, protein kinase, calmodulin, ion channel
adenylate cyclase, guanylate cyclase, phospholipase C, protein kinase A, protein kinase C
tyrosine kinase, serine kinase, protein phosphatase, lipid kinase
insulin resistance, insulin deficiency, leptin resistance, insulin hypersecretion
desensitisation, sensitisation, up-regulation, potentiation
spectrophotometry, fluorimetry, nephelometry, polarimetry
colorimetry, fluorimetry, nephelometry, polarimetry
DNA hybridisation, DNA amplification, DNA sequencing, DNA ligation
xenobiotic, antibiotic, probiotic, prebiotic
cytochrome P450, glutathione S-transferase, N-acetyltransferase, monoamine oxidase
glucuronidation, sulphation, acetylation, glutathione conjugation
detoxification, bioactivation, bioaccumulation, elimination
antioxidant, pro-oxidant, chelator, emulsifier
lipid peroxidation, protein carbonylation, DNA oxidation, glycation
`;
