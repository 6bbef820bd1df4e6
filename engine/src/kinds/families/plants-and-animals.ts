/** Families of terms of botany and zoology: organs, life cycles and growth; see ../term-families.ts. */
export const PLANTS_AND_ANIMALS = `
acrosome, sperm head, midpiece, flagellum
aerenchyma, chlorenchyma, collenchyma, sclerenchyma
aleurone layer, scutellum, coleoptile, coleorhiza
amoebocyte, choanocyte, pinacocyte, porocyte
cnidocyte, choanocyte, flame cell, chromatophore
androecium, gynoecium, calyx, corolla
anther, filament, stigma, style, ovary
pistil, stamen, sepal, petal
annual plant, biennial plant, perennial plant, ephemeral plant
deciduous tree, evergreen tree, herbaceous plant, climbing plant
carnivorous plant, parasitic plant, saprophytic plant, epiphytic plant
apical dominance, phototropism, abscission, parthenocarpy
apomixis, parthenocarpy, cleistogamy, double fertilisation
polyembryony, apomixis, parthenocarpy, vivipary
autotomy, regeneration, ecdysis, torsion
torsion, detorsion, metamerism, cephalisation
bark, cork, phellogen, phelloderm
cork cambium, vascular cambium, apical meristem, pericycle
blastopore, archenteron, blastocoel, primitive streak
bract, sepal, stipule, scale leaf
axillary bud, terminal bud, adventitious bud, dormant bud
carapace, plastron, elytron, operculum
cephalothorax, abdomen, pygidium, prostomium
chelicera, pedipalp, mandible, maxilla, antenna
Casparian strip, root cap, root hair, velamen
clitellum, parapodium, seta, prostomium
coenocyte, syncytium, pseudoplasmodium
compound leaf, simple leaf, bract, phyllode
monoecious species, dioecious species, hermaphroditic species, parthenogenetic species
ecdysis, metamorphosis, diapause, torpor
echolocation, bioluminescence, electroreception, magnetoreception
elater, annulus, peristome, calyptra
embryo sac, nucellus, integument, micropyle
synergid, antipodal cell, egg cell, polar nucleus
endemism, cosmopolitanism, vicariance, provincialism
epicotyl, hypocotyl, radicle, cotyledon
epigenetics, proteomics, population genetics, cytogenetics
ethology, ecology, taxonomy, embryology
eusporangiate development, leptosporangiate development, homospory, heterospory
homospory, heterospory, isogamy, anisogamy
microspore, megaspore, zoospore, aplanospore
floral formula, floral diagram, dichotomous key, cladogram
gemmule, statoblast, gemma, bulbil
haemolymph, coelomic fluid, lymph, mesoglea
holometabolous insect, hemimetabolous insect, ametabolous insect, paurometabolous insect
racemose inflorescence, cymose inflorescence, solitary flower, mixed inflorescence
node, internode, leaf scar, lenticel
petiole, lamina, midrib, stipule, leaf base
pedicel, peduncle, petiole, rachis
jasmonic acid, salicylic acid, brassinosteroid, strigolactone
juvenile hormone, moulting hormone, prothoracicotropic hormone, eclosion hormone
lateral line, swim bladder, spiral valve, operculum
leghaemoglobin, nitrogenase, haemocyanin, phycoerythrin
madreporite, ring canal, radial canal, tube foot, ampulla
nematocyst, spicule, statolith, trichocyst
osculum, ostium, spongocoel, choanocyte chamber
ovule, pollen grain, spore, seed
pericarp, testa, perianth, perisperm
perianth, calyx, corolla, epicalyx
seed coat, endosperm, cotyledon, radicle
pollen tube, pollen sac, tapetum, exine
proboscis, radula, rostrum, labium
scolex, proglottid, strobila, hooklet
prothallus, protonema, capsule, sporangium
spermatophyte, bryophyte, pteridophyte, thallophyte
tracheophyte, bryophyte, alga, fungus
spinneret, spiracle, book lung, poison gland
spiracle, trachea, tracheole, air sac
sporophyll, strobilus, sorus, indusium
stele, cortex, pith, epidermis
succulent, xerophyte, halophyte, hydrophyte
syrinx, larynx, crop, gizzard
water vascular system, tracheal system, nervous system, lymphatic system
xylem vessel, sieve tube, tracheid, companion cell
zoospore, aplanospore, akinete, hypnospore
coxa, trochanter, femur, tibia, tarsus
cursorial leg, saltatorial leg, raptorial leg, fossorial leg, natatorial leg
paramecium, amoeba, euglena, plasmodium
binary fission, multiple fission, budding, fragmentation
`;
