/** Families of terms of the history of Nigeria, Africa and the world, and of archaeology; see ../term-families.ts. */
export const PAST = `
Oyo Empire, Benin Kingdom, Kanem-Borno Empire, Sokoto Caliphate, Kwararafa
Alaafin, Oyo Mesi, Bashorun, Are Ona Kakanfo, Ogboni
Oba of Benin, Ooni of Ife, Sultan of Sokoto, Shehu of Borno, Obi of Onitsha
Ewuare the Great, Oduduwa, Bayajidda, Oranmiyan, Queen Amina
council of elders, age grade, title society, masquerade society, village assembly
Nana Olomu, King Jaja of Opobo, Oba Ovonramwen, King Kosoko, King Pepple
Usman dan Fodio, Muhammad Bello, Abdullahi dan Fodio, Muhammad al-Kanemi
Treaty of Cession, Anglo-Egba treaty, treaty of protection, Royal Niger Company charter
Lagos Colony, Oil Rivers Protectorate, Niger Coast Protectorate, Protectorate of Northern Nigeria
Berlin Conference, Brussels Conference, Versailles Conference, Yalta Conference, Potsdam Conference
amalgamation of 1914, Lagos annexation of 1861, Benin expedition of 1897, Arochukwu expedition of 1901
warrant chief, native court, native authority, native treasury
Aba Women's War, Abeokuta women's revolt, Adubi War, Ekumeku movement, Satiru uprising
Herbert Macaulay, Nnamdi Azikiwe, Obafemi Awolowo, Ahmadu Bello, Tafawa Balewa
Nigerian National Democratic Party, Nigerian Youth Movement, Action Group, Northern People's Congress, National Council of Nigeria and the Cameroons
United Party of Nigeria, National Party of Nigeria, Nigerian People's Party, Great Nigeria People's Party, People's Redemption Party
Lord Lugard, Hugh Clifford, Arthur Richards, John Macpherson, Bernard Bourdillon
Willink Commission, Phillipson Commission, Raisman Commission, Dina Commission
Aguiyi-Ironsi, Yakubu Gowon, Murtala Muhammed, Olusegun Obasanjo, Shehu Shagari
Unification Decree, Aburi Accord, Araba riots, Ahiara Declaration
Operation Feed the Nation, Green Revolution, Structural Adjustment Programme, War Against Indiscipline
Willink Report, Ashby Report, Udoji Report, Adebo Report
Christian missionary enterprise, Islamic reform movement, Ethiopianism, Aladura movement
Church Missionary Society, Wesleyan Methodist Missionary Society, Society of African Missions, Sudan Interior Mission
Samuel Ajayi Crowther, Henry Townsend, Mary Slessor, Thomas Birch Freeman
Mungo Park, Richard Lander, Heinrich Barth, Hugh Clapperton, David Livingstone
trans-Saharan trade, trans-Atlantic slave trade, legitimate trade, Indian Ocean trade
Mansa Musa, Sundiata Keita, Sunni Ali, Askia Muhammad, Idris Alooma
Asante Empire, Dahomey Kingdom, Kingdom of Kongo, Great Zimbabwe, Buganda
Aksum, Kush, Meroë, Nubia
Old Kingdom, Middle Kingdom, New Kingdom, Late Period
Menes, Akhenaten, Tutankhamun, Ramses II, Hatshepsut
hieroglyphic script, hieratic script, demotic script, cuneiform script
Bantu migration, Mfecane, Great Trek, Nguni migration
Shaka, Moshoeshoe, Mzilikazi, Dingiswayo, Lobengula
Maji Maji rebellion, Mau Mau uprising, Herero uprising, Chimurenga, Hut Tax War
Samori Touré, Menelik II, Behanzin, Prempeh I, Yaa Asantewaa
assimilation policy, association policy, indirect rule policy, paternalism policy, apartheid policy
originaire, indigénat, prestation, corvée
Kwame Nkrumah, Jomo Kenyatta, Julius Nyerere, Sékou Touré, Patrice Lumumba
Organisation of African Unity, Economic Community of West African States, Southern African Development Community, East African Community
Casablanca Group, Monrovia Group, Brazzaville Group, Frontline States
Group Areas Act, Population Registration Act, Bantu Education Act, Natives Land Act
African National Congress, Pan-Africanist Congress, Inkatha Freedom Party, South West Africa People's Organisation
ujamaa, négritude, African humanism, consciencism, harambee
Sumerian civilisation, Babylonian civilisation, Assyrian civilisation, Indus Valley civilisation
Minoan civilisation, Mycenaean civilisation, Etruscan civilisation, Phoenician civilisation
Athens, Sparta, Corinth, Thebes
Persian Wars, Peloponnesian War, Punic Wars, Gallic Wars
patrician, plebeian, tribune, consul
Julius Caesar, Augustus, Nero, Constantine, Diocletian
Umayyad Caliphate, Abbasid Caliphate, Fatimid Caliphate, Ottoman Empire
First Crusade, Second Crusade, Third Crusade, Fourth Crusade
manorialism, feudal tenure, vassalage, chivalry
Renaissance, Reformation, Enlightenment, Counter-Reformation
Martin Luther, John Calvin, Huldrych Zwingli, John Knox
Council of Trent, Diet of Worms, Peace of Augsburg, Edict of Nantes
Thirty Years' War, Seven Years' War, War of the Spanish Succession, Hundred Years' War
Christopher Columbus, Vasco da Gama, Ferdinand Magellan, Bartolomeu Dias
Glorious Revolution, American Revolution, French Revolution, Russian Revolution, Haitian Revolution
Estates General, National Convention, Committee of Public Safety, Legislative Assembly
First Estate, Second Estate, Third Estate, Fourth Estate
Jacobin, Girondin, sans-culotte, royalist
Stamp Act, Townshend Acts, Tea Act, Intolerable Acts
Congress of Vienna, Congress of Berlin, Congress of Aix-la-Chapelle, Congress of Verona
Holy Alliance, Quadruple Alliance, Triple Alliance, Triple Entente
spinning jenny, water frame, spinning mule, power loom, flying shuttle
Agricultural Revolution, Industrial Revolution, Commercial Revolution, Price Revolution
Otto von Bismarck, Giuseppe Mazzini, Giuseppe Garibaldi, Camillo Cavour
Risorgimento, Zollverein, Kulturkampf, Realpolitik
Treaty of Versailles, Treaty of Saint-Germain, Treaty of Trianon, Treaty of Sèvres, Treaty of Neuilly
Treaty of Tordesillas, Treaty of Westphalia, Treaty of Utrecht, Treaty of Paris
Weimar Republic, Third Reich, Second Reich, German Democratic Republic
Bolshevik, Menshevik, Socialist Revolutionary, Kadet
war communism, New Economic Policy, Five-Year Plan, perestroika
collectivisation, Great Purge, Great Leap Forward, Cultural Revolution
Nazism, Italian fascism, Stalinism, Francoism
Locarno Pact, Kellogg–Briand Pact, Munich Agreement, Nazi–Soviet Pact
blitzkrieg, trench warfare, guerrilla warfare, war of attrition
Battle of Stalingrad, Battle of Britain, Battle of Midway, Battle of El Alamein
Truman Doctrine, Marshall Plan, Monroe Doctrine, Eisenhower Doctrine, Brezhnev Doctrine
North Atlantic Treaty Organization, Warsaw Pact, South-East Asia Treaty Organization, Central Treaty Organization
Berlin Blockade, Cuban Missile Crisis, Suez Crisis, Korean War, Vietnam War
League of Nations, United Nations, Non-Aligned Movement, Commonwealth of Nations
New Deal, Fair Deal, Great Society, New Frontier
Meiji Restoration, Taiping Rebellion, Boxer Rebellion, Opium War
Toussaint Louverture, Simón Bolívar, José de San Martín, Miguel Hidalgo
William Wilberforce, Thomas Clarkson, Granville Sharp, Olaudah Equiano
Marcus Garvey, W. E. B. Du Bois, Henry Sylvester Williams, George Padmore
political history, economic history, social history, intellectual history, diplomatic history
cyclical view of history, linear view of history, providential view of history, materialist view of history
Whig interpretation, Annales school, Marxist historiography, nationalist historiography, Rankean historiography
Herodotus, Thucydides, Ibn Khaldun, Leopold von Ranke
external criticism, internal criticism, textual criticism, source criticism
oral history, eyewitness account, archival record, travellers' account
Acheulean industry, Oldowan industry, Mousterian industry, Sangoan industry
hand axe, chopper tool, microlith, scraper tool, burin
artefact, ecofact, archaeological feature, archaeological site
random survey, systematic survey, aerial survey, geophysical survey, surface survey
test pit, trench excavation, area excavation, quadrant excavation
resistivity survey, magnetometer survey, ground-penetrating radar, aerial photography
radiocarbon dating, potassium-argon dating, thermoluminescence dating, fission-track dating, uranium-series dating
seriation, stratigraphic dating, cross-dating, varve dating
plant domestication, animal domestication, pastoral nomadism, sedentism
Nok culture, Ife culture, Daima culture, Igbo-Ukwu culture
processual archaeology, post-processual archaeology, cultural-historical archaeology, experimental archaeology
underwater archaeology, ethnoarchaeology, salvage archaeology, environmental archaeology, public archaeology
zooarchaeology, palaeobotany, palynology, osteology, geoarchaeology
primary burial, secondary burial, cremation, mummification
tangible heritage, intangible heritage, natural heritage, underwater heritage
curator, archivist, docent, museologist
absolutism, constitutionalism, feudalism, republicanism
divine right of kings, social contract, separation of powers, popular sovereignty
Afrikaner, Zulu, Xhosa, Sotho
Boer, Voortrekker, Uitlander, Cape Coloured
alliance system, balance of power, collective security, concert of Europe
amalgamation, annexation, cession, partition
annexation, federation, secession, partition
Crimean War, Anglo-Boer War, Franco-Prussian War, Russo-Japanese War
Crimean War, Napoleonic Wars, Balkan Wars, Austro-Prussian War
annulment of the June 12 election, census crisis, Western Region crisis, Kano riot of 1953
census crisis, Operation Wetie, Tiv riots, Isaac Boro rebellion
Anschluss, Lebensraum, remilitarisation of the Rhineland, Kristallnacht
Anschluss, Sudeten crisis, Munich Putsch, Reichstag fire
Lebensraum, Weltpolitik, Realpolitik, autarky
apartheid, segregation, colour bar, assimilation
Bantustan, township, Crown Colony, protectorate
pass law, job reservation, bantustan policy, Bantu education
Sharpeville massacre, Soweto uprising, Rivonia Trial, Defiance Campaign
Black Consciousness Movement, Pan-Africanist Congress, United Democratic Front, Umkhonto we Sizwe
Truth and Reconciliation Commission, Oputa Panel, Nuremberg Trials, International Criminal Tribunal for Rwanda
anachronism, chronology, periodisation, historiography
are-ona-kakanfo, bashorun, oyo mesi, aremo
eso, ilari, oyo mesi, ogboni
mai, emir, oba, alaafin, etsu
galadima, waziri, madawaki, kaigama
Aro Confederacy, Asante Confederacy, Fante Confederacy, Egba United Government
Ibini Ukpabi, Ogboni, Ekpe society, Ozo title
Ekpe society, Ogboni cult, Poro society, Sande society
Nri Kingdom, Nupe Kingdom, Igala Kingdom, Itsekiri Kingdom, Benin Kingdom
Kanem-Bornu Empire, Oyo Empire, Sokoto Caliphate, Songhai Empire
Ghana Empire, Mali Empire, Songhai Empire, Kanem-Bornu Empire
Kano, Katsina, Zazzau, Gobir, Daura
Hausa states, Delta states, Yoruba kingdoms, Igbo villages
Bonny, Elem Kalabari, Nembe, Okrika, Old Calabar
house system, warrant chief system, emirate system, age grade system
canoe house, age grade, secret society, village council
Jukun, Tiv, Nupe, Igala
Igbo-Ukwu, Ife, Nok, Benin City
segmentary society, centralised state, city-state, pastoral society
Asante Empire, Dahomey Kingdom, Zulu Kingdom, Kongo Kingdom
Kilwa, Mombasa, Sofala, Malindi, Zanzibar
Timbuktu, Gao, Djenné, Kumbi Saleh
Kush, Aksum, Carthage, Numidia
Sundiata, Mansa Musa, Askia Muhammad, Sunni Ali
pharaoh, vizier, scribe, nomarch
papyrus, parchment, clay tablet, vellum
hieroglyphics, cuneiform, alphabet, pictograph
ziggurat, pyramid, obelisk, sphinx
Code of Hammurabi, Twelve Tables, Justinian Code, Napoleonic Code
Magna Carta, Petition of Right, Bill of Rights, Habeas Corpus Act
ancient Egypt, Mesopotamia, ancient Greece, Indus Valley civilisation
Roman Republic, Roman Empire, Byzantine Empire, Holy Roman Empire
Byzantine Empire, Ottoman Empire, Persian Empire, Mongol Empire
Pax Romana, Pax Britannica, Pax Mongolica, Pax Americana
polis, agora, acropolis, gymnasium
senate, popular assembly, consulship, tribunate
senate, ecclesia, boule, areopagus
Hellenism, Stoicism, Epicureanism, Neoplatonism
lord, vassal, serf, freeman
knight, squire, page, baron
manor, fief, guild, demesne
craft guild, merchant guild, trading company, trade union
Black Death, Hundred Years' War, Great Schism, Peasants' Revolt
investiture controversy, Avignon papacy, Great Schism, Albigensian Crusade
indulgence, tithe, simony, relic
Inquisition, Council of Trent, Society of Jesus, Index of Prohibited Books
Jesuit, Dominican, Franciscan, Benedictine
Lutheranism, Calvinism, Anglicanism, Anabaptism
Protestantism, Roman Catholicism, Eastern Orthodoxy, Islam
Reign of Terror, Thermidorian Reaction, Directory, Consulate
storming of the Bastille, Tennis Court Oath, flight to Varennes, September Massacres
Continental System, Napoleonic Code, Concordat of 1801, Peninsular War
Concert of Europe, Holy Alliance, German Confederation, League of Nations
unification of Italy, unification of Germany, Polish partition, Greek War of Independence
Eastern Question, Polish Question, Schleswig-Holstein Question, Irish Question
Chartism, Luddism, Fabianism, Owenism
Luddite, Chartist, Owenite, Leveller
enclosure movement, factory system, domestic system, open-field system
laissez-faire, mercantilism, protectionism, physiocracy
Schlieffen Plan, Dawes Plan, Young Plan, Marshall Plan
militarism, imperialism, nationalism, pacifism
war guilt clause, reparations clause, demilitarisation clause, mandate clause
Fourteen Points, Atlantic Charter, Balfour Declaration, Zimmermann Telegram
mandate system, trusteeship system, protectorate system, dominion status
soviet, duma, zemstvo, politburo
Great Depression, Wall Street Crash, Roaring Twenties, Dust Bowl
Holocaust, Armenian genocide, Rwandan genocide, Holodomor
Final Solution, Night of the Long Knives, Beer Hall Putsch, Operation Barbarossa
Lend-Lease Act, Neutrality Acts, Cash and Carry, Destroyers for Bases Agreement
iron curtain, Berlin Wall, thirty-eighth parallel, Maginot Line
domino theory, containment, massive retaliation, détente
détente, brinkmanship, containment, rollback
cold war, proxy war, total war, civil war
glasnost, perestroika, détente, de-Stalinisation
Zionism, Pan-Arabism, Ba'athism, Pan-Islamism
satyagraha, swadeshi, swaraj, ahimsa
partition of India, partition of Palestine, partition of Africa, partition of Poland
civil rights movement, abolitionist movement, temperance movement, suffrage movement
Jim Crow law, black code, grandfather clause, poll tax
Reconstruction, Gilded Age, Progressive Era, Antebellum Era
Manifest Destiny, Monroe Doctrine, Open Door policy, Dollar Diplomacy
Social Darwinism, white man's burden, mission civilisatrice, manifest destiny
settler colony, crown colony, protectorate, mandated territory, dominion
chartered company, crown colony administration, native authority, consular administration
Royal Niger Company, Imperial British East Africa Company, British South Africa Company, Dutch East India Company
United African Company, John Holt and Company, Royal Niger Company, Compagnie Française de l'Afrique Occidentale
effective occupation, sphere of influence, hinterland theory, freedom of navigation
scramble for Africa, partition of Africa, abolition of the slave trade, decolonisation of Africa
gunboat diplomacy, treaty making, military conquest, missionary penetration
divide and rule, indirect rule, association, paternalism
direct taxation, forced labour, land alienation, cash crop production
poll tax, hut tax, cattle tax, market toll
middle passage, triangular trade, barracoon, Underground Railroad
palm oil trade, kola nut trade, gold trade, ivory trade
legitimate commerce, silent trade, slave trade, caravan trade
repatriation, emancipation, manumission, abolition
legislative council, executive council, native council, house of chiefs
elective principle, franchise qualification, regional autonomy, reserved powers
London Constitutional Conference, Ibadan General Conference, Lancaster House Conference, Leadership Conference at Aburi
First Republic, Second Republic, Third Republic, Fourth Republic
coup d'état, counter-coup, mutiny, popular uprising
self-government, independence, dominion status, autonomy
Garveyism, Ethiopianism, Pan-Africanism, Negritude
proto-nationalism, cultural nationalism, mass nationalism, economic nationalism
decolonisation, neo-colonialism, imperialism, indigenisation
OAU, ECOWAS, SADC, NEPAD
NATO, SEATO, CENTO, ANZUS
Maji Maji rising, Mau Mau rising, Bambatha rebellion, Ndebele-Shona rising
Maji Maji, Mau Mau, Chimurenga, Herero revolt
Old Stone Age, Middle Stone Age, Late Stone Age, Iron Age
Stone Age, Bronze Age, Iron Age, Copper Age
Palaeolithic, Mesolithic, Neolithic, Chalcolithic
Neolithic Revolution, urban revolution, Industrial Revolution, scientific revolution
domestication, sedentism, irrigation, metallurgy
Christian mission, Quranic school, colonial government school, bush school
Sierra Leonean Creole, Saro, Amaro, Americo-Liberian
Igbo State Union, Egbe Omo Oduduwa, Jam'iyyar Mutanen Arewa, Ibibio State Union
Biafra, Eritrea, Katanga, South Sudan
slave raiding, kidnapping, pawnship, panyarring
state creation, revenue allocation, census, electoral reform
reconciliation, rehabilitation, reconstruction, reintegration
Tiv, Idoma, Igala, Nupe
Fulani jihad, Egba-Dahomey wars, Kiriji War, Ijaye War
Kiriji War, Owu War, Ijaye War, Jalumi War
Ibadan, Abeokuta, Ijaye, Oyo
Lagos Youth Movement, West African Students' Union, Zikist Movement, National Congress of British West Africa
Zikist Movement, Egbe Omo Oduduwa, Northern Elements Progressive Union, Bornu Youth Movement
Ladipo Solanke, J. E. Casely Hayford, Herbert Macaulay, Edward Wilmot Blyden
Funmilayo Ransome-Kuti, Margaret Ekpo, Hajiya Gambo Sawaba, Queen Amina
Muhammadu Buhari, Ibrahim Babangida, Sani Abacha, Abdulsalami Abubakar
Almoravid movement, Sokoto jihad, Masina jihad, Tukulor jihad
Usman dan Fodio, Seku Ahmadu, al-Hajj Umar Tall, Samori Touré
Leopold II, Cecil Rhodes, Carl Peters, Pierre de Brazza
Fashoda incident, Jameson Raid, Agadir crisis, Kruger telegram
Battle of Adwa, Battle of Isandlwana, Battle of Omdurman, Battle of Blood River
Orange Free State, Transvaal, Natal, Cape Colony
Nelson Mandela, Oliver Tambo, Steve Biko, Albert Luthuli
FRELIMO, MPLA, ZANU, SWAPO
Lomé Convention, Lusaka Manifesto, Arusha Declaration, Lagos Plan of Action
Great Schism, Avignon Papacy, conciliar movement, Lollardy
Treaty of Verdun, Treaty of Tordesillas, Treaty of Utrecht, Peace of Westphalia
Voltaire, Montesquieu, Rousseau, Diderot, Locke
Louis XVI, Maximilien Robespierre, Georges Danton, Jean-Paul Marat
putting-out system, factory system, guild system, manorial system
Zimmermann Telegram, sinking of the Lusitania, assassination at Sarajevo, invasion of Belgium
Treaty of Brest-Litovsk, Treaty of Rapallo, Treaty of Versailles, Treaty of Lausanne
Tehran Conference, Yalta Conference, Potsdam Conference, Casablanca Conference
Bay of Pigs invasion, Prague Spring, Hungarian uprising, Berlin Blockade
Suez Crisis, Six-Day War, Yom Kippur War, Camp David Accords
Mahatma Gandhi, Jawaharlal Nehru, Muhammad Ali Jinnah, Subhas Chandra Bose
Long March, May Fourth Movement, Hundred Flowers Campaign, Great Leap Forward
`;
