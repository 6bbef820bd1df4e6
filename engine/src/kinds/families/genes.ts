/** Families of terms of genetics, molecular biology and the methods of both; see ../term-families.ts. */
export const GENES = `
sense strand, antisense strand, leading strand, lagging strand
template strand, coding strand, leading strand, lagging strand
autophagosome, phagosome, endosome, lysosome
early endosome, late endosome, recycling endosome, lysosome
autoradiography, immunofluorescence, immunoprecipitation, flow cytometry
axoneme, basal body, centriole, ciliary rootlet
caspase, cathepsin, calpain, granzyme
cadherin, integrin, selectin, immunoglobulin superfamily
fibronectin, laminin, collagen, elastin
cell fractionation, cell culture, cell fusion, cell sorting
centimorgan, base pair, kilobase, dalton
central dogma, cell theory, neutral theory, modern synthesis
chromatin remodelling, DNA methylation, histone acetylation, genomic imprinting
chromosome painting, chromosome banding, chromosome walking, karyotyping
G banding, Q banding, C banding, R banding
cis-acting element, trans-acting factor, transposable element, selectable marker
clathrin, caveolin, dynamin, coatomer
coefficient of coincidence, recombination frequency, map distance, interference
genomic library, complementary DNA library, phage display library
consensus sequence, palindromic sequence, repetitive sequence, signal sequence
contact inhibition, competitive inhibition, feedback inhibition, allosteric inhibition
CRISPR, TALEN, zinc finger nuclease, RNA interference
DNA footprinting, DNA fingerprinting, DNA sequencing, DNA shuffling
dosage compensation, genomic imprinting, position effect, maternal effect
dosage effect, position effect, founder effect, maternal effect
embryonic induction, cell determination, cell migration, programmed cell death
epigenetic modification, point mutation, chromosomal rearrangement, gene duplication
extranuclear inheritance, Mendelian inheritance, polygenic inheritance, epigenetic inheritance
X-linked inheritance, Y-linked inheritance, autosomal inheritance, mitochondrial inheritance
fluorescence in situ hybridisation, comparative genomic hybridisation, Southern hybridisation, subtractive hybridisation
forward genetics, reverse genetics, population genetics, quantitative genetics
G0 phase, G1 phase, S phase, G2 phase
gene knockout, gene knock-in, gene knockdown, gene overexpression
genetic counselling, genetic screening, genetic engineering, genetic fingerprinting
genetic marker, reporter gene, selectable marker, housekeeping gene
hemidesmosome, desmosome, adherens junction, focal adhesion
heterokaryon, homokaryon, dikaryon, synkaryon
heteroplasmy, homoplasmy, heterozygosity, hemizygosity
Holliday junction, replication fork, R-loop, D-loop
homeobox, TATA box, CpG island, origin of replication
isoschizomer, neoschizomer, isocaudomer
lampbrush chromosome, polytene chromosome, ring chromosome, B chromosome
linkage disequilibrium, linkage group, linkage map, genetic hitchhiking
LOD score, recombination frequency, heritability, inbreeding coefficient
minisatellite, microsatellite, pseudogene, transposon
short tandem repeat, single nucleotide polymorphism, copy number variant, pseudogene
mitotic index, growth fraction, doubling time, plating efficiency
monocistronic mRNA, polycistronic mRNA, primary transcript, antisense RNA
multiple allelism, polygeny, pleiotropy, epistasis
nick translation, random priming, end labelling, site-directed mutagenesis
nuclear pore complex, nuclear lamina, nucleolus, Cajal body
patch clamp, voltage clamp, fluorescence recovery after photobleaching, optical tweezers
phenocopy, mutant, mosaic, chimera
processivity, fidelity, specificity, turnover number
quantitative trait locus, candidate gene, pseudogene, oncogene
radioisotope labelling, fluorescent labelling, enzyme labelling, biotin labelling
recombinant chromosome, parental chromosome, acentric chromosome, dicentric chromosome
tandem repeat, interspersed repeat, inverted repeat, direct repeat
repetitive DNA, single-copy DNA, mitochondrial DNA, complementary DNA
replicon, operon, regulon, cistron
retrotransposon, DNA transposon, retrovirus, plasmid
sister chromatid exchange, reciprocal translocation, gene conversion, unequal crossing over
somatic mutation, germline mutation, conditional mutation, lethal mutation
spontaneous mutation, induced mutation, directed mutation, back mutation
synteny, colinearity, homology, homoplasy
tautomeric shift, deamination, depurination, alkylation, dimer formation
temperature-sensitive mutation, auxotrophic mutation, lethal mutation, suppressor mutation
thymine dimer, apurinic site, double-strand break, DNA cross-link
transgene, pseudogene, proto-oncogene, homeotic gene
transition, transversion, insertion, deletion
trinucleotide repeat expansion, gene amplification, point mutation, nondisjunction
variable expressivity, incomplete penetrance, genetic heterogeneity, genetic anticipation
wild type, mutant, recombinant, revertant
yeast two-hybrid system, phage display, chromatin immunoprecipitation, gel shift assay
XY system, ZW system, XO system, haplodiploid system
denaturation step, annealing step, extension step, final elongation
`;
