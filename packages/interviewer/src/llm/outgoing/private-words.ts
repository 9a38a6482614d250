// Words of private life. List entries are prefixes of words; an entry that ends in « $ » is a whole word. All match levelled text.

const words = (...lists: readonly string[]): RegExp => {
  const sources = lists.flatMap((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => (each.endsWith('$') ? each.slice(0, -1) : `${each}\\p{L}{0,12}`)),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};

/** Words that hardly ever concern work: one of them suffices as a sign of private life. */
export const ALWAYS = words(
  // Health
  `seropo, sidaique, sterilet, contracepti, avortement, avorter, ivg$, abortion, menopaus, endometrio, chimio, chemo$, dialys, insulin, metformin, levothyrox,
  antidepress, anxiolyt, xanax, prozac, lexomil, valium, lithium, ritalin, ventoline, puffer, inhaler, methadone, subutex, morphin, sevrage, rehab$, detox$,
  alcooliqu, aa meetings?$, alcoholi, psychiatr, bipol, schizo, autis, asperger, tdah, adhd$, dyslexi, dysprax, dyscalcul, hpi$, ptsd$, burn[ -]?out, depressi(?:f|ve|on nerveuse),
  suicid, epilep, parkinson, alzheimer, crohn$, cancer, leucem, leukem, tumeur, tumou?r$, metasta, remission, colostom, stomie, pacemaker, amput, hemipleg, parapleg,
  fauteuil roulant, wheelchair, malvoyan, malentendan, sourd[e]?[- ]muet, hearing aid, appareil auditif, langue des signes$, sign language$, infirmite, invalidit, rqth$, mdph$, cotorep, aah$,
  diabet, asthm, sclerose, fibromyalg, drepanocyt, sickle cell, thalass, hemophil, hernie, sciati, scolios, lumbago, migrain, cesarienne$, c-section, fausse couche, miscarr,
  enceinte$, pregnan, grossesse, accouch, allait, breastfe, conges? (?:de )?maternite, conges? parental$, maternity leave$, fiv$, ivf$, pma$, due (?:date|in)$, ventre rond$,
  trisomi, down's$, mongolien, spina bifida$, polyhandicap, arret maladie$, longue maladie$, sick leave$, mi-temps therapeutique$, convalescen, hospitalis, sokkor$, sokr$, rabou$, marid(?:h)?a?$, 7ebla$, hebla$, 7amla$, hamla$, 3ama?liya`,
  // Belief
  `musulman, muslim, islam$, chretien, christian(?:ity)?$, catholi, protestant, evangeli, pentecot, adventis, jehovah$, mormon, bouddhi, buddhi, hindou, hindu, sikh, juif$, juive, juifs$, jewish$, jews?$, judais, sunni,
  chiite, shia$, soufi, athee, atheis, agnosti, croyant, non[- ]croyant, pratiquant, careme$, lent$, ramadan$, shabbat$, sabbath$, kippa, kippour$, kosher$, casher$, hijab, 7ijab, niqab, burqa,
  voilee, j?porter? (?:le|un|mon) (?:voile|foulard)$, (?:wear|wears|wore|wearing) (?:the|a|my) (?:veil|scarf)$, priere, prayer, mosque, cathedral, chorale$, choir$, jem[3a]a mta3, eglise, church, synagog, temple evang, paroiss, parish$, pasteur$, imam$, rabbin, rabbi$, pretre, priest, evangile, gospel$, bible, coran$, quran$, koran$, torah$,
  sunday school$, catechi, bapt(?:em|is), communion$, messe$, (?:because of|to|sunday|evening|before|after) mass$, pelerin, pilgrim, hajj$, hadj$, hajja$, omra$, umrah$, mecque$, mecca$, lourdes$, nsalli, nsoum, m7ajba, mhajba, dieu$, god$, jesus$, prophete$, chapelet$, zakat$, converti[es]? (?:a|au|to)$`,
  // Union and politics
  `syndicat, syndiqu, syndicalis, delegue du personnel, delegue syndic, greve$, grevist, piquet de greve$, picket, on strike$, strike$, shop steward$, trade union, unioni[sz]ed$, my union$, union rep, prud.?homm,
  ugtt$, cgt$, cfdt$, cftc$, cgtt$, utica$, n9aba$, naqaba$, nidham union$, gilet jaune$, gilets jaunes$, ennahdha$, nahdha$, rcd$, destour, nidaa$, tory$, labour party$, republicain[es]?$, democrat[es]?$, communis,
  socialis(?:t|te|tes)$, marxis, anarchis, islamist, nationalis(?:t|te|tes|m|me)$, royalis, fascis, militant, activis, municipales$, legislatives$, presidentielles?$, elections?$, electoral, isoloir, bureau de vote$,
  (?:voter|vote|votais|voted|voting) (?:pour|contre|for|against), (?:du|le|un|au|mon|son) parti$, tete de liste$, colle(?:r|s)? des affiches$, affiches (?:pour|du) (?:le )?(?:candidat|parti)$, (?:contre|against) (?:le|the) (?:pouvoir|regime|gouvernement|president|government)$, abstention, teamsters$, unison$, unite the union$, (?:organi[sz]ed|steward|rep|organizer) for$, kais saied$, bourguibis, hirak$, manifestante?s?$, demonstrator, protester, march(?:ed|ing) (?:against|for)$, (?:contre|against|apres|after|pendant|during) (?:le|the) (?:coup|coup d.etat|putsch)$, section locale$, cellule du parti$, adherents du$, comite de soutien$, politique[s]?$, politics$, political party$`,
  // Orientation
  `gays?$, lesb, homosex, bisex, transgen, transsex, trans$, queer$, lgbt, coming[ -]out, pride$, non[- ]binaire$, non[- ]binary$, asexu, she/her$, he/him$, they/them$`,
  // Origin
  `refugie, refugee, migrant, immigr, sans[- ]papier, demandeu(?:r|se) d'asile$, asylum$, titre de sejour$, carte de sejour$, green card$, work permit$, naturalis, nationalit, citizenship$, apatride, kabyle, berber, amazigh,
  touareg, peul$, peule$, bambara$, wolof$, soninke$, baoule$, dioula$, bamileke$, tsigane, gitan, roms?$, romani, peau (?:noire|mate|foncee|claire)$, (?:black|white|brown) skin$, couleur de (?:ma )?peau$, ivoirien, camerounais, senegalais,
  arabes?$, (?:un|une|les|des|de|d') (?:noire?s?|blacks?|renois?|rebeus?|beurs?|africaine?s?|chinetoques?|gitane?s?|manouches?)$, arabs?$, africans?$, moors?$, malien, guineen, congolais, burkinabe, togolais, beninois, nigerian, ghanaian, syrien, libyen, palestinien, kurde$, subsaharien, sub-saharan$, maghrebin, metis, mixed race$, ka7la$, k7al$, jbali`,
  // Record
  `sursis$, detention$, detenu, incarcer, emprison, imprison, prison$, prisonni, jail, garde a vue$, casier(?: judiciaire)?$, criminal record$, condamn[ea], convicted$, conviction$, felon, probation$, parole board$, on parole$, bracelet electron,
  (?:conduite|roulait|roule|rouler|roulais|driving|drove) (?:sans (?:permis|assurance)|en etat|without (?:a )?licen[cs]e|drunk)$, cheques? sans provision$, cheques? en bois$, abus de (?:confiance|biens)$, vol (?:a main|avec|simple|aggrave|a l'etalage)$, shoplift, recel$, stupefiants?$, escroquer, outrage a$, bulletin (?:numero|n) ?(?:2|3|trois|deux)$, b3 (?:vierge|pas)$, peine (?:amenagee|de|avec|purgee)$, amende penale$, rappel a la loi$, travaux d.?interet general$, (?:mon|un|de|en|heures de) tig$, community service$, mandat de depot$, liberation conditionnelle$, sorti(?:e)? de (?:prison|taule)$, taule$, arrested$, 7abs$, habs$, mornaguia$, borj el amri$, messadine$, manouba prison$, delinquan`,
  // Family and means
  `belle[- ]mere$, beau[- ]pere$, belle[- ]soeur$, beau[- ]frere$, belle[- ]famille$, stepdad$, stepmom$, stepmother$, stepfather$, in-laws$, mother-in-law$, father-in-law$, divorc, veuf$, veuve$, veuvage, widow, celibataire, fiance[es]?$,
  maries?$, mariee[s]?$, mariage, married$, husband$, pacs, concubin, orphelin, orphan, adoptee?$, ddass$, foster care$, pension alimentaire$, alimony$, child support$, garde (?:alternee|partagee)$, custody$, vieux garcon$, vieille fille$,
  fille[- ]mere$, (?:maman|papa|mere|pere|parent) (?:solo|celibataire|isolee?|seule?)$, single (?:mom|mum|dad|mother|father|parent)$, mtall9a$, mtalla9a$, mtallqa$, m3arsa?$, 3azb[a]?$, armla$, rajli$, marti$, weldi$, benti$, ouledi$, wledi$, ommi$, 5ouya$, o5ti$,
  surendett, interdit bancaire$, rsa$, allocataire, allocations familiales$, food stamps$, aide sociale$, welfare benefit, signe astro, ascendant, zodiaq`,
);

/** Words also used at work: they are private only near a first-person word and away from customers and patients. */
export const OWN_OR_KIN = words(
  `handicap, disabilit, disabled$, aveugl, sourde?s?$, deaf$, blind$, borgne, begai, begay, stutter, stammer, nain$, naine$, dwarf, boiter$, boite un$, limp$, myop, daltoni, obes, allerg, maladie, illness, malade chronique, diagnos, operee?$, surgery$,
  chirurgi, traitement medic, medicament, medication, pilules?$, cachets?$, pills?$, anxi, angoiss, panic, panique[s]?$, depress, therap, psy$, psycholog, infarctus, avc$, stroke$, cholesterol, tension arter, prothes, prosthe, implant, greffe, paralys, cecit, surdit,
  acouphen, vertige, comprimes?$, saigne, bleed, mes regles$, attelle, apnee, stents?$, sonde$, insomni, thyroi, kyst, fibrom, ulcer, eczema, psoriasis, acne$, cicatric, troubles?$, syndrome, phobi, tocs?$, addict, drogue, cannabis$, sobre$, sober$, abstin, cure$, ordonnance medicale, fertilit, sterile$, naissance$, bebe$, baby$,
  foi$, faith, religi, croyance, foulard$, headscarf$, turban, jeune[r]? (?:le|du|pendant)$, fasting$, pri(?:e|ais|er) (?:le|a|cinq|avant|apres|avec|pour|dans|chaque|tous)$, pray(?:ed|ing|s)?$, halal$, alcool$,
  vot(?:e|er|ais|ait|es|ez|ons)$, voted$, de gauche$, de droite$, left[- ]wing$, right[- ]wing$, extreme[- ](?:gauche|droite)$, revolution$, manif$, manifestation$, protest, rally$, encarte, cotisation, debrayage, walkout, mandat$, delegue$, elue?$, meeting politique$, conseil municipal$, councillor$, tract[s]?$,
  origine$, d'origine$, origins?$, racis, racist, ethni, tribu$, tribe$, clan$, naturel du$, accent$, racines$, visa$, exil, frontiere$, tribunal$, juge$, peine de, avocat$, procureur$, bagarre, cellule$, police m, amende$, plainte, bracelet$,
  couple$, copine$, copain$, compagn, conjoint, epoux$, epouse$, girlfriend$, boyfriend$, belle[- ]fille$, beau[- ]fils$, (?:fille|fils) unique$, (?:mon|ma|my|son|his|her|l'|notre) age$, (?:too|trop) (?:old|young|jeune|vieux|vieille)$, canne blanche$, fievre, fever, le jeune$, jeune ne$, shelter$, mon lait$, grossesse, partner$ (?:and|is|lives), mon ex$, my ex$, separ(?:ee?s?|ation)$, retraite$ (?:dans|depuis|l|en|mais|et|anticip), chomage$, dettes?$, gosses?$, gamins?$, jumeaux$, twins$, nourrisson, bambin, aidant familial`,
);

/** A relative of the writer, such as « mon frère ». */
export const KIN =
  /(?<!\p{L})(?:(?:mon|ma|mes|my|notre|nos|our|avec le|avec la|with the) (?:\p{L}{2,10} )?(?:pere|mere|papa|maman|parents?|frere|soeur|fils|fille|enfants?|petite?s?|mari|femme|epoux|epouse|conjointe?|compagne|compagnon|copine|copain|petit ami|petite amie|ex|oncle|tante|tonton|tata|cousine?|neveu|niece|grand[- ](?:pere|mere)|grands[- ]parents|beaux[- ]parents|bebe|bb|garcons?|filles|famille|gosses?|gamins?|jumeaux|father|mother|dad|mom|mum|brother|sister|son|daughter|kids?|child(?:ren)?|husband|wife|uncle|aunt|cousin|nephew|grand(?:ma|pa|mother|father|parents)|family|baby|twins|girlfriend|boyfriend|fiancee?|feu)(?!\p{L}| (?:de metier|professionnelle|d'entreprise))|(?:pere|mere|papa|maman|father|mother|mom|mum|dad) (?:de|d'|of) (?:\d|deux|trois|quatre|cinq|two|three|four|five|une?|famille|twins|jumeaux|ma|mon|mes|my)|(?:une?|\d|deux|trois|quatre|cinq|six|zouz|two|three|four|five|a|one) (?:petite? |jeunes? |grands? |little |young |small )?(?:enfants?|gosses?|gamins?|gamines?|bebe|bb|kids?|children|child|filles et|garcons et|fils|daughters?|sons?|sghar|ouled)(?!\p{L}))/gu;

/** Parts of the body; they count only near a word of `HARM`. */
export const BODY = words(
  `oeil$, yeux$, bras$, jambe, main$, mains$, doigt, pied$, dos$, genou, hanche, epaule, nuque$, coeur$, reins?$, foie$, poumon, seins?$, ventre$, visage$, levres?$, orteil, toes?$, face$, oreille, peau$, colonne vert, vertebre, cheville, poignet, uterus$, ovaire, prostate$, vessie$, intestin, estomac$,
  oeil$, eye$, eyes$, legs?$, arms?$, hands?$, fingers?$, foot$, knee, hips?$, shoulder, heart$, kidney, liver$, lungs?$, breasts?$, ears?$, spine$, wrist, ankle, womb$, stomach$, tension$, vue$, ouie$, sight$, hearing$, dhahri$, 9albi$, galbi$, saki$, 3in[i]?$`,
);
export const HARM =
  /(?<!\p{L})(?:perdue?s?|manque|moins|casse\p{L}{0,2}|opere\p{L}{0,2}|enleve\p{L}{0,2}|donne (?:mon|un|ma)|mal|malade|bloque\p{L}{0,2}|courte?|faible|fragil\p{L}{1,3}|abime\p{L}{0,2}|coupe\p{L}{0,2}|brulee?|greff\p{L}{1,3}|artificiel\p{L}{0,2}|plaque|plaques|vis|broche|souffle au|arthros\p{L}{0,2}|probleme\p{L}{0,1}|douleur\p{L}{0,1}|cachets?|pilules?|accident|lost|missing|broke\p{L}{0,1}|bad|weak|pain\p{L}{0,3}|hurts?|surgery|operat\p{L}{1,4}|removed|problems?|condition|attack|transplant|donated|only one|un seul|one|brulee?|sur les|d'un|que d'un|seule?|que|plus que|la tension|de tension|yujja3ni|tujja3ni|youja3ni|toujja3ni)(?!\p{L})/u;

/** Phrases that can only be about the writer: what they are, prefer or leave. */
export const WHERE_SELF =
  /(?<!\p{L})(?:prefere (?:les|des) (?:garcons|hommes|filles|femmes)|attire\p{L}{0,2} par les (?:garcons|hommes|filles|femmes)|attracted to (?:men|women|guys|girls|boys)|(?:am|was|came|come) out(?= (?:at|to|as|of the closet))|in the closet|n'entends (?:rien|plus|pas|que)|entends? mal|vois (?:que|plus|mal|rien)|ne crois pas|plus touche (?:un|une|a)|(?:suis|etais) sous [a-z]{4,}|(?:fait|faire|fais) une tentative|(?:don't|do not|can't) (?:hear|see) (?:well|much|on|from|with)|(?:venue?s?|venu) au monde|vu le jour|(?:mon|my) (?:anniversaire|birthday)|bougies|ne[e]? (?:la|l'annee|le jour|pendant|sous|avec|dans|d'une|d'un|un|une)|born (?:with|into|deaf|blind|the year|on)|(?:essaie|essaye|essayons|trying) (?:d'avoir|to have|for) (?:un|une|a) (?:enfant|bebe|baby|child)|bebe (?:arrive|est|va)|baby (?:is|comes|due)|atten[a-z]{1,5} (?:un|une|mon|des) (?:bebe|bb|enfant|jumeaux|heureux|petit)|expecting|(?:going to be|devenir|serai|deviens) (?:a )?(?:papa|maman|pere|mere|mum|mom|dad|father|mother)|seule? a (?:la maison|elever)|j'?en prends pour|(?:hang|put) away|faire (?:ma|mes) priere\p{L}{0,2}|rompre le jeune|casser le jeune|jeune (?:le|du) ramadan)/gu;

/** Words for patients, pupils and customers: a word of private life about them says nothing about the writer. */
export const OF_OTHERS =
  /(?<!\p{L})(?:patient\p{L}{0,20}|resident\p{L}{0,20}|client\p{L}{0,20}|eleves?|pupils?|students?|etudiant\p{L}{0,3}|beneficiaire\p{L}{0,2}|customer\p{L}{0,2}|pharmac\p{L}{0,6}|prescription\p{L}{0,2}|guests?|infirmi\p{L}{0,20}|clinique|cabinet|creche|classe|usager\p{L}{0,2}|locataire\p{L}{0,2}|famille (?:du|de la|d'un)|parents d|parents de l|visiteur\p{L}{0,2}|passager\p{L}{0,2}|dossiers?|contrats?|juridique|loi|law)(?!\p{L})/u;
