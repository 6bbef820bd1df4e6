/** Families of terms of clinical medicine: signs, symptoms, diseases and the medicines by name; see ../term-families.ts. */
export const SIGNS_AND_MEDICINES = `
anisocytosis, poikilocytosis, polychromasia, hypochromia, rouleaux formation
microcytic anaemia, macrocytic anaemia, normocytic anaemia
neutropenia, lymphopenia, thrombocytopenia, pancytopenia
acanthosis, hyperkeratosis, parakeratosis, spongiosis, acantholysis
acute tubular necrosis, acute interstitial nephritis, acute glomerulonephritis, renal papillary necrosis
lymphadenitis, tonsillitis, mastitis, parotitis
alopecia, hirsutism, vitiligo, acne
antinuclear antibody, rheumatoid factor, antimitochondrial antibody, antithyroid antibody
aphthous ulcer, dental abscess, leukoplakia, oral candidiasis
leukoplakia, erythroplakia, lichen planus, oral candidiasis
Aschoff body, Negri body, Mallory body, Heinz body, Councilman body
asterixis, clonus, tremor, fasciculation
resting tremor, intention tremor, postural tremor, flapping tremor
chorea, dystonia, athetosis, tic, myoclonus
akathisia, tardive dyskinesia, acute dystonia, drug-induced parkinsonism
malignant hyperthermia, neuroleptic malignant syndrome, serotonin syndrome, anaphylaxis
bacterial vaginosis, vulvovaginal candidiasis, trichomoniasis, cervicitis
Bence Jones protein, myoglobin, albumin, haemoglobin
bruit, murmur, pericardial rub, thrill
bulla, vesicle, pustule, wheal, macule
furuncle, carbuncle, abscess, cellulitis
carpal tunnel syndrome, compartment syndrome, thoracic outlet syndrome, tarsal tunnel syndrome
chancre, chancroid, gumma, condyloma
colic, tenesmus, dyspepsia, heartburn
coma, stupor, delirium, syncope
crepitus, deformity, swelling, loss of function
dermatitis, psoriasis, urticaria, pemphigus
contact dermatitis, atopic dermatitis, seborrhoeic dermatitis, stasis dermatitis
dysphagia, odynophagia, dyspepsia, dysphasia
dysphagia, dysphasia, dysarthria, dysphonia
haematemesis, melaena, haematochezia, epistaxis
diarrhoea, constipation, steatorrhoea, vomiting
flail chest, haemothorax, tension pneumothorax, pulmonary contusion
foot drop, wrist drop, claw hand, winged scapula
galactorrhoea, gynaecomastia, hirsutism, amenorrhoea
virilism, precocious puberty, delayed puberty, gynaecomastia
astrocytoma, meningioma, schwannoma, medulloblastoma, ependymoma
glioma, meningioma, pituitary adenoma, schwannoma
Goodpasture syndrome, Alport syndrome, haemolytic uraemic syndrome, Fanconi syndrome
Guillain–Barré syndrome, myasthenia gravis, multiple sclerosis, motor neurone disease
haemarthrosis, septic arthritis, bursitis, tendinitis
sickle cell disease, thalassaemia, haemophilia, glucose-6-phosphate dehydrogenase deficiency
vaso-occlusive crisis, aplastic crisis, sequestration crisis, haemolytic crisis
hepatomegaly, splenomegaly, lymphadenopathy, cardiomegaly
hepatotoxicity, nephrotoxicity, ototoxicity, cardiotoxicity, neurotoxicity
herpes zoster, herpes simplex, chickenpox, infectious mononucleosis
hyperuricaemia, hyperlipidaemia, hyperbilirubinaemia, hyperammonaemia
hypercalcaemia, hypocalcaemia, hyperkalaemia, hypokalaemia
hypoalbuminaemia, hypoglycaemia, hypocalcaemia, hyponatraemia
proteinuria, ketonuria, glycosuria, bilirubinuria
bacteriuria, pyuria, haematuria, crystalluria
stress incontinence, urge incontinence, overflow incontinence, functional incontinence
Raynaud phenomenon, Buerger disease, acrocyanosis, chilblain
Kawasaki disease, giant cell arteritis, polyarteritis nodosa, Takayasu arteritis, Wegener granulomatosis
kernicterus, hydrocephalus, cerebral palsy, microcephaly
melanoma, basal cell carcinoma, squamous cell carcinoma, Merkel cell carcinoma
mesothelioma, small cell carcinoma, bronchial carcinoid, adenocarcinoma
stomatitis, glossitis, cheilitis, gingivitis
myxoma, rhabdomyoma, lipoma, fibroma
naevus, melanoma, seborrhoeic keratosis, dermatofibroma
trigeminal neuralgia, migraine, cluster headache, tension headache
orchitis, epididymitis, prostatitis, urethritis, balanitis
osteonecrosis, osteomyelitis, osteoarthritis, osteosarcoma
palpitation, syncope, vertigo, tinnitus
papilloedema, retinal detachment, optic neuritis, retinopathy
paraesthesia, hyperalgesia, allodynia, hypoaesthesia
paralysis, paresis, ataxia, spasticity
poliomyelitis, rabies, tetanus, meningitis
pruritus, jaundice, pallor, cyanosis
pulsus paradoxus, pulsus alternans, pulsus bisferiens, collapsing pulse
rhinitis, sinusitis, pharyngitis, laryngitis, tonsillitis
otitis media, otitis externa, mastoiditis, labyrinthitis
ringworm, scabies, impetigo, pediculosis
spondylosis, spondylolisthesis, ankylosing spondylitis, spinal stenosis
stenosis, regurgitation, atresia, prolapse
stridor, wheeze, crepitation, rhonchus, pleural rub
telangiectasia, haemangioma, petechia, cyanosis
leprosy, yaws, Buruli ulcer, leishmaniasis
tuberculoid leprosy, lepromatous leprosy, borderline leprosy, indeterminate leprosy
Weil's disease, Lyme disease, relapsing fever, Q fever
xerostomia, xerophthalmia, halitosis, sialorrhoea
excipient, binder, disintegrant, lubricant, glidant
enteric-coated tablet, effervescent tablet, chewable tablet, sustained-release tablet
sustained-release formulation, immediate-release formulation, depot injection, transdermal patch
zero-order elimination, first-order elimination, biphasic elimination
bioassay, clinical trial, chemical assay, immunoassay
débridement, amputation, skin grafting, suturing
propranolol, atenolol, metoprolol, labetalol
nifedipine, captopril, methyldopa, hydralazine, losartan
furosemide, spironolactone, hydrochlorothiazide, mannitol, acetazolamide
digoxin, amiodarone, lidocaine, verapamil
salbutamol, theophylline, ipratropium, sodium cromoglicate, beclometasone
metformin, glibenclamide, acarbose, pioglitazone
paracetamol, aspirin, morphine, tramadol
ibuprofen, diclofenac, indometacin, piroxicam
phenobarbitone, phenytoin, carbamazepine, valproate, ethosuximide
chlorpromazine, haloperidol, clozapine, risperidone
amitriptyline, fluoxetine, imipramine, phenelzine
diazepam, lorazepam, midazolam, nitrazepam
ketamine, propofol, thiopentone, etomidate
halothane, nitrous oxide, isoflurane, ether
lidocaine, bupivacaine, procaine, cocaine
omeprazole, ranitidine, misoprostol, sucralfate
metronidazole, ciprofloxacin, co-trimoxazole, nitrofurantoin
gentamicin, vancomycin, chloramphenicol, erythromycin, doxycycline
amoxicillin, ceftriaxone, cloxacillin, meropenem
fluconazole, griseofulvin, amphotericin B, nystatin, terbinafine
aciclovir, oseltamivir, ribavirin, ganciclovir
zidovudine, nevirapine, efavirenz, lopinavir, tenofovir
mebendazole, levamisole, praziquantel, ivermectin
prednisolone, dexamethasone, hydrocortisone, betamethasone
methotrexate, cyclophosphamide, vincristine, doxorubicin, cisplatin, tamoxifen
warfarin, heparin, clopidogrel, streptokinase
adrenaline, noradrenaline, dopamine, dobutamine
Helicobacter pylori, Campylobacter jejuni, Escherichia coli, Clostridium difficile
`;
