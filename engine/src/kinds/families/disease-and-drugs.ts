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
reperfusion injury, hypoxic injury, free radical injury, radiation injury
reversible injury, irreversible injury, programmed cell death, cellular adaptation
oxidative stress, endoplasmic reticulum stress, mitochondrial damage, membrane damage
fibrinoid necrosis, coagulative necrosis, liquefactive necrosis, caseous necrosis
apoptosis, necroptosis, pyroptosis, ferroptosis, autophagy
gangrene, abscess, ulcer, infarct
hyperplasia, metaplasia, dysplasia, anaplasia
steatosis, hydropic change, hyaline change, amyloidosis
lipofuscin, haemosiderin, melanin, bilirubin
giant cell, epithelioid cell, plasma cell, mast cell
Langhans giant cell, foreign body giant cell, Touton giant cell, Reed–Sternberg cell
leucocytosis, leucopenia, leukaemoid reaction, leukaemia
acute-phase protein, adhesion molecule, cytokine, complement protein
C-reactive protein, serum amyloid A, fibrinogen, haptoglobin
complement system, coagulation system, kinin system, fibrinolytic system
membrane attack complex, immune complex, inflammasome, major histocompatibility complex
acute inflammation, chronic inflammation, tissue regeneration, fibrosis
regeneration, fibrosis, resolution, suppuration
wound dehiscence, keloid, contracture, incisional hernia
scar, keloid, ulcer, sinus tract
hyperaemia, congestion, ischaemia, oedema
ascites, hydrothorax, hydropericardium, anasarca
disseminated intravascular coagulation, haemophilia, thrombocytopenic purpura, von Willebrand disease
Virchow's triad, Cushing's triad, Charcot's triad, Beck's triad
pleomorphism, hyperchromasia, anaplasia, loss of polarity
papilloma, adenoma, lipoma, fibroma
teratoma, hamartoma, choristoma, adenoma
tumour grading, tumour staging, tumour screening, tumour typing
grading, staging, screening, biopsy
cachexia, paraneoplastic syndrome, tumour lysis syndrome, metastasis
alpha-fetoprotein, carcinoembryonic antigen, prostate-specific antigen, CA-125
tumour marker, tumour suppressor, carcinogen, growth factor
tumour initiation, tumour promotion, tumour progression, tumour regression
direct spread, lymphatic spread, haematogenous spread, transcoelomic spread
anaphylaxis, serum sickness, Arthus reaction, contact dermatitis
hyperacute rejection, acute rejection, chronic rejection, graft-versus-host disease
autoimmunity, immunodeficiency, hypersensitivity, immune tolerance
AIDS, severe combined immunodeficiency, DiGeorge syndrome, Bruton agammaglobulinaemia
teratogen, mutagen, carcinogen, allergen
malformation, deformation, disruption, dysplasia
agenesis, hypoplasia, atresia, ectopia
aplasia, hypoplasia, hyperplasia, hypertrophy
autosomal dominant disorder, autosomal recessive disorder, X-linked disorder, mitochondrial disorder
atheroma, aneurysm, thrombus, varicosity
atherosclerosis, arteriolosclerosis, Mönckeberg sclerosis, vasculitis
aortic dissection, aortic aneurysm, aortic stenosis, coarctation of the aorta
hypertension, hypotension, tachycardia, heart failure
essential hypertension, renovascular hypertension, pulmonary hypertension, portal hypertension
malignant hypertension, white-coat hypertension, gestational hypertension, isolated systolic hypertension
primary hypertension, secondary hypertension, pulmonary hypertension, portal hypertension
stable angina, unstable angina, Prinzmetal angina, myocardial infarction
angina pectoris, intermittent claudication, pericarditis, pleurisy
cor pulmonale, ischaemic heart disease, hypertensive heart disease, rheumatic heart disease
rheumatic fever, infective endocarditis, myocarditis, pericarditis
dilated cardiomyopathy, hypertrophic cardiomyopathy, restrictive cardiomyopathy, peripartum cardiomyopathy
cardiomyopathy, pericarditis, endocarditis, valvular heart disease
cardiac tamponade, tension pneumothorax, pulmonary embolism, haemothorax
coarctation of the aorta, tetralogy of Fallot, transposition of the great vessels, patent ductus arteriosus
left heart failure, right heart failure, cardiogenic shock, cardiac arrest
atelectasis, pneumothorax, pulmonary oedema, emphysema
chronic bronchitis, emphysema, bronchiectasis, asthma
lobar pneumonia, bronchopneumonia, interstitial pneumonia, aspiration pneumonia
pneumoconiosis, sarcoidosis, hypersensitivity pneumonitis, idiopathic pulmonary fibrosis
acute respiratory distress syndrome, pulmonary oedema, pulmonary hypertension, pulmonary embolism
gastro-oesophageal reflux disease, achalasia, oesophageal varices, Mallory–Weiss tear
Barrett's oesophagus, reflux oesophagitis, achalasia, oesophageal stricture
hiatus hernia, inguinal hernia, femoral hernia, umbilical hernia
intussusception, volvulus, strangulated hernia, paralytic ileus
diverticulosis, haemorrhoids, anal fissure, angiodysplasia
Hirschsprung disease, pyloric stenosis, oesophageal atresia, Meckel's diverticulum
cholelithiasis, cholecystitis, cholangitis, pancreatitis
hepatic encephalopathy, oesophageal varices, ascites, hepatorenal syndrome
hepatocellular carcinoma, cholangiocarcinoma, hepatoblastoma, angiosarcoma
glomerulonephritis, pyelonephritis, interstitial nephritis, renal tubular necrosis
acute kidney injury, chronic kidney disease, nephrotic syndrome, urinary tract infection
hydronephrosis, polycystic kidney disease, urolithiasis, pyelonephritis
Wilms tumour, neuroblastoma, retinoblastoma, Ewing sarcoma
benign prostatic hyperplasia, prostatitis, prostate cancer, urethral stricture
cryptorchidism, hydrocele, varicocele, hypospadias, phimosis
endometriosis, adenomyosis, endometritis, endometrial hyperplasia
fibroid, ovarian cyst, endometrial polyp, cervical ectropion
polycystic ovary syndrome, pelvic inflammatory disease, endometriosis, premature ovarian failure
thyrotoxicosis, hypothyroidism, hyperparathyroidism, hypopituitarism
diabetic ketoacidosis, hyperosmolar hyperglycaemic state, hypoglycaemic coma, lactic acidosis
diabetic nephropathy, diabetic retinopathy, diabetic neuropathy, diabetic foot
diabetes mellitus, diabetes insipidus, Cushing's syndrome, acromegaly
metabolic syndrome, polycystic ovary syndrome, Cushing's syndrome, nephrotic syndrome
osteoarthritis, rheumatoid arthritis, gout, septic arthritis, ankylosing spondylitis
osteomyelitis, osteoporosis, osteomalacia, Paget's disease, osteogenesis imperfecta
subdural haematoma, epidural haematoma, subarachnoid haemorrhage, intracerebral haemorrhage
generalised tonic-clonic seizure, absence seizure, myoclonic seizure, atonic seizure
status epilepticus, febrile convulsion, absence seizure, eclampsia
delirium, dementia, amnesia, psychosis
neuropathy, myopathy, radiculopathy, encephalopathy, myelopathy
psoriasis, eczema, vitiligo, urticaria, lichen planus
impetigo, erysipelas, folliculitis, carbuncle
sepsis, bacteraemia, toxaemia, abscess
acute disease, subacute disease, chronic disease, latent disease
iatrogenic disease, idiopathic disease, congenital disease, occupational disease
remission, relapse, complication, sequela, convalescence
comorbidity, complication, sequela, relapse
autopsy, biopsy, endoscopy, imaging
fine-needle aspiration, exfoliative cytology, frozen section, core biopsy
excisional biopsy, incisional biopsy, core needle biopsy, punch biopsy
immunohistochemistry, immunofluorescence, flow cytometry, electron microscopy
pharmacology, toxicology, pharmacognosy, pharmaceutics, therapeutics
bioavailability, bioequivalence, therapeutic equivalence, pharmaceutical equivalence
first-pass effect, placebo effect, rebound effect, additive effect
plasma half-life, steady-state concentration, peak plasma concentration, area under the curve
steady state, absorption phase, distribution phase, elimination phase
competitive antagonist, irreversible antagonist, physiological antagonist, chemical antagonist
intrinsic activity, affinity, selectivity, potency
spare receptor, orphan receptor, presynaptic receptor, nuclear receptor
graded response, quantal response, all-or-none response, paradoxical response
therapeutic window, therapeutic index, safety margin, plasma half-life
type A adverse reaction, type B adverse reaction, type C adverse reaction, type D adverse reaction
drug interaction, drug allergy, drug resistance, drug dependence
idiosyncrasy, drug allergy, tachyphylaxis, drug overdose
orphan drug, generic drug, prodrug, investigational drug
generic name, proprietary name, chemical name, code name
over-the-counter drug, prescription drug, controlled drug, herbal drug
enteral route, parenteral route, topical route, inhalational route
inhalation, injection, ingestion, topical application
lipid solubility, degree of ionisation, molecular size, partition coefficient
sympathomimetic drug, sympatholytic drug, parasympathomimetic drug, parasympatholytic drug
alpha blocker, beta blocker, calcium channel blocker, angiotensin receptor blocker
anticholinesterase, muscarinic agonist, muscarinic antagonist, ganglion blocker
depolarising neuromuscular blocker, non-depolarising neuromuscular blocker, ganglion blocker, local anaesthetic
neuromuscular blocker, ganglion blocker, anticholinesterase, local anaesthetic
minimum alveolar concentration, blood–gas partition coefficient, median effective dose, minimum inhibitory concentration
sedative, hypnotic, stimulant, hallucinogen
antiepileptic drug, antiparkinsonian drug, antipsychotic drug, antidepressant drug
nonsteroidal anti-inflammatory drug, opioid analgesic, corticosteroid, antihistamine
opioid, benzodiazepine, barbiturate, amphetamine
cardiac glycoside, nitrate vasodilator, antiarrhythmic drug, ACE inhibitor
antihyperlipidaemic drug, antihypertensive drug, antianginal drug, antiarrhythmic drug
antiemetic drug, antidiarrhoeal drug, antispasmodic drug, antiulcer drug
antihistamine, decongestant, mast cell stabiliser, leukotriene antagonist
corticosteroid, anabolic steroid, oestrogen, progestogen
broad-spectrum antibiotic, narrow-spectrum antibiotic, topical antibiotic, prophylactic antibiotic
antibiotic, antifungal, antiviral, antiseptic
beta-lactamase, penicillin-binding protein, DNA gyrase, efflux pump
intrinsic resistance, acquired resistance, cross-resistance, multidrug resistance
superinfection, reinfection, co-infection, latent infection
antimalarial drug, anthelmintic drug, antiamoebic drug, antitrypanosomal drug
anthelmintic, antimalarial, antifungal, antiviral
protease inhibitor, integrase inhibitor, fusion inhibitor, reverse transcriptase inhibitor
antiretroviral drug, antitubercular drug, antimalarial drug, antileprosy drug
immunosuppressant, immunostimulant, vaccine, antihistamine
antidote, chelating agent, emetic, adsorbent
chelating agent, reducing agent, alkylating agent, oxidising agent
dimercaprol, deferoxamine, penicillamine, calcium disodium edetate
poison, venom, toxoid, antidote
polypharmacy, self-medication, drug abuse, medication error
`;
