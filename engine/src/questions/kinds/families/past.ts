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
`;
