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
`;
