/** Families of terms of mass communication, publishing, library and information science; see ../term-families.ts. */
export const MEDIA = `
hypodermic needle theory, two-step flow theory, uses and gratifications theory, cultivation theory, agenda-setting theory
spiral of silence theory, knowledge gap theory, media dependency theory, third-person effect
authoritarian theory, libertarian theory, social responsibility theory, Soviet communist theory, development media theory, democratic participant theory
Lasswell model, Shannon–Weaver model, Berlo's model, Schramm model, Westley–MacLean model
physical noise, semantic noise, psychological noise, physiological noise
kinesics, proxemics, haptics, chronemics, paralanguage
intimate distance, personal distance, social distance, public distance
intrapersonal communication, interpersonal communication, small group communication, public communication
surveillance function, correlation function, cultural transmission function, entertainment function
straight news, interpretative news, investigative news, feature news
news lead, news body, headline, byline, dateline
summary lead, question lead, quotation lead, descriptive lead, delayed lead
inverted pyramid structure, hourglass structure, narrative structure, diamond structure
banner headline, deck headline, kicker headline, drop headline
editorial cartoon, comic strip, infographic, caption
profile feature, travel feature, how-to feature, human-interest feature, news feature
yellow journalism, investigative journalism, development journalism, citizen journalism, advocacy journalism
data journalism, photojournalism, broadcast journalism, online journalism
brown envelope journalism, chequebook journalism, junket journalism, pack journalism
news editor, sub-editor, columnist, correspondent
editorial page, op-ed page, front page, centre spread
press release, press conference, press kit, media tour
beat reporting, court reporting, crime reporting, sports reporting, science reporting
libel law, sedition law, contempt law, copyright law, official secrets law
contempt of court, sedition, invasion of privacy, breach of copyright
prior restraint, post-publication censorship, self-censorship, chilling effect
Nigerian Press Council, National Broadcasting Commission, Nigerian Union of Journalists, Nigerian Guild of Editors
Iwe Irohin, West African Pilot, Lagos Weekly Record, Daily Times, Nigerian Tribune
News Agency of Nigeria, Reuters, Agence France-Presse, Associated Press
public broadcasting, commercial broadcasting, community broadcasting, state broadcasting
amplitude modulation broadcasting, frequency modulation broadcasting, digital audio broadcasting, satellite broadcasting
radio drama, radio magazine, radio documentary, phone-in programme, vox pop
omnidirectional microphone, cardioid microphone, bidirectional microphone, shotgun microphone
dynamic microphone, condenser microphone, ribbon microphone, carbon microphone
key light, fill light, back light, background light
voice-over, sound bite, wild track, actuality
storyboard, shot list, rundown, screenplay
pre-production, production stage, post-production, distribution stage
linear editing, non-linear editing, online editing, offline editing
floor manager, vision mixer, camera operator, teleprompter operator
above-the-line advertising, below-the-line advertising, through-the-line advertising, point-of-sale advertising
institutional advertising, product advertising, advocacy advertising, classified advertising
copywriter, art director, account executive, media planner, media buyer
headline copy, body copy, slogan, call to action
emotional appeal, rational appeal, fear appeal, humour appeal, bandwagon appeal
gross rating point, cost per thousand, audience share, opportunity to see
continuity scheduling, flighting, pulsing, seasonal scheduling
copy testing, post-testing, tracking study, recall test
press agentry model, public information model, two-way asymmetric model, two-way symmetric model
internal public, external public, latent public, aware public, active public
media relations, community relations, investor relations, government relations
crisis communication, risk communication, corporate communication, development communication
name-calling, glittering generality, transfer device, testimonial, plain folks, card stacking
white propaganda, black propaganda, grey propaganda, counter-propaganda
misinformation, disinformation, malinformation, hate speech
filter bubble, echo chamber, digital divide, information overload
media convergence, media concentration, media fragmentation, media imperialism
concentration of ownership, cross-media ownership, chain ownership, conglomerate ownership
diffusion of innovations theory, modernisation theory, dependency theory, participatory theory
social marketing, edutainment, media advocacy, social mobilisation
letterpress printing, offset lithography, gravure printing, flexography, digital printing
acquisition editor, copy editor, proofreader, literary agent
half title, title page, imprint page, dedication page
preface, foreword, appendix, glossary
advance payment, royalty, subsidiary rights, flat fee
perfect binding, saddle stitching, case binding, spiral binding
academic library, public library, special library, school library, national library
reference service, circulation service, current awareness service, selective dissemination of information
acquisition section, cataloguing section, circulation section, serials section, reference section
Dewey Decimal Classification, Library of Congress Classification, Universal Decimal Classification, Colon Classification, Bliss Classification
author catalogue, title catalogue, subject catalogue, shelf list
dictionary catalogue, classified catalogue, divided catalogue, union catalogue
card catalogue, book catalogue, online public access catalogue, microform catalogue
descriptive cataloguing, subject cataloguing, copy cataloguing, original cataloguing
main entry, added entry, analytical entry, see-also reference
call number, accession number, book number, class number
MARC, Dublin Core, AACR2, RDA, METS
ISBN, ISSN, DOI, ORCID
pre-coordinate indexing, post-coordinate indexing, keyword indexing, citation indexing
precision ratio, recall ratio, fallout ratio, noise ratio
thesaurus, subject heading list, stop list, authority file
indicative abstract, informative abstract, critical abstract, slanted abstract
dictionary, encyclopaedia, almanac, gazetteer, yearbook
enumerative bibliography, analytical bibliography, descriptive bibliography, textual bibliography
national bibliography, trade bibliography, subject bibliography, author bibliography
primary source of information, secondary source of information, tertiary source of information, grey literature
periodical, monograph, pamphlet, government publication
weeding of stock, stocktaking, shelf reading, accessioning
interlibrary loan, resource sharing, cooperative acquisition, document delivery
preventive conservation, deacidification, microfilming, lamination
active record, semi-active record, inactive record, vital record
creation of records, records maintenance, records retention, records disposition
principle of provenance, principle of original order, records life cycle, records continuum
Lotka's law, Bradford's law, Zipf's law, Garfield's law
bibliometrics, scientometrics, webometrics, altmetrics
impact factor, h-index, citation count, immediacy index
digital library, hybrid library, mobile library, institutional repository
green open access, gold open access, diamond open access, hybrid open access
`;
