/** Families of terms of microbes, parasites, disease and medicines; see ../term-families.ts. */
export const DISEASE_AND_DRUGS = `
Gram stain, acid-fast stain, capsule stain, endospore stain, negative stain
streak plate method, pour plate method, spread plate method, serial dilution
catalase test, coagulase test, oxidase test, urease test, indole test
alpha haemolysis, beta haemolysis, gamma haemolysis, synergistic haemolysis
blood agar, chocolate agar, MacConkey agar, mannitol salt agar, Sabouraud agar, nutrient agar
acidophile, halophile, barophile, osmophile, xerophile
generation time, decimal reduction time, thermal death point, thermal death time
monotrichous flagellation, lophotrichous flagellation, amphitrichous flagellation, peritrichous flagellation
diplococcus, streptococcus, staphylococcus, sarcina, tetrad
autoclaving, tyndallisation, dry heat sterilisation, gamma irradiation, membrane filtration
chemostat, turbidostat, batch culture, fed-batch culture
bacteriophage, retrovirus, viroid, prion
double-stranded DNA virus, single-stranded DNA virus, double-stranded RNA virus, positive-sense RNA virus, negative-sense RNA virus
helical symmetry, icosahedral symmetry, complex symmetry, binal symmetry
Salmonella typhi, Vibrio cholerae, Shigella dysenteriae, Escherichia coli
Streptococcus pneumoniae, Klebsiella pneumoniae, Mycobacterium tuberculosis, Haemophilus influenzae
Clostridium tetani, Clostridium botulinum, Clostridium perfringens, Clostridium difficile
Treponema pallidum, Neisseria gonorrhoeae, Chlamydia trachomatis, Haemophilus ducreyi
Plasmodium falciparum, Plasmodium vivax, Plasmodium malariae, Plasmodium ovale
Schistosoma haematobium, Schistosoma mansoni, Schistosoma japonicum, Schistosoma intercalatum
Ascaris lumbricoides, Trichuris trichiura, Enterobius vermicularis, Necator americanus, Strongyloides stercoralis
Wuchereria bancrofti, Onchocerca volvulus, Loa loa, Dracunculus medinensis
Taenia saginata, Taenia solium, Diphyllobothrium latum, Hymenolepis nana
Entamoeba histolytica, Giardia lamblia, Balantidium coli, Trichomonas vaginalis
merozoite, sporozoite, trophozoite, gametocyte, schizont
miracidium, sporocyst, redia, cercaria, metacercaria
amastigote, promastigote, epimastigote, trypomastigote
Anopheles mosquito, Aedes mosquito, Culex mosquito, tsetse fly, blackfly
malaria, schistosomiasis, onchocerciasis, trypanosomiasis, leishmaniasis
cholera, typhoid fever, bacillary dysentery, amoebic dysentery
Lassa fever, yellow fever, dengue fever, Ebola virus disease
measles, mumps, rubella, chickenpox
tuberculosis, whooping cough, diphtheria, tetanus
syphilis, gonorrhoea, chancroid, genital herpes, trichomoniasis
tinea pedis, tinea capitis, tinea corporis, tinea versicolor
candidiasis, aspergillosis, cryptococcosis, histoplasmosis
hepatitis A, hepatitis B, hepatitis C, hepatitis D, hepatitis E
bacteraemia, septicaemia, viraemia, toxaemia
primary infection, secondary infection, latent infection, nosocomial infection, opportunistic infection
sporadic disease, endemic disease, epidemic disease, pandemic disease
virulence, pathogenicity, infectivity, toxigenicity
adhesin, haemolysin, coagulase, hyaluronidase, leucocidin
immunoglobulin G, immunoglobulin A, immunoglobulin M, immunoglobulin E, immunoglobulin D
classical pathway, alternative pathway, lectin pathway, terminal pathway
natural active immunity, natural passive immunity, artificial active immunity, artificial passive immunity
interferon, interleukin, chemokine, tumour necrosis factor
B lymphocyte, T lymphocyte, natural killer cell, dendritic cell
ELISA, radioimmunoassay, immunofluorescence, immunodiffusion, haemagglutination inhibition
clonal selection, affinity maturation, class switching, somatic hypermutation
systemic lupus erythematosus, myasthenia gravis, multiple sclerosis, Sjögren's syndrome
Graves' disease, Hashimoto's thyroiditis, thyroid storm, myxoedema
pyknosis, karyorrhexis, karyolysis, chromatolysis
dry gangrene, wet gangrene, gas gangrene, Fournier's gangrene
dystrophic calcification, metastatic calcification, hyaline change, fatty change
healing by first intention, healing by second intention, healing by third intention, healing under a scab
adenocarcinoma, squamous cell carcinoma, basal cell carcinoma, transitional cell carcinoma
osteosarcoma, chondrosarcoma, liposarcoma, rhabdomyosarcoma, leiomyosarcoma
lipoma, fibroma, leiomyoma, osteoma, haemangioma
Burkitt lymphoma, Hodgkin lymphoma, multiple myeloma, Kaposi sarcoma
acute myeloid leukaemia, chronic myeloid leukaemia, acute lymphoblastic leukaemia, chronic lymphocytic leukaemia
pulmonary embolism, fat embolism, air embolism, amniotic fluid embolism
haemolytic anaemia, megaloblastic anaemia, aplastic anaemia, iron-deficiency anaemia
atherosclerosis, vasculitis, deep vein thrombosis, varicose vein
nephrotic syndrome, nephritic syndrome, pyelonephritis, renal calculus
peptic ulcer, gastritis, appendicitis, pancreatitis, peritonitis
Crohn's disease, ulcerative colitis, coeliac disease, irritable bowel syndrome
Parkinson's disease, Alzheimer's disease, Huntington's chorea, motor neurone disease
hemiplegia, paraplegia, quadriplegia, monoplegia
aphasia, apraxia, agnosia, ataxia
ischaemic stroke, haemorrhagic stroke, transient ischaemic attack, subarachnoid haemorrhage
petechia, purpura, ecchymosis, haematoma
macule, papule, vesicle, pustule, wheal
pneumothorax, haemothorax, pleural effusion, empyema
ventricular septal defect, atrial septal defect, patent ductus arteriosus, tetralogy of Fallot
mitral stenosis, mitral regurgitation, aortic stenosis, aortic regurgitation
pre-hepatic jaundice, hepatic jaundice, post-hepatic jaundice, neonatal jaundice
full agonist, partial agonist, inverse agonist, competitive antagonist, non-competitive antagonist
physical antagonism, chemical antagonism, physiological antagonism, pharmacological antagonism
side effect, toxic effect, allergic reaction, idiosyncratic reaction
tachyphylaxis, cross-tolerance, drug resistance, supersensitivity
loop diuretic, thiazide diuretic, potassium-sparing diuretic, osmotic diuretic, carbonic anhydrase inhibitor
proton pump inhibitor, H2 receptor antagonist, antacid, prokinetic drug
bulk-forming laxative, osmotic laxative, stimulant laxative, stool softener
sulphonylurea, biguanide, thiazolidinedione, alpha-glucosidase inhibitor
anticoagulant, antiplatelet drug, thrombolytic drug, haemostatic drug
statin, fibrate, bile acid sequestrant, nicotinic acid
benzodiazepine, barbiturate, selective serotonin reuptake inhibitor, tricyclic antidepressant, monoamine oxidase inhibitor
antipsychotic, antidepressant, anxiolytic, hypnotic
opioid analgesic, non-steroidal anti-inflammatory drug, local anaesthetic, general anaesthetic
cholinergic drug, anticholinergic drug, adrenergic drug, antiadrenergic drug
muscarinic receptor, nicotinic receptor, alpha receptor, beta receptor
atropine, neostigmine, pilocarpine, physostigmine
morphine, codeine, pethidine, naloxone
chloroquine, quinine, artemether, primaquine, pyrimethamine
isoniazid, rifampicin, pyrazinamide, ethambutol, streptomycin
albendazole, praziquantel, ivermectin, niclosamide, pyrantel
fluoroquinolone, sulphonamide, carbapenem, glycopeptide
cell wall synthesis inhibitor, protein synthesis inhibitor, nucleic acid synthesis inhibitor, folate synthesis inhibitor
alkylating agent, antimetabolite, vinca alkaloid, antitumour antibiotic
bronchodilator, expectorant, mucolytic, antitussive
antiemetic, antispasmodic, antidiarrhoeal, laxative
syrup, elixir, linctus, tincture
ointment, cream, lotion, paste, gel
alkaloid, glycoside, tannin, saponin, flavonoid
maceration, decoction, Soxhlet extraction, supercritical fluid extraction
minimum inhibitory concentration, minimum bactericidal concentration, post-antibiotic effect, breakpoint concentration
pharmacovigilance, pharmacogenetics, pharmacoeconomics, pharmacoepidemiology
generic name, brand name, chemical name, street name
`;
