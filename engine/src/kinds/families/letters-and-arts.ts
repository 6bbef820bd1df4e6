/** Families of terms of literature, theatre, film, music, dance and the visual arts; see ../term-families.ts. */
export const LETTERS_AND_ARTS = `
Petrarchan sonnet, Shakespearean sonnet, Spenserian sonnet, Miltonic sonnet
Pindaric ode, Horatian ode, Sapphic ode, irregular ode
villanelle, sestina, haiku, ghazal, pantoum
dramatic monologue, lyric poem, narrative poem, pastoral poem, didactic poem
epitaph, epigram, eulogy, panegyric, dirge
iambic pentameter, trochaic tetrameter, anapaestic trimeter, dactylic hexameter
monometer, dimeter, trimeter, tetrameter, pentameter, hexameter
end rhyme, internal rhyme, slant rhyme, eye rhyme
masculine rhyme, feminine rhyme, triple rhyme, rich rhyme
caesura, enjambment, end-stopped line, refrain
rhyme royal, ottava rima, Spenserian stanza, ballad stanza
epistrophe, anadiplosis, epizeuxis, polysyndeton, asyndeton
chiasmus, zeugma, bathos, hendiadys
malapropism, spoonerism, pun, tautology, pleonasm
Homeric simile, mixed metaphor, dead metaphor, extended metaphor
flat character, round character, static character, dynamic character, stock character
tragic hero, anti-hero, epic hero, Byronic hero
hubris, hamartia, peripeteia, anagnorisis
linear plot, episodic plot, circular plot, subplot
in medias res, frame narrative, flash-forward, foreshadowing, flashback
third-person omniscient narration, third-person limited narration, first-person narration, second-person narration
free indirect speech, interior monologue, direct speech, reported speech
Gothic novel, sentimental novel, detective novel, regional novel, campus novel
dystopian novel, utopian novel, science fiction novel, fantasy novel
trickster tale, dilemma tale, aetiological tale, moral tale
proverb, riddle, tongue twister, praise chant
oríkì, ìjálá, ewì, rárà, ẹkún ìyàwó
griot, praise singer, raconteur, minstrel
Aristotelian tragedy, Senecan tragedy, domestic tragedy, heroic tragedy
comedy of manners, comedy of humours, romantic comedy, sentimental comedy, black comedy
melodrama, burlesque, masque, pantomime
miracle play, morality play, mystery play, interlude
theatre of the absurd, epic theatre, theatre of cruelty, poor theatre, theatre of the oppressed
unity of time, unity of place, unity of action, unity of tone
parodos, stasimon, exodos, kommos
proscenium stage, thrust stage, arena stage, traverse stage, black box theatre
upstage, downstage, stage left, stage right, centre stage
orchestra pit, apron stage, fly tower, green room
stage manager, dramaturge, choreographer, scenographer
costume design, set design, lighting design, sound design, make-up design
fresnel spotlight, profile spotlight, floodlight, follow spot
blocking, improvisation, audition, dress rehearsal
method acting, biomechanics, alienation effect, emotional memory
extreme close-up, medium shot, long shot, establishing shot
high-angle shot, low-angle shot, eye-level shot, bird's-eye shot, Dutch angle
dolly shot, zoom shot, crane shot, tracking shot
jump cut, match cut, cross-cutting, shot-reverse-shot
montage, mise en scène, continuity editing, deep focus
German expressionism, Italian neorealism, French New Wave, Soviet montage
Alarinjo theatre, Yoruba travelling theatre, Egungun masquerade, Kwagh-hir theatre
transcendentalism, symbolism, imagism, aestheticism, vorticism
Harlem Renaissance, Beat Generation, Lost Generation, Bloomsbury Group
New Criticism, Russian formalism, reader-response criticism, archetypal criticism
psychoanalytic criticism, Marxist criticism, feminist criticism, ecocriticism, postcolonial criticism
mimetic theory, pragmatic theory of art, expressive theory, objective theory
intentional fallacy, affective fallacy, heresy of paraphrase, pathetic fallacy
binary opposition, différance, logocentrism, transcendental signified
Orientalism, Negritude, Afropolitanism, tigritude
Chinua Achebe, Wole Soyinka, J. P. Clark, Christopher Okigbo, Gabriel Okara
Ngũgĩ wa Thiong'o, Ayi Kwei Armah, Léopold Sédar Senghor, Sembène Ousmane, Peter Abrahams
Flora Nwapa, Buchi Emecheta, Ama Ata Aidoo, Mariama Bâ, Zulu Sofola
Things Fall Apart, No Longer at Ease, Arrow of God, A Man of the People
autobiography, biography, memoir, diary, travelogue
bar line, time signature, key signature, ledger line
treble clef, bass clef, alto clef, tenor clef
semibreve, minim, crotchet, quaver, semiquaver
simple time, compound time, additive time, irregular time
tonic, supertonic, mediant, subdominant, dominant, submediant, leading note
major scale, natural minor scale, harmonic minor scale, melodic minor scale, chromatic scale
pentatonic scale, whole-tone scale, diatonic scale, blues scale
Ionian mode, Dorian mode, Phrygian mode, Lydian mode, Mixolydian mode, Aeolian mode
perfect cadence, imperfect cadence, plagal cadence, interrupted cadence
major triad, minor triad, diminished triad, augmented triad
root position, first inversion, second inversion, third inversion
perfect interval, major interval, minor interval, augmented interval, diminished interval
contrary motion, similar motion, parallel motion, oblique motion
passing note, neighbour note, appoggiatura, échappée
mordent, acciaccatura, gruppetto, arpeggiando
staccato, legato, pizzicato, tremolo, glissando
largo, adagio, andante, allegro, presto
crescendo, diminuendo, sforzando, rallentando
binary form, ternary form, rondo form, sonata form, strophic form, theme and variations
fugue, passacaglia, toccata, ricercar
minuet, gavotte, sarabande, gigue, allemande
string quartet, piano trio, wind quintet, brass quintet
soprano, alto, tenor, baritone, bass voice
chordophone, aerophone, membranophone, idiophone, electrophone
violin, viola, cello, double bass
flute, oboe, clarinet, bassoon
trumpet, trombone, French horn, tuba
Gregorian chant, organum, motet, madrigal, chorale
Baroque music, Classical music, Romantic music, Renaissance music
serialism, minimalism, aleatoric music, musique concrète
call and response, ostinato, polyrhythm, hocket, syncopation
highlife, juju, fuji, apala, Afrobeat, sakara
talking drum, slit drum, thumb piano, xylophone, gong
bata drum, dundun drum, ekwe, udu, ogene
ballet, modern dance, folk dance, ballroom dance
primary colour, secondary colour, tertiary colour, complementary colour
warm colour, cool colour, neutral colour, analogous colour
symmetrical balance, asymmetrical balance, radial balance, crystallographic balance
hatching, cross-hatching, stippling, scumbling, blending technique
one-point perspective, two-point perspective, three-point perspective, aerial perspective
oil painting, watercolour painting, acrylic painting, tempera painting, encaustic painting
impasto, glazing, sfumato, chiaroscuro, sgraffito
still life, landscape painting, genre painting, history painting, portrait painting
relief printing, intaglio printing, planographic printing, stencil printing
etching, aquatint, drypoint, mezzotint
linocut, woodcut, lithograph, screen print
assemblage, stone carving, clay modelling, bronze casting
bas-relief, high relief, sunken relief, sculpture in the round
lost-wax casting, sand mould casting, plaster casting, slip casting
pinching method, coiling method, slab method, throwing method
earthenware, stoneware, porcelain, terracotta
bone-dry stage, leather-hard stage, bisque stage, glaze stage
tie-dye, batik, applique, embroidery, screen printing
plain weave, twill weave, satin weave, pile weave
adire, aso oke, akwete, kente
Fauvism, Dadaism, Futurism, Constructivism, Suprematism
Pop Art, Op Art, abstract expressionism, conceptual art, minimal art
Pointillism, Post-Impressionism, Art Nouveau, Symbolist painting
Renaissance art, Baroque art, Rococo art, Mannerism
Nok art, Ife art, Benin art, Igbo-Ukwu art, Esie art
Zaria Art Society, Osogbo school, Mbari Club, Ona movement
uli motif, nsibidi sign, ona design, arabesque design
Ben Enwonwu, Bruce Onobrakpeya, Aina Onabolu, Uche Okeke, Yusuf Grillo
serif typeface, sans-serif typeface, script typeface, display typeface
aperture, shutter speed, ISO sensitivity, depth of field
`;
