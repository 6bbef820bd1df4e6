/** Families of terms of medicine, nursing, pharmacy and public health; see ../term-families.ts. */
export const HEALTH = `
anatomy, physiology, histology, embryology, pathology
flexion, extension, abduction, adduction, rotation
hinge joint, ball-and-socket joint, pivot joint, saddle joint, condyloid joint, gliding joint
tendon, ligament, cartilage, fascia
cerebrum, cerebellum, medulla oblongata, hypothalamus, thalamus
sympathetic nervous system, parasympathetic nervous system, somatic nervous system, enteric nervous system, central nervous system
dura mater, arachnoid mater, pia mater, periosteum
right atrium, left atrium, right ventricle, left ventricle
tricuspid valve, mitral valve, aortic valve, pulmonary valve
systole, diastole, preload, afterload
stroke volume, cardiac output, heart rate, ejection fraction
artery, vein, capillary, arteriole, venule
tidal volume, residual volume, vital capacity, inspiratory reserve volume, expiratory reserve volume
hypoxia, hypercapnia, cyanosis, apnoea
trachea, bronchus, bronchiole, alveolus
erythrocyte, leucocyte, thrombocyte, megakaryocyte
neutrophil, eosinophil, basophil, monocyte, lymphocyte
haemostasis, coagulation, fibrinolysis, haemolysis
oesophagus, stomach, duodenum, jejunum, ileum
ingestion, digestion, absorption, assimilation, egestion
amylase, lipase, protease, lactase
pepsin, trypsin, chymotrypsin, elastase
bile, saliva, gastric juice, pancreatic juice
glomerular filtration, tubular reabsorption, tubular secretion, excretion
proximal convoluted tubule, loop of Henle, distal convoluted tubule, collecting duct
oliguria, polyuria, anuria, dysuria, haematuria
insulin, glucagon, cortisol, adrenaline
thyroxine, calcitonin, parathyroid hormone, cortisol
aldosterone, antidiuretic hormone, cortisol, renin
growth hormone, prolactin, thyroid-stimulating hormone, adrenocorticotropic hormone
oxytocin, vasopressin, prolactin, oestrogen
oestrogen, progesterone, testosterone, luteinising hormone
endocrine gland, exocrine gland, apocrine gland, holocrine gland
negative feedback, positive feedback, feedforward control, open-loop control
hyperthyroidism, hypothyroidism, Cushing's syndrome, Addison's disease
Cushing's syndrome, Addison's disease, Conn's syndrome, phaeochromocytoma
acromegaly, gigantism, dwarfism, cretinism
type 1 diabetes, type 2 diabetes, gestational diabetes, diabetes insipidus
hypoglycaemia, hyperglycaemia, ketoacidosis, glycosuria
respiratory acidosis, respiratory alkalosis, metabolic acidosis, metabolic alkalosis
hyponatraemia, hypernatraemia, hypokalaemia, hyperkalaemia
follicular phase, ovulation, luteal phase, menstruation
zygote, morula, blastocyst, embryo, fetus
serous inflammation, fibrinous inflammation, suppurative inflammation, granulomatous inflammation
margination, rolling, adhesion, diapedesis, chemotaxis
histamine, prostaglandin, bradykinin, leukotriene
transudate, exudate, effusion, pus
coagulative necrosis, liquefactive necrosis, caseous necrosis, fat necrosis
hyperplasia, hypertrophy, metaplasia, atrophy, dysplasia
benign tumour, malignant tumour, carcinoma in situ, hamartoma
carcinoma, sarcoma, lymphoma, leukaemia
metastasis, invasion, angiogenesis, carcinogenesis
oncogene, tumour suppressor gene, proto-oncogene, DNA repair gene
thrombus, embolus, infarct, aneurysm
hypovolaemic shock, cardiogenic shock, septic shock, anaphylactic shock
innate immunity, adaptive immunity, passive immunity, herd immunity
helper T cell, cytotoxic T cell, regulatory T cell, memory T cell
type I hypersensitivity, type II hypersensitivity, type III hypersensitivity, type IV hypersensitivity
autograft, allograft, xenograft, isograft
live attenuated vaccine, inactivated vaccine, toxoid vaccine, subunit vaccine
absorption, distribution, metabolism, excretion
bioavailability, half-life, clearance, volume of distribution
pharmacokinetics, pharmacodynamics, pharmacognosy, toxicology
agonist, antagonist, partial agonist, inverse agonist
potency, efficacy, affinity, selectivity
therapeutic index, median effective dose, median lethal dose, loading dose
first-pass metabolism, enterohepatic circulation, biliary excretion, renal excretion
oral route, sublingual route, intravenous route, intramuscular route, transdermal route
tablet, capsule, suspension, emulsion, suppository
synergism, antagonism, potentiation, addition
analgesic, antipyretic, anti-inflammatory drug, anaesthetic
penicillin, cephalosporin, macrolide, tetracycline, aminoglycoside
bactericidal drug, bacteriostatic drug, antifungal drug, antiviral drug
diuretic, beta blocker, calcium channel blocker, ACE inhibitor
primary prevention, secondary prevention, tertiary prevention, primordial prevention
incubation period, latent period, communicable period, prodromal period
vector, reservoir, fomite, carrier
isolation, quarantine, contact tracing, surveillance
relative risk, odds ratio, attributable risk, hazard ratio
selection bias, recall bias, observer bias, confounding
cohort study, case-control study, cross-sectional study, ecological study
crude death rate, infant mortality rate, maternal mortality ratio, life expectancy
marasmus, kwashiorkor, rickets, scurvy, beriberi, pellagra
vitamin A, vitamin C, vitamin D, vitamin E, vitamin K
thiamine, riboflavin, niacin, folate, cobalamin
iron, iodine, zinc, calcium, fluoride
macronutrient, micronutrient, trace element, dietary fibre
basal metabolic rate, thermic effect of food, physical activity level, resting energy expenditure
iron-deficiency anaemia, pernicious anaemia, sickle-cell anaemia, aplastic anaemia
hepatitis, cirrhosis, jaundice, cholecystitis
asthma, bronchitis, emphysema, pneumonia
angina, myocardial infarction, heart failure, arrhythmia
sign, symptom, syndrome, prognosis
aetiology, pathogenesis, prognosis, diagnosis
triage, resuscitation, rehabilitation, palliation
sterilisation, disinfection, asepsis, decontamination
tachycardia, bradycardia, arrhythmia, fibrillation
endospore, capsule, flagellum, pilus, plasmid
cohort study, case-control study, cross-sectional study, randomised controlled trial, case series
potency, efficacy, therapeutic index, tolerance
cardiac output, stroke volume, heart rate, blood pressure, peripheral resistance
preload, afterload, contractility, ejection fraction
anabolism, catabolism, homeostasis, excretion
hyperglycaemia, hypoglycaemia, ketosis, glycosuria, polyuria
reverse osmosis, coagulation, flocculation, sedimentation, chlorination
dyspnoea, cyanosis, haemoptysis, orthopnoea
plasma, serum, lymph, bile
ovulation, menstruation, implantation, lactation, menopause
zygote, embryo, foetus, neonate
triage, resuscitation, immobilisation, evacuation
fat-soluble vitamin, water-soluble vitamin, trace element, macromineral
night blindness, rickets, scurvy, goitre, anaemia
birth rate, death rate, fertility rate, infant mortality rate, life expectancy
antigen, antibody, adjuvant, cytokine
epitope, antibody, adjuvant, cytokine
hapten, antibody, adjuvant, cytokine
inflammation, fever, oedema, necrosis, abscess
apoptosis, necrosis, autophagy, senescence
thrombosis, embolism, infarction, ischaemia, haemorrhage
incidence, prevalence, mortality rate, case fatality
anaemia, polycythaemia, leucopenia, thrombocytopenia
gravida, parity, gestation, puerperium
nociceptor, photoreceptor, chemoreceptor, mechanoreceptor, thermoreceptor
ferritin, transferrin, haemoglobin, myoglobin
cardinal sign, systemic sign, local sign, late sign
rubor, calor, tumor, dolor, functio laesa
macrophage, mast cell, fibroblast, plasma cell
selectin, integrin, cadherin, immunoglobulin
vasodilation, vasoconstriction, stasis, increased permeability
granulation tissue, scar tissue, keloid, granuloma
resolution, organisation, abscess formation, scarring
abscess, ulcer, fistula, cellulitis
pyrexia, leucocytosis, malaise, rigor
ptosis, exophthalmos, nystagmus, strabismus
goitre, nodule, cyst, adenoma
zona glomerulosa, zona fasciculata, zona reticularis, adrenal medulla
mineralocorticoid, glucocorticoid, androgen, catecholamine
thyrotropin, corticotropin, gonadotropin, somatotropin
follicular cell, parafollicular cell, chief cell, chromaffin cell
hydrophilic hormone, lipophilic hormone, neurotransmitter, paracrine factor
oxidation, reduction, hydrolysis, glucuronidation
enzyme induction, enzyme inhibition, enzyme saturation, autoinduction
zero-order kinetics, first-order kinetics, second-order kinetics, mixed-order kinetics
passive diffusion, active transport, facilitated diffusion, endocytosis
plasma protein binding, tissue binding, redistribution, ion trapping
loading dose, maintenance dose, lethal dose, threshold dose
prodrug, active metabolite, placebo, generic drug
chronic toxicity, acute toxicity, teratogenicity, carcinogenicity
quarantine, vaccination, chemoprophylaxis, vector control
point prevalence, period prevalence, cumulative incidence, case fatality rate
notifiable disease, zoonosis, nosocomial infection, opportunistic infection
spina bifida, cleft lip, clubfoot, hydrocephalus
stroke, meningitis, encephalitis, epilepsy
glaucoma, cataract, trachoma, conjunctivitis
osteoporosis, osteomalacia, rheumatoid arthritis, gout
fracture, dislocation, sprain, strain
night blindness, xerophthalmia, keratomalacia, Bitot's spot
goitre, cretinism, anaemia, rickets
retinol, calciferol, tocopherol, phylloquinone, ascorbic acid
water-soluble vitamin, fat-soluble vitamin, macromineral, trace mineral
bioavailability, absorption, retention, requirement
antepartum haemorrhage, postpartum haemorrhage, pre-eclampsia, eclampsia
nursing diagnosis, nursing assessment, nursing intervention, nursing evaluation
`;
