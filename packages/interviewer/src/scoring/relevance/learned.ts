/** What answers have to do with questions, made by `npm run train:local` (docs/intelligence-report.md): rows of numbers as signs (pack.ts). */
export const LEARNED = {
  towers: {
    question: {
      terms: `en:a
en:a time
en:about
en:about a
en:about an
en:after
en:all
en:alreadi
en:although
en:an
en:and
en:and what
en:and whi
en:answer
en:are
en:arriv
en:as
en:ask
en:at
en:at home
en:at school
en:at work
en:avoid
en:away
en:back
en:background
en:bad
en:be
en:been
en:befor
en:believ
en:between
en:bill
en:book
en:bring
en:budget
en:but
en:buyer
en:by
en:call
en:care
en:case
en:chang
en:charg
en:check
en:client
en:colleagu
en:contain
en:correct
en:cost
en:custom
en:data
en:day
en:decid
en:decis
en:depart
en:describ
en:describ a
en:design
en:develop
en:did
en:did you
en:differ
en:do
en:do you
en:document
en:doe
en:done
en:duplic
en:elsewher
en:end
en:engin
en:enjoy
en:even
en:experi
en:explain
en:export
en:figur
en:file
en:find
en:first
en:five
en:for
en:freight
en:from
en:gap
en:gave
en:get
en:give
en:given
en:group
en:guest
en:had
en:handl
en:happen
en:hardest
en:has
en:have
en:have you
en:help
en:here
en:his
en:home
en:how
en:how do
en:how you
en:idea
en:in
en:in a
en:in train
en:is
en:it
en:job
en:keep
en:learn
en:learner
en:leav
en:led
en:left
en:lesson
en:let
en:let s
en:line
en:load
en:look
en:m
en:made
en:made you
en:make
en:manag
en:mani
en:market
en:me
en:meet
en:minut
en:miss
en:mistak
en:moment
en:month
en:more
en:most
en:move
en:must
en:next
en:night
en:nine
en:no
en:nobodi
en:not
en:notic
en:of
en:of your
en:off
en:offer
en:oil
en:on
en:onc
en:one
en:onli
en:open
en:oper
en:or
en:or at
en:order
en:other
en:our
en:out
en:over
en:own
en:p
en:part
en:peopl
en:piec
en:pipelin
en:plan
en:posit
en:prepar
en:price
en:problem
en:proch
en:product
en:project
en:put
en:rade
en:rat
en:rather
en:readi
en:refus
en:report
en:request
en:room
en:row
en:run
en:s
en:s talk
en:sale
en:same
en:say
en:school
en:school or
en:second
en:seen
en:sell
en:send
en:shift
en:show
en:shown
en:six
en:someon
en:someth
en:step
en:stop
en:supplier
en:take
en:talk
en:talk about
en:task
en:teach
en:tell
en:tell us
en:test
en:than
en:that
en:that made
en:that you
en:the
en:their
en:them
en:there
en:they
en:think
en:this
en:three
en:through
en:time
en:to
en:tomorrow
en:tonight
en:too
en:took
en:total
en:train
en:train at
en:two
en:understand
en:unsur
en:up
en:us
en:us about
en:use
en:user
en:visitor
en:want
en:was
en:week
en:well
en:were
en:what
en:what did
en:what do
en:what have
en:what you
en:when
en:where
en:whi
en:which
en:who
en:whose
en:will
en:with
en:without
en:work
en:work in
en:would
en:wrong
en:year
en:yesterday
en:you
en:you are
en:you did
en:you do
en:you done
en:you have
en:you to
en:you want
en:your
expected en:accept
expected en:accid
expected en:admit
expected en:after
expected en:again
expected en:alert
expected en:alon
expected en:alreadi
expected en:alternatif
expected en:apologis
expected en:ask
expected en:assess
expected en:autonomi
expected en:avoid
expected en:back
expected en:block
expected en:breakdown
expected en:call
expected en:cancel
expected en:care
expected en:case
expected en:caus
expected en:chang
expected en:check
expected en:choic
expected en:choos
expected en:clean
expected en:client
expected en:colleagu
expected en:compar
expected en:confus
expected en:consequ
expected en:constraint
expected en:convinc
expected en:correct
expected en:cost
expected en:count
expected en:custom
expected en:danger
expected en:date
expected en:day
expected en:de
expected en:deadlin
expected en:decid
expected en:decis
expected en:defect
expected en:detail
expected en:diagnost
expected en:difficulti
expected en:document
expected en:done
expected en:doubt
expected en:down
expected en:drive
expected en:drop
expected en:enjoy
expected en:error
expected en:essenti
expected en:even
expected en:exampl
expected en:exercis
expected en:experi
expected en:explain
expected en:famili
expected en:figur
expected en:filter
expected en:find
expected en:finish
expected en:fix
expected en:flaw
expected en:follow
expected en:forget
expected en:forgot
expected en:gap
expected en:goal
expected en:group
expected en:habit
expected en:hard
expected en:help
expected en:home
expected en:homework
expected en:idea
expected en:idempot
expected en:imposs
expected en:improv
expected en:instruct
expected en:internship
expected en:isol
expected en:job
expected en:join
expected en:keep
expected en:known
expected en:late
expected en:le
expected en:lead
expected en:learn
expected en:leav
expected en:level
expected en:like
expected en:limit
expected en:listen
expected en:lock
expected en:log
expected en:look
expected en:los
expected en:loyal
expected en:made
expected en:manag
expected en:margin
expected en:materi
expected en:measur
expected en:meet
expected en:merg
expected en:method
expected en:mission
expected en:mistak
expected en:mockup
expected en:moment
expected en:need
expected en:negoti
expected en:new
expected en:next
expected en:note
expected en:notic
expected en:now
expected en:objectif
expected en:offer
expected en:open
expected en:opinion
expected en:order
expected en:organis
expected en:origin
expected en:own
expected en:pair
expected en:parent
expected en:part
expected en:patient
expected en:plan
expected en:prefer
expected en:price
expected en:prioriti
expected en:problem
expected en:product
expected en:progress
expected en:project
expected en:prototyp
expected en:qualiti
expected en:question
expected en:reason
expected en:redo
expected en:refus
expected en:remov
expected en:repair
expected en:repeat
expected en:replac
expected en:report
expected en:request
expected en:reread
expected en:result
expected en:rework
expected en:risk
expected en:role
expected en:room
expected en:rule
expected en:safeti
expected en:sampl
expected en:say
expected en:school
expected en:search
expected en:seat
expected en:sector
expected en:set
expected en:show
expected en:sign
expected en:sinc
expected en:skill
expected en:slowli
expected en:solut
expected en:solv
expected en:sort
expected en:sourc
expected en:standard
expected en:step
expected en:stock
expected en:stop
expected en:stuck
expected en:suggest
expected en:sum
expected en:support
expected en:take
expected en:talk
expected en:task
expected en:team
expected en:tell
expected en:temporari
expected en:test
expected en:thank
expected en:time
expected en:tool
expected en:total
expected en:train
expected en:tri
expected en:trust
expected en:understand
expected en:understood
expected en:up
expected en:user
expected en:verifi
expected en:version
expected en:volum
expected en:wait
expected en:warn
expected en:watch
expected en:water
expected en:week
expected en:whi
expected en:workaround
expected en:year
expected fr:abandon
expected fr:absenc
expected fr:absent
expected fr:accept
expected fr:accident
expected fr:accompagn
expected fr:accord
expected fr:acompt
expected fr:action
expected fr:actualis
expected fr:adapt
expected fr:addition
expected fr:adher
expected fr:adopt
expected fr:affich
expected fr:aid
expected fr:aim
expected fr:ajout
expected fr:alleg
expected fr:allerg
expected fr:altern
expected fr:ambianc
expected fr:amelior
expected fr:amenag
expected fr:an
expected fr:analys
expected fr:ancien
expected fr:annonc
expected fr:annul
expected fr:appareil
expected fr:appel
expected fr:appliqu
expected fr:apprendr
expected fr:appris
expected fr:apre
expected fr:argument
expected fr:arret
expected fr:asseoir
expected fr:assum
expected fr:ateli
expected fr:atteint
expected fr:attendr
expected fr:attent
expected fr:auditeur
expected fr:automatis
expected fr:autonom
expected fr:autr
expected fr:avanc
expected fr:avis
expected fr:avou
expected fr:balanc
expected fr:bas
expected fr:benevol
expected fr:besoin
expected fr:bizarr
expected fr:blocag
expected fr:bloqu
expected fr:bon
expected fr:budget
expected fr:bureau
expected fr:but
expected fr:cabl
expected fr:cach
expected fr:cadenc
expected fr:caf
expected fr:calcul
expected fr:calendri
expected fr:calibr
expected fr:calm
expected fr:capteur
expected fr:carbur
expected fr:cart
expected fr:cas
expected fr:cass
expected fr:caus
expected fr:ced
expected fr:chacun
expected fr:chang
expected fr:charg
expected fr:checklist
expected fr:chef
expected fr:cherch
expected fr:chiffr
expected fr:chois
expected fr:choix
expected fr:cibl
expected fr:clair
expected fr:class
expected fr:classiqu
expected fr:cle
expected fr:client
expected fr:clotur
expected fr:cnss
expected fr:coler
expected fr:collect
expected fr:collegu
expected fr:colon
expected fr:commercial
expected fr:compar
expected fr:compr
expected fr:comprendr
expected fr:comprom
expected fr:compt
expected fr:concurrent
expected fr:condit
expected fr:confianc
expected fr:confirm
expected fr:confl
expected fr:confondr
expected fr:conformit
expected fr:consequent
expected fr:consign
expected fr:const
expected fr:construit
expected fr:consult
expected fr:contact
expected fr:continu
expected fr:contourn
expected fr:contr
expected fr:contraint
expected fr:contrat
expected fr:control
expected fr:convaincr
expected fr:correct
expected fr:corrig
expected fr:couleur
expected fr:coup
expected fr:cout
expected fr:cri
expected fr:critiqu
expected fr:croi
expected fr:crois
expected fr:cru
expected fr:dan
expected fr:dang
expected fr:dat
expected fr:de
expected fr:debord
expected fr:debranch
expected fr:decalag
expected fr:dechet
expected fr:decid
expected fr:decis
expected fr:decoup
expected fr:defaut
expected fr:dej
expected fr:del
expected fr:delegu
expected fr:demand
expected fr:depart
expected fr:depend
expected fr:deplac
expected fr:depuis
expected fr:desaccord
expected fr:detail
expected fr:detour
expected fr:detourn
expected fr:deux
expected fr:deuxiem
expected fr:dev
expected fr:different
expected fr:difficil
expected fr:dir
expected fr:direct
expected fr:discut
expected fr:docu
expected fr:don
expected fr:dos
expected fr:dossi
expected fr:doubl
expected fr:doublon
expected fr:dout
expected fr:durabl
expected fr:dure
expected fr:ecart
expected fr:echang
expected fr:echantillon
expected fr:echeanc
expected fr:echec
expected fr:echou
expected fr:ecol
expected fr:econom
expected fr:ecout
expected fr:ecrit
expected fr:ecritur
expected fr:elimin
expected fr:emplac
expected fr:encourag
expected fr:end
expected fr:energ
expected fr:enerv
expected fr:enregistr
expected fr:ensembl
expected fr:ensuit
expected fr:entretien
expected fr:equip
expected fr:erreur
expected fr:essai
expected fr:essay
expected fr:essentiel
expected fr:estim
expected fr:etap
expected fr:etendu
expected fr:etiquet
expected fr:evit
expected fr:excus
expected fr:exempl
expected fr:exig
expected fr:experient
expected fr:explain
expected fr:expliqu
expected fr:extourn
expected fr:facil
expected fr:factur
expected fr:fait
expected fr:famill
expected fr:fatigu
expected fr:faut
expected fr:faux
expected fr:ferm
expected fr:fich
expected fr:fidel
expected fr:figm
expected fr:fil
expected fr:filtr
expected fr:fin
expected fr:fois
expected fr:fonction
expected fr:form
expected fr:format
expected fr:formul
expected fr:fournisseur
expected fr:franc
expected fr:fui
expected fr:gagn
expected fr:gard
expected fr:gaspillag
expected fr:gest
expected fr:gp
expected fr:grammag
expected fr:gratuit
expected fr:group
expected fr:habitud
expected fr:habituel
expected fr:heur
expected fr:honnet
expected fr:horair
expected fr:humidit
expected fr:ide
expected fr:idempotent
expected fr:imag
expected fr:imagin
expected fr:impopulair
expected fr:impossibl
expected fr:imprevu
expected fr:incoherent
expected fr:index
expected fr:indic
expected fr:inform
expected fr:integr
expected fr:interact
expected fr:interpret
expected fr:invent
expected fr:invest
expected fr:isol
expected fr:iter
expected fr:itinerair
expected fr:jam
expected fr:jointur
expected fr:jour
expected fr:laiss
expected fr:langag
expected fr:langu
expected fr:lent
expected fr:lign
expected fr:limit
expected fr:list
expected fr:livr
expected fr:logiciel
expected fr:loi
expected fr:long
expected fr:lot
expected fr:loup
expected fr:macro
expected fr:mail
expected fr:mainten
expected fr:maison
expected fr:malentendu
expected fr:manier
expected fr:manuel
expected fr:maquet
expected fr:march
expected fr:marg
expected fr:materiel
expected fr:medecin
expected fr:merc
expected fr:messag
expected fr:mesur
expected fr:meteo
expected fr:method
expected fr:meti
expected fr:mieux
expected fr:mission
expected fr:modifi
expected fr:moment
expected fr:mont
expected fr:montr
expected fr:mouv
expected fr:moyen
expected fr:multimetr
expected fr:negoci
expected fr:nettoi
expected fr:niveau
expected fr:nom
expected fr:non
expected fr:not
expected fr:nouveau
expected fr:object
expected fr:observ
expected fr:offre
expected fr:optim
expected fr:ordre
expected fr:organis
expected fr:origin
expected fr:oubl
expected fr:oubli
expected fr:outil
expected fr:pal
expected fr:pann
expected fr:papi
expected fr:par
expected fr:parcel
expected fr:parent
expected fr:parl
expected fr:part
expected fr:partag
expected fr:particip
expected fr:pass
expected fr:patient
expected fr:paus
expected fr:penalit
expected fr:period
expected fr:person
expected fr:pert
expected fr:piec
expected fr:plac
expected fr:plair
expected fr:plan
expected fr:planning
expected fr:pleur
expected fr:plus
expected fr:point
expected fr:pol
expected fr:portion
expected fr:posit
expected fr:post
expected fr:pourquoi
expected fr:prefer
expected fr:prendr
expected fr:prescripteur
expected fr:preuv
expected fr:preven
expected fr:prevent
expected fr:previs
expected fr:prevu
expected fr:priorit
expected fr:prix
expected fr:problem
expected fr:procedur
expected fr:proch
expected fr:produit
expected fr:professeur
expected fr:profil
expected fr:progr
expected fr:projet
expected fr:promot
expected fr:propos
expected fr:prototyp
expected fr:provisoir
expected fr:public
expected fr:qualit
expected fr:quand
expected fr:quant
expected fr:quarti
expected fr:question
expected fr:quitt
expected fr:raison
expected fr:rapid
expected fr:rappel
expected fr:rapproch
expected fr:rassur
expected fr:ratio
expected fr:reaction
expected fr:realis
expected fr:recept
expected fr:recet
expected fr:recherch
expected fr:recommenc
expected fr:recomment
expected fr:reconnaitr
expected fr:recoup
expected fr:reduir
expected fr:reduit
expected fr:reecrir
expected fr:refair
expected fr:reformul
expected fr:refus
expected fr:regard
expected fr:regl
expected fr:reglag
expected fr:rel
expected fr:relanc
expected fr:relir
expected fr:rem
expected fr:remarqu
expected fr:remerc
expected fr:remplac
expected fr:rendu
expected fr:reorganis
expected fr:repar
expected fr:repart
expected fr:repet
expected fr:report
expected fr:repouss
expected fr:repr
expected fr:reprendr
expected fr:reproch
expected fr:reproduir
expected fr:respect
expected fr:respir
expected fr:respons
expected fr:responsabilit
expected fr:rest
expected fr:resultat
expected fr:resum
expected fr:retard
expected fr:retenu
expected fr:retour
expected fr:retrouv
expected fr:reunion
expected fr:reutilis
expected fr:reven
expected fr:revenu
expected fr:risqu
expected fr:rol
expected fr:rythm
expected fr:sais
expected fr:saison
expected fr:salu
expected fr:sanction
expected fr:satisf
expected fr:satur
expected fr:sauvegard
expected fr:scenario
expected fr:schem
expected fr:secteur
expected fr:securit
expected fr:semain
expected fr:servic
expected fr:seul
expected fr:sign
expected fr:signal
expected fr:silenci
expected fr:simpl
expected fr:soir
expected fr:solut
expected fr:somm
expected fr:sourc
expected fr:sourir
expected fr:soutien
expected fr:stag
expected fr:statist
expected fr:stock
expected fr:suit
expected fr:suiv
expected fr:suivr
expected fr:supprim
expected fr:surveil
expected fr:system
expected fr:tableau
expected fr:tach
expected fr:taux
expected fr:techniqu
expected fr:telephon
expected fr:temoin
expected fr:temp
expected fr:temperatur
expected fr:tension
expected fr:tenu
expected fr:term
expected fr:termin
expected fr:terr
expected fr:terrain
expected fr:test
expected fr:text
expected fr:toler
expected fr:ton
expected fr:tot
expected fr:total
expected fr:tourn
expected fr:tout
expected fr:trac
expected fr:trait
expected fr:transact
expected fr:transfer
expected fr:transmettr
expected fr:travaill
expected fr:tri
expected fr:trouv
expected fr:tva
expected fr:un
expected fr:uniqu
expected fr:urgent
expected fr:usag
expected fr:usur
expected fr:utilis
expected fr:verifi
expected fr:verrou
expected fr:version
expected fr:vit
expected fr:vol
expected fr:volum
expected fr:vu
expected fr:week
expected fr:zon
fr:a
fr:a demand
fr:a don
fr:a fait
fr:a h
fr:a l
fr:a le
fr:a mal
fr:a part
fr:a pas
fr:a perm
fr:a quel
fr:a quelqu
fr:a quoi
fr:a tout
fr:a un
fr:a votr
fr:a vous
fr:abim
fr:abon
fr:abord
fr:absent
fr:accept
fr:accident
fr:accompagn
fr:accord
fr:accueil
fr:accus
fr:achet
fr:acheteur
fr:acier
fr:action
fr:administr
fr:adress
fr:affair
fr:affich
fr:agenc
fr:agent
fr:agiss
fr:agriculteur
fr:aid
fr:aid que
fr:aid un
fr:ailleur
fr:aim
fr:aim pas
fr:ajout
fr:alarm
fr:aliment
fr:allait
fr:aller
fr:alor
fr:alor que
fr:amelior
fr:amen
fr:an
fr:analys
fr:ancien
fr:animal
fr:anne
fr:annonc
fr:appareil
fr:appel
fr:appellent
fr:appliqu
fr:apport
fr:apprendr
fr:apprent
fr:appris
fr:appris en
fr:appris sur
fr:appui
fr:apre
fr:apre avoir
fr:apre le
fr:argent
fr:arret
fr:arriv
fr:arrivent
fr:ascenseur
fr:assiet
fr:assur
fr:astreint
fr:ateli
fr:attach
fr:attend
fr:attendent
fr:attent
fr:attent avec
fr:attent et
fr:attir
fr:attir le
fr:aucun
fr:audit
fr:aur
fr:autoclav
fr:automobil
fr:autr
fr:aux
fr:avait
fr:avait mal
fr:avait vu
fr:avanc
fr:avant
fr:avant d
fr:avant de
fr:avant le
fr:avant qu
fr:avant tout
fr:avec
fr:avec l
fr:avec le
fr:avec un
fr:avez
fr:avez aid
fr:avez chang
fr:avez de
fr:avez eu
fr:avez expliqu
fr:avez faill
fr:avez fait
fr:avez obtenu
fr:avez quand
fr:avez ref
fr:avez refus
fr:avez regl
fr:avez rendu
fr:avez reper
fr:avez reuss
fr:avez transm
fr:avez trouv
fr:avez un
fr:avez vous
fr:avez vu
fr:avi
fr:avion
fr:avis
fr:avoir
fr:avoir verif
fr:bac
fr:baguet
fr:baiss
fr:bancair
fr:banqu
fr:bas
fr:bat
fr:beaucoup
fr:besoin
fr:beton
fr:bien
fr:bien apprendr
fr:bien fait
fr:billet
fr:blocag
fr:bloqu
fr:bois
fr:boit
fr:bon
fr:bord
fr:boulang
fr:boulevers
fr:bout
fr:boutiqu
fr:bras
fr:bruit
fr:brul
fr:budget
fr:bureau
fr:bus
fr:c
fr:ca
fr:cabin
fr:cabinet
fr:cablag
fr:cadenc
fr:cahi
fr:caiss
fr:cal
fr:calcul
fr:calcul vous
fr:calm
fr:camion
fr:candidat
fr:carc
fr:cart
fr:carton
fr:cas
fr:cas ou
fr:cass
fr:caus
fr:caus n
fr:ce
fr:ce meti
fr:ce post
fr:ce que
fr:ce qui
fr:ce soir
fr:ced
fr:cel
fr:cel a
fr:celui
fr:cent
fr:chain
fr:chaleur
fr:chambr
fr:chang
fr:chanti
fr:chaqu
fr:charg
fr:chariot
fr:chaud
fr:chauffeur
fr:chef
fr:chef de
fr:chemin
fr:chequ
fr:cher
fr:cherch
fr:cherch vous
fr:chez
fr:chien
fr:chiffr
fr:chois
fr:choix
fr:choix a
fr:chos
fr:chos de
fr:chos que
fr:chut
fr:cinq
fr:cinqu
fr:circuit
fr:cit
fr:clair
fr:class
fr:cle
fr:client
fr:client et
fr:client vous
fr:cliniqu
fr:cloison
fr:clotur
fr:cod
fr:coler
fr:colis
fr:coll
fr:collegu
fr:colon
fr:combien
fr:comm
fr:command
fr:commenc
fr:comment
fr:comment avez
fr:comment calcul
fr:comment fait
fr:comment l
fr:comment le
fr:comment proced
fr:comment reag
fr:comment sav
fr:comment vous
fr:commerc
fr:compar
fr:competent
fr:complet
fr:compliqu
fr:compos
fr:compr
fr:compr et
fr:comprendr
fr:compt
fr:comptabilit
fr:comptabl
fr:compteur
fr:comptoir
fr:condition
fr:conduis
fr:conduit
fr:conf
fr:connaiss
fr:conseil
fr:consign
fr:consomm
fr:constat
fr:content
fr:contest
fr:continu
fr:contr
fr:contrair
fr:contrat
fr:contredisent
fr:control
fr:control de
fr:control vous
fr:controleur
fr:convaincu
fr:convers
fr:corp
fr:correct
fr:correspond
fr:corrig
fr:cot
fr:couch
fr:coulag
fr:coup
fr:cour
fr:cour en
fr:cout
fr:cred
fr:cri
fr:criter
fr:critiqu
fr:croi
fr:cuisin
fr:cuv
fr:d
fr:d ou
fr:d un
fr:dall
fr:dan
fr:dan ce
fr:dan l
fr:dan le
fr:dan quel
fr:dan un
fr:dang
fr:dat
fr:de
fr:de ce
fr:de deux
fr:de difficil
fr:de l
fr:de le
fr:de proch
fr:de securit
fr:de travaill
fr:de votr
fr:de vous
fr:deb
fr:debord
fr:debut
fr:debut avec
fr:debut que
fr:decid
fr:decid vous
fr:decis
fr:decis que
fr:declar
fr:decouvert
fr:decouvr
fr:decr
fr:decriv
fr:decriv comment
fr:decriv le
fr:decriv un
fr:decroch
fr:defaut
fr:degr
fr:dehor
fr:dej
fr:dej fait
fr:del
fr:delivr
fr:demain
fr:demand
fr:demand de
fr:demand et
fr:demand un
fr:demarch
fr:demarr
fr:demarrag
fr:dep
fr:depart
fr:depens
fr:deplac
fr:depos
fr:depot
fr:depuis
fr:depuis un
fr:derni
fr:derrier
fr:desaccord
fr:descend
fr:descendr
fr:deux
fr:dev
fr:dev le
fr:dev un
fr:dev vous
fr:developpeur
fr:devient
fr:diabet
fr:diagnostic
fr:different
fr:difficil
fr:difficil a
fr:difficil que
fr:difficult
fr:difficult avec
fr:dinar
fr:dir
fr:dir non
fr:direct
fr:directeur
fr:dis
fr:disponibl
fr:dissip
fr:dit
fr:dit vous
fr:dix
fr:do
fr:do not
fr:docu
fr:document
fr:doit
fr:don
fr:donnent
fr:dos
fr:dossi
fr:doubl
fr:doublon
fr:dout
fr:dout sur
fr:douteux
fr:douz
fr:dur
fr:dure
fr:eau
fr:ecart
fr:echang
fr:echeanc
fr:ecol
fr:ecol ou
fr:ecran
fr:ecriv
fr:electr
fr:electrocut
fr:element
fr:elev
fr:emploi
fr:en
fr:en avez
fr:en charg
fr:en cour
fr:en famill
fr:en plein
fr:en premi
fr:en retard
fr:en stag
fr:encadr
fr:encor
fr:energ
fr:enfant
fr:engag
fr:enregistr
fr:enseign
fr:ensembl
fr:ensuit
fr:enti
fr:entre
fr:entrepr
fr:entrer
fr:entretien
fr:envi
fr:envi de
fr:envoi
fr:equip
fr:equip n
fr:erreur
fr:erreur a
fr:erreur de
fr:erreur faut
fr:erreur que
fr:escali
fr:espec
fr:essai
fr:est
fr:est bien
fr:est ce
fr:est le
fr:est part
fr:est pas
fr:est votr
fr:estim
fr:et
fr:et ce
fr:et comment
fr:et de
fr:et l
fr:et le
fr:et pas
fr:et person
fr:et pourquoi
fr:et qu
fr:et que
fr:et quel
fr:et vous
fr:etag
fr:etait
fr:etait pas
fr:etap
fr:etat
fr:ete
fr:eteint
fr:etiquet
fr:etre
fr:etre en
fr:eu
fr:evalu
fr:evident
fr:evident et
fr:evit
fr:evit a
fr:evit vous
fr:excel
fr:exempl
fr:exig
fr:experient
fr:experient qui
fr:expliqu
fr:expliqu comment
fr:facad
fr:facon
fr:facon de
fr:facon do
fr:factur
fr:faill
fr:faill etre
fr:fair
fr:fair qui
fr:fais
fr:fait
fr:fait ensuit
fr:fait le
fr:fait ou
fr:fait pour
fr:fait vous
fr:famill
fr:famill qu
fr:faut
fr:faut il
fr:faux
fr:fer
fr:ferm
fr:ferment
fr:feu
fr:feuill
fr:fiabl
fr:fichi
fr:fiert
fr:fiert et
fr:fil
fr:fin
fr:fin de
fr:fiscal
fr:fois
fr:fois comment
fr:fois ou
fr:fond
fr:form
fr:form un
fr:fort
fr:four
fr:fourne
fr:fournisseur
fr:frais
fr:froid
fr:fui
fr:gagn
fr:gard
fr:gaspillag
fr:ger
fr:gest
fr:gestion
fr:gestion de
fr:git
fr:gliss
fr:grac
fr:grand
fr:greff
fr:group
fr:guichet
fr:h
fr:h le
fr:habitud
fr:habituel
fr:hauteur
fr:hesit
fr:heur
fr:heur de
fr:hi
fr:hor
fr:huil
fr:huit
fr:hygien
fr:ici
fr:ici depuis
fr:ide
fr:il
fr:il est
fr:il evit
fr:il fair
fr:il ne
fr:il y
fr:import
fr:imprevu
fr:imprevu et
fr:imprim
fr:infirmi
fr:inform
fr:inject
fr:insulin
fr:integr
fr:inventair
fr:invit
fr:jam
fr:javel
fr:je
fr:jet
fr:jeun
fr:jour
fr:jour a
fr:jour de
fr:journe
fr:jug
fr:junior
fr:jur
fr:jusqu
fr:jusqu a
fr:just
fr:kilos
fr:l
fr:l a
fr:l amelior
fr:l avez
fr:l eau
fr:l ecol
fr:l expliqu
fr:l heur
fr:l on
fr:l ordre
fr:lach
fr:laiss
fr:lanc
fr:laravel
fr:le
fr:le autr
fr:le caus
fr:le chef
fr:le client
fr:le conduit
fr:le control
fr:le demand
fr:le dir
fr:le expliqu
fr:le facon
fr:le fair
fr:le fait
fr:le gestion
fr:le livraison
fr:le matin
fr:le mem
fr:le moment
fr:le mond
fr:le plus
fr:le premi
fr:le problem
fr:le que
fr:le resultat
fr:le suiv
fr:le temp
fr:le travail
fr:le voir
fr:le votr
fr:lecon
fr:lectur
fr:lendemain
fr:lent
fr:lequel
fr:lesquel
fr:leur
fr:lev
fr:lieu
fr:lign
fr:limit
fr:lir
fr:lis
fr:list
fr:lit
fr:litr
fr:livr
fr:livraison
fr:logiciel
fr:long
fr:lot
fr:loup
fr:lourd
fr:lui
fr:lui dit
fr:lui montr
fr:lui repond
fr:lund
fr:machin
fr:macon
fr:magasin
fr:main
fr:mais
fr:mal
fr:malad
fr:malentendu
fr:malgr
fr:manier
fr:manqu
fr:manquent
fr:maquet
fr:mar
fr:march
fr:marchandis
fr:mariag
fr:materiel
fr:matier
fr:matin
fr:mauv
fr:mecan
fr:mecanicien
fr:medecin
fr:meilleur
fr:melang
fr:mem
fr:men
fr:menac
fr:mer
fr:mesur
fr:met
fr:method
fr:meti
fr:metr
fr:mi
fr:mid
fr:minut
fr:mis
fr:mis en
fr:mission
fr:mission de
fr:model
fr:moi
fr:moin
fr:mois
fr:moit
fr:moment
fr:moment ou
fr:mond
fr:mond et
fr:mont
fr:montag
fr:montr
fr:montr un
fr:montr vous
fr:mot
fr:mou
fr:moyen
fr:n
fr:n a
fr:n aim
fr:n avait
fr:n est
fr:n etait
fr:naissanc
fr:ne
fr:ne le
fr:ne pas
fr:ne peut
fr:ne vous
fr:negoci
fr:nettoi
fr:neuf
fr:ni
fr:noir
fr:nom
fr:nombr
fr:non
fr:nos
fr:not
fr:not le
fr:not vous
fr:notr
fr:nous
fr:nouveau
fr:nuit
fr:object
fr:observ
fr:obten
fr:obtenu
fr:offre
fr:on
fr:on vous
fr:ont
fr:oper
fr:oppos
fr:ordon
fr:ordre
fr:organis
fr:organis vous
fr:ou
fr:ou a
fr:ou ailleur
fr:ou appris
fr:ou cel
fr:ou de
fr:ou en
fr:ou l
fr:ou le
fr:ou un
fr:ou vous
fr:outil
fr:ouvertur
fr:ouvr
fr:ouvrag
fr:ouvri
fr:pag
fr:pai
fr:pain
fr:palet
fr:pann
fr:panneau
fr:papi
fr:par
fr:parametr
fr:parc
fr:parcour
fr:parent
fr:parl
fr:parl d
fr:parlon
fr:parlon d
fr:parlon de
fr:part
fr:part d
fr:partag
fr:particuli
fr:paru
fr:pas
fr:pas correct
fr:pas et
fr:pas evident
fr:pas le
fr:pas votr
fr:pass
fr:pat
fr:patient
fr:patron
fr:pend
fr:pend le
fr:perc
fr:perdu
fr:perm
fr:perm de
fr:person
fr:person n
fr:person ne
fr:person qui
fr:personnel
fr:pes
fr:pet
fr:peu
fr:peut
fr:peut vous
fr:pfe
fr:piec
fr:pied
fr:piqu
fr:pist
fr:pizz
fr:plac
fr:plaint
fr:plait
fr:plan
fr:planif
fr:plant
fr:plaqu
fr:plat
fr:plateau
fr:plein
fr:plein de
fr:pleur
fr:plui
fr:plus
fr:plus de
fr:plus difficil
fr:plus et
fr:plus grand
fr:plus que
fr:plusieur
fr:plutot
fr:plutot qu
fr:point
fr:port
fr:pos
fr:post
fr:post de
fr:post ou
fr:postul
fr:pour
fr:pour bien
fr:pour l
fr:pour le
fr:pour qu
fr:pour que
fr:pour un
fr:pour vous
fr:pourquoi
fr:pourquoi ce
fr:pourquoi et
fr:pouss
fr:pouv
fr:pre
fr:precaut
fr:prelev
fr:premi
fr:pren
fr:pren vous
fr:prend
fr:prendr
fr:prepar
fr:present
fr:press
fr:pression
fr:pret
fr:prevu
fr:pris
fr:pris en
fr:prix
fr:prix avec
fr:problem
fr:problem avec
fr:problem do
fr:proced
fr:proced vous
fr:procedur
fr:proch
fr:proch de
fr:product
fr:produit
fr:professeur
fr:progress
fr:projet
fr:projet qu
fr:promet
fr:propos
fr:propos vous
fr:propr
fr:prothes
fr:prouv
fr:pu
fr:puis
fr:qu
fr:qu avez
fr:qu en
fr:qu est
fr:qu il
fr:qu un
fr:qualit
fr:quand
fr:quand mem
fr:quar
fr:quarti
fr:quatr
fr:quatriem
fr:que
fr:que control
fr:que decid
fr:que fait
fr:que l
fr:que le
fr:que lui
fr:que person
fr:que propos
fr:que repond
fr:que verif
fr:que votr
fr:que vous
fr:quel
fr:quel erreur
fr:quel est
fr:quel experient
fr:quel mission
fr:quel ordre
fr:quel sont
fr:quelqu
fr:quelqu un
fr:question
fr:qui
fr:qui a
fr:qui allait
fr:qui dan
fr:qui debut
fr:qui etait
fr:qui n
fr:qui ne
fr:qui s
fr:qui vous
fr:quinz
fr:quitt
fr:quoi
fr:quoi faut
fr:quoi sert
fr:racont
fr:racont ce
fr:racont comment
fr:racont le
fr:racont un
fr:ramen
fr:rang
fr:rapid
fr:rapport
fr:rat
fr:rattrap
fr:rayon
fr:reag
fr:reag vous
fr:realis
fr:rebut
fr:recept
fr:recev
fr:reclam
fr:reconnaiss
fr:recrut
fr:redact
fr:reduit
fr:reel
fr:ref
fr:ref pour
fr:refroid
fr:refus
fr:refus de
fr:regard
fr:regim
fr:regl
fr:reglag
fr:relev
fr:rem
fr:remarqu
fr:rembours
fr:remet
fr:remettr
fr:remont
fr:remorqu
fr:rempl
fr:rend
fr:rendr
fr:rendu
fr:rep
fr:repar
fr:repart
fr:reper
fr:repond
fr:repond vous
fr:repondr
fr:repondu
fr:repons
fr:reportag
fr:repr
fr:repren
fr:reprendr
fr:requet
fr:reseau
fr:respect
fr:respons
fr:rest
fr:restaur
fr:resultat
fr:retard
fr:retenu
fr:retir
fr:retour
fr:reunion
fr:reuss
fr:reven
fr:reven pas
fr:revient
fr:revu
fr:rien
fr:risqu
fr:rob
fr:roug
fr:rout
fr:rythm
fr:s
fr:s est
fr:sac
fr:sais
fr:sait
fr:salar
fr:sall
fr:samed
fr:san
fr:san vous
fr:sauv
fr:sav
fr:sav vous
fr:scann
fr:scen
fr:se
fr:seanc
fr:second
fr:securit
fr:sel
fr:semain
fr:semain que
fr:sembl
fr:sent
fr:separ
fr:ser
fr:serr
fr:sert
fr:sertissag
fr:serv
fr:servic
fr:servic a
fr:seul
fr:si
fr:sign
fr:signal
fr:sit
fr:six
fr:soient
fr:soin
fr:soir
fr:soire
fr:soit
fr:soix
fr:sol
fr:sold
fr:solut
fr:son
fr:sont
fr:sont vos
fr:sort
fr:sortent
fr:soud
fr:sous
fr:souvent
fr:sql
fr:stag
fr:stag a
fr:stag ou
fr:stagiair
fr:standard
fr:stock
fr:suff
fr:suit
fr:suiv
fr:suiv de
fr:suiv vous
fr:support
fr:sur
fr:sur le
fr:sur un
fr:surveil
fr:t
fr:t il
fr:tabl
fr:tableau
fr:tach
fr:tach qui
fr:taill
fr:tapi
fr:taux
fr:technicien
fr:techniqu
fr:teleconseil
fr:telephon
fr:temp
fr:temperatur
fr:ten
fr:tendu
fr:tenu
fr:termin
fr:terrain
fr:test
fr:tet
fr:ticket
fr:tir
fr:tir de
fr:tomb
fr:ton
fr:tot
fr:total
fr:touch
fr:toup
fr:tourn
fr:tous
fr:tout
fr:tout le
fr:tout prix
fr:trait
fr:tranch
fr:transm
fr:travail
fr:travail a
fr:travail do
fr:travail en
fr:travail est
fr:travail et
fr:travail que
fr:travaill
fr:tre
fr:trent
fr:trois
fr:troisiem
fr:trop
fr:trouv
fr:tub
fr:tva
fr:typ
fr:un
fr:un autr
fr:un cas
fr:un chang
fr:un chiffr
fr:un choix
fr:un chos
fr:un client
fr:un collegu
fr:un consign
fr:un decis
fr:un dossi
fr:un dout
fr:un echang
fr:un erreur
fr:un experient
fr:un fichi
fr:un fois
fr:un gaspillag
fr:un group
fr:un heur
fr:un inventair
fr:un jour
fr:un malgr
fr:un moment
fr:un patient
fr:un person
fr:un post
fr:un problem
fr:un proch
fr:un projet
fr:un qui
fr:un semain
fr:un servic
fr:un tach
fr:un travail
fr:urgenc
fr:urgent
fr:usag
fr:util
fr:utilis
fr:vach
fr:valeur
fr:vecu
fr:vecu l
fr:vehicul
fr:veil
fr:ven
fr:vendeur
fr:vendr
fr:vendred
fr:vent
fr:ver
fr:verif
fr:verif le
fr:verif vous
fr:verr
fr:veulent
fr:veut
fr:vi
fr:vid
fr:vient
fr:vingt
fr:vis
fr:visit
fr:visiteur
fr:vit
fr:voi
fr:voir
fr:voit
fr:vol
fr:vos
fr:votr
fr:votr plus
fr:voul
fr:vous
fr:vous a
fr:vous aid
fr:vous aim
fr:vous attir
fr:vous avait
fr:vous avant
fr:vous avez
fr:vous avi
fr:vous d
fr:vous dan
fr:vous de
fr:vous decid
fr:vous decouvr
fr:vous dej
fr:vous demand
fr:vous en
fr:vous et
fr:vous fait
fr:vous form
fr:vous l
fr:vous le
fr:vous montr
fr:vous pour
fr:vous qu
fr:vous que
fr:vous qui
fr:vous remet
fr:vous reven
fr:vous sav
fr:vous serv
fr:vous sur
fr:vous tir
fr:vous travaill
fr:vous un
fr:vous votr
fr:vous vous
fr:vous y
fr:vrai
fr:vu
fr:vu avant
fr:x
fr:y
fr:y a
fr:yaourt
kind behaviour
kind en behaviour
kind en knowledge
kind en motivation
kind en scenario
kind en situation
kind en value
kind fr behaviour
kind fr knowledge
kind fr motivation
kind fr scenario
kind fr situation
kind fr value
kind knowledge
kind motivation
kind scenario
kind situation
kind value`,
      rows: '0.0257932:ergZjofcfXpglVdRWUaTfjbgbghXXvjmcbZukmcZeeWkZeacUicikhhYgYkqgajZpWYgwfjZmnbkjffdjbvgdfPWdvedidWRYVZlkdkZXfaYcfbmhiehgYgfpshjgRQUbfpbmccimeZSgheXieScnamcagUcjhadakgbjmUnphifWYVeinrYkaXgsfcdfbggmWrWfZnhhiRXXijqfclWxZkfilkemWgXlamajbmWpmUkZtVRoVYgbVXaoaiKZQm1WokiqQllgQmsYYXoamWkgfjdRyhlXeXlhXroZldiYeihjegbhebshphaljmYhanXalhhjXljcgZbndZhafUgZPaioojeibfrfntYfmjfodOhlabckceagXUYYIhojviZaRkjVeadrfdZkjxsiirVqrndWkbjyaibwsappmohVQmuYzaxqbfVsVqiTlQjYgmadSYdoUVfpfqiUckV1XfdjsjSofSjbqYZitqehUhhan0qfmceghmfTjbggYgigbMjannYcLbmfgdYppgWmZcfcPlgaacjdjphdfncjhoegjcbqddchgjUfmedgdbii2fgujlhWiZglhmhtYdbgicdUpajfnfnrkgjcphfaTdlhVhWngfsTOknTgcheXfSgZtmijnkufuYcqhZrggUolZlkbfiZVaocyYtUidfediXdQRdngpodfqXbkbcXobgoglcihiXcfmigeeYaZbepdbhZQqneeZgjbpjiefkoZmaZdikngdqsjjYfiakmUajftjlohbYcqbUheRYZTfjadhVdeleaZmWlsyeRUbmmghjioQpVeldgegSdhdkdVabubrfmgsQmkhfeVZcqmllwrYcNrcVmhbketalhoidVhkiimlhaghfVWablfahnpqpnhZcyZlgjQfeieblcXbbpiXkjenfjigYYZncfdoTbjaebjishWZZldeekSolfdbiYTadmlpagdecdpbTjfncfWkUbeWjihhpfajUsclhXTlggsVchbTfikdZciqpkmdVhbmncbiRihokbjkjgYYaqededThllkboYhcerllkZfgoahjqlcjRfaipiifckaoknneTZjqRZVgbhhSbvYlfleVXpefmrmhxdtXZZnsmWpRtkXnklcVjjkvahVhflcnZhcphlTtaelhgeaORdeqjkaggmefZXffdlguUhjVdjxmeecTjgjandfWVaf1zciSajddYhfgSZWagmqhveWgLjhrUiZbYsUahmdiVccdaecicPjXSakjneViorTfbkXfmbkhVUhndmlnTaoebdaXfogghdZZdblsXYcVfXlehlajgrUiiQVZkVmpjkYigZhlWmicknrdjdRfuguolemblYmtcZZncedYYxVgZchVgbTdVhQfncpucXdhjYifihjddfgpYjbeutmqaXlWUpldbaaaeihliPjmfeXkedsdRmcmmkjSrknZXdlkiXmPlkjfmYXjnsqedOTXSsjgigUlNZsndimhdqjkvkicTdkqZXyRbhTObfekfmkighTjZmTibodnZjgtshZlsRglYkmnRXZdfbklaovYgnfRRkehbcekcYUrUfdQXjlgckLYgdhcWlZikehuLegZZkdfnWbnVipadWgeXmfReihgreigsnmgYhQFnifcYtmejPyfVXrbfXf2gToXZnklqQaiTgWdnkmXValjnjotvdmQcacgTWkihhhdbiTkbgesqcYehwXlgmnohsPaonUbhfTmbZSufddjZbaihZunfasPjVfgfYnPtVmjghimuVolghQgiXeaitSoaqfqYWgbaYkbaVewignYdZgVkbgLZYZkfmkefqZlYgkjimfeZchcbXjVkkXnhafhjXkbeifjlecYdedarlcYbmgbbhfdfYikqhojPaYViarnfliSshiflfSgsmifiNlrbiijpendlYckXcPaVbclMViiSluTnalhgXgciYYXfgQfVkjYdZrxnifagWZmtkaZVedfnNneZmgadauehYaoTVUjlhpbWudVbmRIdrQcXPhRiSejniigsjbWhsaewUccbUfoWremjZumcnkibbrlZhZweZmgudffYcWVfehcHqgddWfjUfhkWkqZYrXckqsfXUisspZipcbcfobiJXYaudmXc1nYwhfRWdWfXObkfdqnWvSXQVdXPeciWhkalZseiWqTuvXTsZgibTjYktidqpeiQfcnoLKhVleUfddbXfePmcfmcnngiXpppZrmYifdlZaZgqadqXXkgRVrZepkdWPaoUjfnfiYjYitfhYbWdVebkelbgbRaYSgTiedljloUkisfjbldUjqbjqdaaZZfodebubdVgYXmehxhSVbhypdPkkXgeZilcffdbbrifjjhadVmrcheimofelZaZgukmWfjbjcXkeZZggbQsgiddgWbfkejaegVZQUnMfpWbmd4gaMqlZVanfQtNUhskeaXikkdenikdcaebXWboeYhmaigeVnGceunledawmdgoijcgvhlcVcoThnocedhblnYZXpVeafXidggWcPadabghjWhZhogqglcfYZhShbUbibmhagkjbjaqccZbdkjZcvgThbebleaqlhXbQYVhKgegeWRkbipemijudcgkYYoXbjighVbUcgZdqfpeehNdlcVekieesatZdbVccgWgkMYqfjtZXmQiehbsfiS0aahsilXihighgdeYWccjcjddRlpighncYhffermZWcbLqcTinjPfWddfZfZgeklhgbRndnoaZqfnggheVlnbZlmieXbOjaSesdafkeYfXljmchcaYnaTlhfYjYWjaZcesjSdfUlbfdjjRhorqoZVjhjvcfTXcjkkkjkgeXgahdcpeVhjRhclmhjmlohXbePlcffhiXciQjobdaeaSZUackmoYkrse0TcvkeoipbkYbbnmbdSOhtUtdteUancjbeeXOZXboduefkpivRTxlknkqbfbYjxkkdPKfqRbdkYnknlreakdaZhjnYZorKcleZnWdVqkajji2eYgjbgjjihinUfpuroRclgfpzeieegefjfhcVgUcXYsdjabZaXaffaoZjnpicZxsjoZXhibmpejlkfggfaedbYVfYYydsededXcckdrYjimgkpfcjkkkbehbXdYjUfUdWgcZicXedroscbaUiancQfRLjPTWeiVoemfyybZnmYjdchhRQfVbUfdUoTmYfvosPffcnugbgqmWfXnskgcVYbmWkihcdgmYkadgpqlbZXWnXjrrdcclnWphNlXfkoZfflcspeXXbtgcdmdpTffceXsWjlYikioiieXZjpLccdZikQeoaTkloelTdnccYfdaZXacikrbtiVlQsgveXRecliaTsZYUgleegqmxefoaXnUZWWWggXtiemndjiYglUagYaWTlaZYhZkRfUkiaeaZflabYigqbgihocRfdaisbZgUieYfockmmkcejpbbkYaegfklgVhdedfcneiYajcecphqfogfemfhgjZhpRlmYiejdgjgPLfjNnQbnenZgTslqaoYreboiehYvWiUVjMYhcUehsZdldVZPgjkglaXZmcjWgpLbgmkfjcbraaajWljgkdbxTnkdmnTfkaeUlkgigfhecqdZqgbQnYlajjUlXUphhniVUlpghjgVPkaqmlitlmjcdZghidQjYfjdmanhbfmdeoXkeYZafjUgUPXbROakekWimhmblhZkihfiNchniXalbmeiWejWfmigkNXlifkgfiUbresnsijocgqogaPadYqTlYrXYZgimkihaViWioZVYbRoTgjXijeepvkdnfmqgaTiUcicoPYndbmaSwTYjjUnicRnWYTnRZflnakbdkZkZWjgcZgdcNeghchleUSojlmYXaajecklcbkXXkYrjYbZScZZiUaZcenfTaeqelhheabakxncfjhgUeryeXkXdoimigjnXcZiagmdoknjemetUdbXbihmerUmlQjrSnQhTYcQocriegYididjhhdfjslgXdNlfdbZikgqpjcegohgggdaeTjbheeUsWWclfZirprbdehdoYJZdfkiZdaUfkbTamjtYhjnjekNinlcmqkrhliVlnsminJhWofbrTVudUkjXdXhnwSVPlaqYWRqbVjfVXOUP3uRlYggffraihZrbgdjXcpSdcdlpkbanXYsfarXsjgkkkmfXswZXaZzZiZkfqUekjUVhVlfahmepaddYYpoLWWgdchPfalSZmhadShYisZebiotTeWfmbqabgbnZWcprhNgTkkZQhZchgjmgpmbfUgvejbjTjWdnhXcqUimQtjohkeQfVioTfWrbhhnZXinUhccflkeXsYkgbZgaiemUefWechemtfakYjYnefjietdjkaTVj1gXdaekkjeQVjrWdQbaphoxR2pZacecXXtgVsVcebbbkkhcdefjfnpkjenbwYcpkZYfZdzjjbYkecebZdiYgcfperdmvoZajkVbjelalgkglieaieWhghUkifljgfZajhebKWbaXmncipihomjJZXZpofZYYWbZYgfjmllWpXuebcTriLiajTjXaWtbkolfeefhtjXkXfYbYtefokfobhmZbXbcehlakeZRlPgdbidoqjbVYYaefqZjcpjXlnmekbWebapp2UYYTfkaoaciZhVjiYNohgZgcVVhdeejgeWcYpjSnebfUddfnebZkmflmZTdpVcYehWohinaXRghbgigfbYqdZceXkpiecdjifghqkZYljUphXmafhgWnlckgkmOfYXjkkhikikbqYemekhdbgzfwfdohlgXpkdpbYjNSbbpYckedMiTajjjrPamcjildvlfvXZfesnagpxdfqclnkqZealjZdidPabiwjThjceRejYaqgYqYy0WciUehpZtRvYjkmnkYjhligikhXfcqgdfpTZkYbZijriXdXpafeiSjggcbiZQXbjvqgolgUOYfnblubkcdfVcdZVgjRSnjpibtWNevpgqZVbchsjsrTpghcNsgqlolcicghUWUZUZkWcYhpicjaMdmaalTQnfmdhopiXohcVceopbwTlbiqSwWghabahjdlfesYOViqjkiYfRenjSjfpleaobYeXicrjgkguabdZicomZbUqtWifXjVkakhngfVTgjjcmsehmgkdddTbbdfchYbxwgmeXZImiqZngqjjflWqdbaThlwkkgamdqogUZfXiWXcekhnqRgVgSWhvlpjZkvcdpXlwjosmleocfcdkiWjfkdiYkQbgWkgldpfdggofjgaSljeoQUgTZjfmhaijYoknqqgiRfYcgQehqflZkYppanaXknSRVblqkrpmkUmXbmhlkefVaVkejcpcpdcllTcgXlolxVZlfblujZeRendlXofQcbnsefrqhYdkXljimkeqqnhZVbnVjVOgZukojlVVqeYbrfgagcfkhbgdZbmegYjekcltZcoeZjwTuThkcZjmgfsLZgjnZhkalledaXlYWQiboegefOjZaelollfjkhpkvhdXlmgkPTijOnZpunXfnkgWTW5WiSkmuSbqdXoUbdddljhurXekakjadblecZkcfedfkuiRZhZQkpbjalnbjZkhfhlhilwhaaWebadkdgmZfZaRYaQSpnScUdhTecudWljYpbpvcnWYkhaj1UYsPhgfkerglbrnVjfsqVngabhPgRdbWdWmOhioahrVqYYcceqYhcpJQcTNigQcpTYYojXjhjgpikuWmhuklRagaWifjeZdifkkdYdaYcbmZVWdlpkiYXgaeZXbcbbfcfagtgp0ekeeebZhpfVcegaiWTuiYlPdjsjhegeVcbgZhejibfUgoahvdkdebeglnbZcfhZcaTskWpfXkbeTccjYhcbhavhVTiyfqgkldbckoQebdjYaZYYggbehcXshqmqUgdZephbufZkYebibddZpabiWdXfgXifjljnXhRWgjoNkUUliclnoqpZjPiZpSTemRrnVZmPjTcojnqrPiZomlgmhgPqjkfWXjgeeigiYcegadkjjlepdbdZhkmkhtdcjdxiVXdmlZnfXjmYglpYgahaaXYefgmhiWgieaimdkKbaXarfhXgTbYkakNfRjgdVoqUjaXakbmfdfetagaoVbjXahPiohcrogfpYcggkfSnippdhajjdZSmYfjekpaZlfgbibeidvgfkclMXhfWwZdlShRWbideYppWkkqilihjichkgfblileagUadgoZneZjcabXckdYhmlYRhgXWabafZdiiZeXqigdsWhfkeuhphocLiaYqoUZvfZgmSXTsogiolTjqRYlbXkhagPrZcpjTiVogfYfmeQeopfgYchresZYZXbclsgrbhhYaiYcmVWkZplaiTVndWcilaSjpietUdqhsgoQedfgmkpUighhajwJUdZdjWhacqfadggTknjZcXRheoVrYhZXjbedghXoeoeidkYhjhWpgpigifPqnjnjjPdmtkkieftQYohXSciedilnfYgpapniZifddXbWeojjVdcSegkabZbYikehiekneplachfliTrLkOefpyQZhidjubvEQWebnZhTfZYYlWjYPYQUPejafVRRikolwkvfronkZjkVkihnjnWcptXprSghXVmllbndgjZhjgdkiThNjXdifuQieehklkoYdfjUTbgrmkTcleesXakfhngUZcoeYgibbaRfwamhpigYZamUearhemkYdlibeYScokRfZreeknmUdhcdWhiIQfisbnhYpYdgjWfwkcihqaskZcmisnhTsbZgkgYnrjhWYWmVfcQgZhggflrmjdZnZgfckeWdhfdpnlnnWjZjVfkgbYaWbYdnYfnZhoiobomYUemebZiXVghSsefgVopdPcTcjcSwwhYmgYamrpnmeYbbnshylfkpRYLqislhpebgbkjpdhXRgcXWiidUadjkefcbhcQblUrViXaeWoghXSgbtedmmxiaYSYrVnlpgiXebevfXXaYaTeZninhYZWUUSpVlgahdgmYbYopicgceNTnaqopeamohXeQbwYpngfPwXdShbpgcdbeipXRacjvbfebdZgVfgcSgjlchjiYebdTmgmSYfhUeiqeUcbWjhWVnnnhUVivUnuhtVdSeVfhahpZpjdgYVadaepYXPPtmhbljeiaZoibkfhfcTWkxbYazepcfncUbkMfbfzccvigdneYtVkTkihlsQaZcllahsYehZXjfkhUiohgmjbkqQrRbodkuYqfrYitejkgpNVXpidVogcWegWokppZqibohadiZRiZWukqpTlfqjsdjhcjhihXgLllfaehpWuiqbvgahVRaZhhbgjkkvXUeoXhgYIfXhdwWbdcjK1wibhklfdmqiedfnjZoYeiYUbYn5nUlnSshLneltXrrdVmjesfdcgQqYfbmaYabbdhomRmhRmTcschmaarldlZfQbcdjoejRbuWacomigTtTmshgkaWghdnrhjgWOfcpPQcUOgkZdi1Yi2kfmkkHiSPdypSYYZgOjUaqojpbVN1cbQIopVaWbdkoaXYbhdeZruUbgkobbRfbgZemdXtiVwbQdVwltVWkNPlYeZxdRmojnlgfcuiVlfgYmYkgcpacYhZoitTdZmvpdZWcghcjcVnTbkfmhjqkYWjofliliZcdflbdbmhWXiibnmTgbiPakqUogZqclsVidebVhpTLikdgkifgbadamMinZnfpkVicmVclkYaaXgytgWZebZgmdellYUgXneadcMfccmbfjjYnYpnekjgfajgxOgbdddmeXgYihhelfWdbqicbmTanZfbmisjZYaobfdlTikdjagWQabZboWSIgrijiachieblebqdpNrcigZneckfdWpngWZZgoenWNhZmZPhdnhqrbhhhpbamSsokcZnierbjYckOnubfoeVivbwaYcqkeXkdobgaiyabXcTwmboeiUZkerrnshWXcUcaeZeNeoXYamkcWolgmekVchjVkahkUcackiYhrUXkbjfdbbljRkcWefbVghodgnsobelQldjcObZVeXeThigkfmapbbendbimOsWLUbQbhnhhZliphUjhRjadcdPafjajeljhYfamdZgshbcdQlkbcoaZgkfigibmmYkhhhgfbdeaioegeoeidYZcmmjwgdcYsledchnfkjTafflhSkdlVjkcdhgYhcjmoejgdnYlZYclskjfdVkifdQccadbYiifVcfSpYejmXgZapVeadjkkgcmWoXrcbZpad0hjZoYXUffqYbZahnghmfiidmffirncldQZvVaXcjgZbnhjcUmjnifrcnaVSkceclbTfeVOfVmkZgVXieadoY1YZbWXgrfWeRfenVcjZqhbbjhYeYoYhceedgZVdgWYeUhakrmiegdcaombcZRcbURfafScUhirlfPYdbbhYkhgPWgmmkmsbTdadcaZeegWbilbiKmYssiXnSWUdmakgogpZbjdgRXiXYdVimv0XaVmcbmlilVeZlkqnghfrUebXflcidfbhWiYWXTeddfgZineXjfhjjjlYcUYlmWmsPdtnfdbZRsiUjPmdoWjeYcffnciXkmkqdWmoZitmQYcYTZaiZjbojbpmRQidbnYgeogaXeeXhjpfrlruXWfOlafYmPnbgktnidiZgbeikwodUVeijNceUidnoNVcW1bTlkfhjbocqmhlZkVeVaUklpvnillhiTlefcSqkbnsYkagdfXqtmkkkVXuTchfpXudopYkmXihcgonTiahZknXhideimYdnunfgniQaghbpOhcgdwdYWklRjgZkbgbkdiinmkgYaYpiUmhYcVfgmemXgkdgkaqgkNemieYSlWcPbddfcfnUjlqeehngUZYnxUllcbjriYhabWjWYkeYUVUjusitadgcZjXmgcidUhrZn1XUWRktdZqjbdvYknugiafsluhofbfSkgkhbUdceoWcfoXdcfemmglcYpmgiUWTaRdTUprbdlfbWjgbmZscjcgX2qWnSkZVjsdydobdRjgZWXZcUZgcYknZXkdKaVXakkaabbflflkefetaaWYnbdhcodrpXabWdZnnVjoomjWedfRhhdmXiaccmkWffbaUkYdtZXedZYYZejkYOphehmdYcfeimnjdcWfddmgogNfegjdekkofdRkmZcklhTfHYoYfcejbnfcYcihdfXjiigdgncbZdcbnabkcemgjikXbcmbehYjkohkpZVWoYmiuhhgpUcTftZWglhXYdaxXgmjThvRXZbojkmpkuVVurUVkZeeietnfWajcWidobjggjVgoovacsiWWUZagZfsWfXYgnrlfYddbcWfbeZbcbfXhpinwgkecgWghpdZagidcaRrfWtWucgheaZpioqdZaOckSPahcgoVVeSkbbZWeblcfWiaecYheeTdgnpKeufYbgkfzdmeYZjZgSidX2YfdbsrhXReYXdgXlnbegMjvhUcendbhmuiddhgciissflUcbfoRrmdmbajajYllbweQXlogfigeegrgblfmblYkRXdcehlepbReXpfkhYRjflodYfScdnkWgajjflmhVhanahepXXjZdYkitkagVlfdcjVjnfgdkZTbYdhmVUdbyeVUWrakkqRpQmepcUfjfsvsnngUmSidYjfXrcqgjfcagdpWcnifSgPirlomNZfghXaddolxWThbknWgwboVqbiknpqkbaiakmlqemZWigogfTackgVieichZZpZhYTkxfmhokhpcglirlbjjfYeUoelVcZchhfrdgscXfdXXklfjWjhrdhjVqqjpqWdvkajfjQiPajzdSfZahQkelcnfkSYP3ciXTlhTabdXllfXVqfdbifpnblooggYikmaYobfeYcbZkkgfkfgajXfjSSctWYhkRPmnajWhTaVWhtmgidUlcehfrkrdhYjoeifjkhbhQdmYibhbehcbZexckjqkgXlnffndnbTgZQidhoochhfaTdVekbbrgnVaWcdpjjdkYabcmokkfpnmihbYhWkmWXbokhYThhWaVhgeYikVYxfajk4XnidkanlqhpgZegZYfdZbiccgndafZfrelalYbdZUogXZpckoqZlyUZbYbmXTnaflWciplspWYdlZYffpgWqkZhloXdunbdWcdolUlleceVhrcbmlkgamjZXcdqnnMigaekZXdemjdifnQhlbbZfrZ1juhyYdhSeSjfmfdggxxicgeborbHbTkZrXiWbkmeblpctioaXefOlXgSjmUeliadlYaieaagUmiedhUhiZhrhmhRYefdbhggbfdffWcdhhpZeigkhaclkRcgfZpWOugZpTZqpjgZVbZiYaZdbchegUgpejxfjgYgafcocTYjgYfWSpiYjYmlWYNzhMgXojaydiSdjrarNygagdVpOeluKXqZSgcbankSmiXWolShmYnmXbaxekckMgZpUfohgmZZWamsdZbVdfchifimkqVXciUplVecYbbekcgpjcdbhgfkjYeOgcglShddrmjXeamfghQWkjanhViUNcdjvdfkdieofgelgZaSaWnkWrgfwkhWecpXgfbWkrogamPZifXnbhampaiikTvqrjoZimfZijZbkggcbbXjqaXTUQawmcieajhbkaqeakbTclRgqVZZXjvdWxncbnPhqgXXbenXhYcieUaVlmTodoYiTflkVYxZVgrpibgjfhrXupcZeUhjfeSnhgXumYbYTihojidlfwckZjcdhhciOhkjXmrhejQdXchdWbpcdXZggdpfuecnkjgkRodjbcshXmVbeifecihgfmVbwUtmhcrqYdXdjaidkmimedkZtliwlmWhYjZmlieiXOgdRYffeiWignnefcdbefMZShaqakWkbceYddnmfZuqqlZlkYsffcnPkcXjfWUniapffafcqUlllioZrbfbcYtjckmaXnSafoUokZjagSZcVVUkfdYgddbaZXminmi1ToicfWZjbalddfhRdojhdggWnWYcRNbTYUckYYacdffknwidlxegeXWcWVuboejghoobcdbjrXOdobeboRknjnSbTkVsZmahWghsgYpligmhehebepumiZLcnXbcqXUWZQciedjiUdmdpisuhgZlifUdfhJaaYxngnjkfZbrbccecgYYjXXbXeVeYlWdnoqoUpfhcgYaqWUliesqgeVcjogbajdcecaaVejggkojohqUZehabnifmicZhpNbdgWsoaiPahkmZqYicTjgjljZUhUtrladgvWXjpphbemciljfjferlcPRcaqldfZaVfVUvmfcTldfWegrffobZccfkViffgiUiPZQdqrhdSbndQVjoYdYnmblZWbjekepXhZTemaqYkmaZidhXmfngYmWYYdcZlYdgWnhheHccPhfaeapmfeedlZgZlbafScoRimgYYejXlkaVmodlYgehbbgfVacekbqglhjcghabdcahahojkiagYfVlmfacmbjmrXdmofiVlfmpaldfeaiejaPbhbWsjgXTlhVisUmLgNfgoYjQpbmller2YUehsfaWnkqccnciXzftXXXgnlkddWckkKbVldbgjhmjdigXipeWfenagXjWefXjglcolXiWrYmfXMmkfoVXfRUdoiYkjgqeijjXfetefgmZbjXcZggqiYbapbgajQkkZhbgaSZbqteupgbaihhmhhrYXkilThYgakfcseeefidaXeqkfgbWhhpmpTWjaggijTiSadhngkjWgbpeZpWXkiklrbckVnfncafhYegXZTWekdncedgcamkimetXooaccadefehajjaVqckZdVcnTcgWnWPkqeSXdUNaWhhYhqjwccvubuqkbZUrTXchhThwPfnZUSuniNYikcqlXXeSfidrgdlgojqemdkgZWYUmqvVoldjjdeWkmUhZOTgjboeVbVTcgjqgbkcpmjdkgigbSaZblmVpiZsmecagpeebXnthfZvecsqlccahcbfQpefdsadnoXkRdefcQbvmhljoZdkobfcfVrwUWhfikjYohrccgodfnjqYbVazirUTedagQddjkWYkXZVnStygfUacdnrfdYTvcZeadklWjZsqebeWfVfrtPoWjkWwTTcmlXSkbaPdYYlltlSdbmrXlihRactakesqSi2cmZmPYthhfZ2pcdkUWpiddkZpYhmakscauaThheoPehggkXyiWcWcQlmdlXpsbXSgbimYfQlhkPecdmimZLaQjveUiaofRofhccYfajdZfYjchefiYVdfiuhjjdgdcnjfwikdXccnhmdZnfgdigedcelXjmoehYUmTZapQtcpgoaZimgiidjSfkddjhjZdhoZlhWaUgyeffgYfgrodmbkYNgUjdXgiqpxadehfkjihjkkgalpWkkpqdcudcVdjllQhdUfgYXbSlUbkbWrdkffgugQemYgrccsXWgknalZcbwibanqSikdXeliiqeomwegeUXqpWlffdoefZtRlmijsqhcktljeYWflamlfacgdZaYZbolocdbhqgnflnUUmhboYUqbffdXfYePiobhdfhijjhgkkningkjbdmhXWkikbggSZnebejzhcYifkcihjeXcWTqficeTrnReaScmRnnfkmWNggomPaWZkWJdaGunbngkkaddgmdVdgieTbgrciUZaQqkYWoraYhmTjgjYhhUdhjofagivjmlf3eWdlfanXmdaecVihbigcwiXfdenhVkXodafrNghbcZVldbbclejkdttsnbfdjWvyYmcjtdkkTgYbZlhsjbegkaenhnsofTaipoaccYfhYZlhlhpcWcmfhZdXiZPoaVmbQqYmXWPuvdaoqVSlhUgVbeZWcYreVteVXTjXedlhndVbwkkhYfqrWeghilijZhdgheehfbZbmfhhgfmaibihrljhfdrmPuocmbqXhhjSgcsYUjjembUZfhmeblbelddlfao5aggOnXaebdmvhjflhgidcgdadVZjmbYeailaYechrXeratZkSWddrebcPZcjYbYQgbhKdkaegTagZvhlejbhptbgvejsVcSgklUpylvlQnZZjbqnfbjgljZlieWfSsifZjUdgejcjkpgVeWqhjejWnqhkchYaYjubZdkVcWYmrEbgigjcbRxVqkeUhYRRdaiqioashffekcVscpihdYpnedaailnbdTpUmoivLijhlqYkbiXZqhlWbekmSbgbWReUXZWkabpgoYZYYpnwmWnjhokajjVUdoUqposRkkgYojTgZlbiqphhZTmRfflYidqbiejhedZaZVnrvWafbedekbUhaZfSahbfhSUccgbmddcgejZjZmognmkciPhhameYiefnelaiipTmjcZcYhlckehXYRphjgml3MaqYgaqilgbgnqjdUfdhgnOWlYYfcXZoggYibYZiWmYfdbUolronbrhbkfcgNlffZdfURfPZcq4XcTXrmWkhxmeidfZgdgefnofradccXmojdcVUbrjdSSfeobZbLWssjpeVYgmgojhXZefYbWeVlglUbafqeihfpXRiecsXQoblZWZdoYghcWehccghXbaWsmNsbbkWdbalZXTjjnpiXYQuXcajiYRIQXqoZqtVTfhfoZthTfacuaZodoSJbcobVvpmioTqoUWptnPQekfdWmadQbeckqrpbkhqkkdZkYQheMspopWlvWfliUcnbddehlraSjaTofcghqcnpYnbidgYkiZeYUfeZoedmampflWWoTfagZXegolZfmmpnlimZnnlkhcbXpXaQrtUikjidjXkpaqlntdjkYiZlaejnjcgUlbdokpcksfmpfklaZjtdgXbaZhXbrYidlXeUxZeYXhSdlcchbYinljYlqdgsZXocXjndWhhYiwhWrmfcNbfdeXfWhkaeXlxiiiojheYbgfeZahZQqhWasboVegffSfdRikycjdXXblUZjdfcZXhVYZcnmkghdcndjaqiXWmjerTOrfYmfhcknsefgngrbiVcdfZcagVilXYklanWUbkhfahcllfZtXlUZPcinhmokaddcnvkphfYogicfpcjneZbdgnedihaffhndmcalcidaSkgVbTacelgfajdkdgWjfkghukZcakYejeYjaVehjjTknkWdQcmRhSZoaqckT0mZgjiZaongkbhXbdaWURnlfWibkepemjfhgv2djspkelnmbddrglVfdddZaaignnaXbTjmajibmioZdbYhZljcfiXlelpnZkZroefeaZjWehjYjgcagcqkpagghcZiYdiZRlkbdmXcVvnrdkNoatWaujaZjceWonimdfokhchVglnnbXlfVcpfknaaSwinalOaZnearhhdfUcWkplgVWpfkmkYhpihglgVkbgYqsaeXUbbPWyhiYcrhfsjUjWPYYbfTdXfldcqUaNbVbYsWdfggVUZcloaoehkdbenbfqYZaXjdaaWghSbpfokfeTtdanXekhcUfXfZUagbZhfdilfpZkgloemZhjlYjbkTYYaUaXohlphiekcYlWhcWYagVgWchkcjbihmkkjeghfZggjSTXdUaViiamhjmdjbgifkldWjmhchXgdWmjgZXhZbaaplcQiQgcbbbbjlnjXXffbdkcgdmfjekhkfchfbfjiafgkgkdVXdlmkbcjfgghkqpeleqYfiUgQWXbWmTWgpThrTiflkgWYahZcWddVhQnhafdjkkalbnZfdkmYePmcejZoncjrjpXbnXZguZabccdefPsadiqhdZkjYmodpmalQffhVboVdhTQdbbrfricWtikflWjkscjcdfddblnfjgfnUkaVifjfWliopfbcdfcgvkcalQfaphrffiYiTfRShhnceveobYkVhYpYljdSlechieZahheNokraYZbxpfchjonfVgdhhdpfqegmaZXcYaiUhlhgkjcjUkdWihefYhVeiknkYpSUfcdpimWTPckklRkknZTUqdfsgcYYhlcVejvhNkUlaZVcbjdegliopdVabkjadicgfdhhiaoXemUfoikjjeXbqrUiWefjhrYYnWbwgYaXfcVmcYYjfchPdmhihgZhOYjhUnsgXqXbZfgebfbhebkmhVfflsXoiwdhZmqgVdkdZZeqhTy0fiVhnjlXXaffobedfjeUhmfqnXqRhcgRloVgglZceeecktbVnpkegTirnjlgeqYjgYgfobfijgagVkVekkjdjhhmseiicblpdhWccdfYcqYhjlkkeWmdpZgogiYWbfUgjdhhdleeoYmmcUemjcQYSfYaaodcadfcjiUeijjecnilnedocdhuhjcgcvUbXawZeWeYdfShnmsqoPhiVegplgbTaiVmnleYNogwefgghUajjkuvbXjcdiqjelkcjRjbZehsddgoilhpficbnlpUYkhdgceWZhmpSihfUlacYccSZnlnbRdhnYlhUhYohdUdeudoelZrnoajSWkjbVbdciiXlhehlPqodbistdieiyjfbdeeWesfenYagqcbnhirbNbaYkjgWzUiWhmddZRcdYZRXhihpfdzihbpbgWdeeqllcYXacVdZffYiaebTohqkcnYkUcmecXWSgVejYikblqjlcojgSXijZWdXbaZQpafegfZZTUhdYhYhYicuZhcgjcgchgWVfmniadfWoagblbfkZicYsheZpRfXfcscgnrfkeubjmPfdYejinWdmxmbigkhhGjfamRxsaaWXGifWZSVceesemdVnbrekaUXbmvnodpcbfgikcTjXqheobSecdpnldXTjkmkZfohWhWoYdnekUThkgRbflaWkYfWXZkjomcfgnkbhjcfkZfeUWnYZgTjhYkhkUjhVgWckpZNlYiWcbcprYfQdYdbdpXjdUqfZZcfmcXlpgiqbZpeqgdcVcfcjtdvhjjeUkclVVjdaVJpzcpapgflfsngqxahcatUgqpOWkdcmeiXlPfhVfWgXbjnnmafmijqmopRhmpgaeYXrYYbjuZbgjfiiRlrZonnmXZjfOeoejlZeSwfkbiNdXrccsffecXcZmpgeZWkkhkncjpjcbiZRSqlYcfejcmmpXeXzlnQbgfZegneikihkmUelVUaaiWcdkqqjlcbgglqllkaZgUjXhSeojcenYYoYYtdZbhrdneToYbfgp1eieaYfkYbgdZacWcVZZYinmclcfqgmfmkaZlgdrOUqfXoUgccjlbfkSqpqXcVreehqpZfeefgjgdqffljbcOgamceiXaWhlhdlYlcddqcminWghkYlqWaiXbbfpZZcnlXinlZeQaeigRjZpihfZckXZbVlhgcgdvebgtWgYfkdodabeZVcccYcSSghiWYedgcYZhcWbhbhehkqehXkfkZbefZdkkgfjZglhifjXScYeYgeXhahalkXXhhkdaVoVlagpaXnmUsfnjifnmiafQbxNkcjlZiwldbjmfYYfiilfZYdagcegcgddhdrmoaadkldWhdrdVWjegcbejeYTmbXZbfddplhgdfpdgUakjXWekciqjYkjmeffdSZhZgXfTnWefflpdgkrmqknjVhpmkacdZwVVakuXhnijmfRqsYlqkhgmalfWoihomgkYYiaZhkanVjfYiehqogbcgaoXdXnlkhnglkadihVdjekiccUygjejNcaocaqgghgVXYenjbZXihhkkeklkbZqebhrjXdXkgbdgkbicdigbgjafdoraWroenpibnblajkadUncZsiVYeliovenZrYuravYgWYjhmjVobfhTaTRfasXabYejelxemccbbjcgmeXdeYZWfaainfahdgpelgqfTVkcfnVSuebhbYjdbcdkamfTkYajYghlehimjjdmaYceehbgVUeghlklinfUkfhQkdoeYagbybhfjSZYojjcpZibemqesuzYVnaXkraepnXjbpdhXYkdXXkchcfgiVwgdmmchebmcnacYcacdWTVfQhkYjXVuZSkffnZjcdXYhleTjjjdVSnbeqgaWSmgXWcjthRiWZeXZhfrdflnhdYUefojVXOhZibXpLdlqQpknvQlabihRgVoRWRndeTWgWjZbijomYbojkljmlThqnkccZXsTWXhxbfhkiigRonYmmlYfdnYRomXWaloWlg1ZljnseWmlTrfRfkhwxUVTPlrajYoXbfmlqnWqZpWeodfVZReWgnafnWknhocnlcUXidZWeaabdSuabblifdvhifTYXkxdVXnZmedlYdrbYoWevYcs2ZcgZewmaLzlZofggeaVocYjoaijpXZcefmsSZlVbZlmXTjojUnhmYgRhabaLhYWljmcpiVUVdjZseodidhhrUZafcahgcgkmUZrYkbddSgXccdeemXMfjQciZkPtbrdpQhfmWasdnbbbXeqvbVdVmogebkejlNqpZVmllggXejYgljjYYchrgagdcXnonWunhjofhgmlZmmZlflndkaZYlgecrjakbdjXVgkokjagoWjelqfnXdhdcabbrodtejlZeddZWZYXlgkfldmXgckfYhcdeeldkgndWgjpdtWXjhatfj1fhhWYknadhfdbbgaZbbZmkkfgfdqgpfslaWmfZtTQkfXndbjUTPomRcdcigljwWhWxmiPhfeedgrdhllbdkYcpZVfemTahedqgoicgVfcXaYgjkXdXcjjepanVeregdajpboekTcWfTVTcnWjmekgdfVonjgZkgmlZhXdiZdlnchacfeZacgdgbTdqavcbsjiecYbUfcarZcdkV0hWoleaVfjknhkUZZYWYYhccbYeaYjXfYgVZkljiebqoeqjlmTinogdacYqYaYlyXejoffmMmpYljqfkkqenciaigYhTXVcZibXfnYlrYkeljfXcdgbaadaWkTpgcbfYkdjXsoXXYdikmcmZidiegWhfchijhXekiWgnYekQdcgifbpjcwfngZWUldafRZacZnbUjjdifciomcgXZneXkajUYUeSjWeilfggvkXmgsfeiWeVhhhcaSheabhacWbdbblldUgNgcggkZXjiSjeiadahjodmcsSafhlhZbdjkZjbfnqwZQbSZhlebikgqqahgWpfmdlpZeSXXaWjXcycjsljasZgPWZbgsWektOfpchmXcdfgValecXddhdnjpekRlhjXdfhYahofcmihlldfjUNXbeXeneXXhQkUffudhqjjeppZkkZceVeXkpbXeuhSlrkbbKcgaqLxmaYeeNljdRPVkbionmgVgendfdRaUntmrmjeZddlmcSldkhZmgmWeQhlUdYglRlfrZghkjhhjignademrvycSROhioZjeidqlZvZdgiebfXWhffjlakXccgcjffgcjsWcmqnkjmiicXTklUgVdpnhltnYdhbpgmXiehigghafTXWdccZZkjXjpgeaXiSlbZchZfhZQlmXdmahUtkvXiPmepRZodaciagTmnggcPnjcejcheioYgbeZmfYZTeeihdidjYbiaekhijhpkVaenajneeqQeohkgZPpadcUdkReOargrcfdulUexeejjjadYbcfjNTiVhfeZfhfegbidYjcloXagilalksfsbkomaYXfcfmauajiXNcLsgodgdgjshpgigmhbZjllkhoYbWekdecYiXncpkXSdhoYUghcqlXcpiohigfjoqilhmenbfUYbfVabfXelbYkkYpSYYglifgdkhhcqbkVbjhhhloobldcoZiUedgcXknZkoXcfTiXWiiYiqZhdRkKaWaibliXUkgpfknZjljfebbkhgkofaphjfZfbfnecaYcdhafiajgQjgqaOecUTfXegkghjlWjYmTlhchSfeWjggYYggajeXcnlaVlnYleioeibcijdigVhnaWhTmeYmgibXlZgablpbRkYhacdflemfbencifomxpRZTmSoha0JajhbmcclWWhiimPWhnjWfiegQeddWkFlhTgdTijrffhqflhhgbXiderWfhomVfidkiYZhWlYofZYmcKimeYcXcWufmciclaqcfrkhenXaUlmehZakhfhkbUoiecZeieZnmbmmagSfgnVXialjZXeaZqalijUromdnWertZlmjbpnlhdeWYTcuhWxapbXkakfZfeaefcdkclzSJdekUwkTkadxcblaWWjgbbdaddnnoaiRvloVXgjXajmkZhdimkdiiZTeadYgdgjcpjWjnelkXnQegfSlfWmifacfXkamiaQldrbfOnsmopkkfTngddunVWbahkjclZkYhgjVeebifoiUbnnbgnahiSffbiaafekYicbRTnUbjbfRaTmjgiTewnfwgZiRbasZaZiViiYNyqTaqeVSlkiXjYWSgbnkdidOjemnibhaYcodviobQsicokardebckYfdjkhgkYggbgddlfiXXndeeofqdnfkcigmbkgjoVomblemcjdXicacZYTUjfrdadvbaeqfYTmdixcedYbZTnegblXjckgkuendjQgiWeUafbjlficidcfmijcfUjnkqjsfWciknjOdXjcmsadUnVqhlYaWdirokhuUrdgmehhrdVXZwkodbaqhhcenZnThbgjeTYjfbXgahbklqcfUpknXaigWdhphdhejmkekkbTcZcZfXWZqZoeSlTgWZdpfkhkghuUbaefimiaUYZcckamdfWZjTUZYPhYiakkmgieeoitfjemYponacggbnjefbebakkZlgnehhbiWrhyglYbWkfeakhheaajZgaWpknehkgmitgriZSniepUVmiVqgbidWZmebafefbklpdiUrjkVYejZalohglfgmjeiiaTaagXhTceefijmVbZUlhsjre0acnqZVaheimfXceZbblZjhNeiZjdYXXgkXWiZMaiWYTbdXcdeuapNteXfhYcTZdoTfsYdkTjWutdmbWgWgNZccjWSjfmkcXfotclipZhqaalbcebgWleaatdiiidbYfcTbkXmrmrpbeXedrYYiamdcVZbarakkjZmqofnPjozcniluYUmhakaoTbThfpiUpqfYYNkeamnfYTkifTcpvkSgRZVXaZiqZcxqkWZcYteVgOYXeWjYVdjZmaiimdimVSonThegQYSWSfVkneWlhicYmZyjhiXhXhaemPZpmVqhaoShdfgjceRqTldoloSjeblcPipYijbXYxkifgWfWmaftiefbXXampaeXdkglljdhkjdaggXcnbfccejerktYiasokYckdbjboealmjpghgjUZWbbcdWVYjiggclffeWlfkflwWknUicfjaccdcflZXwZlbfaYlSdfSZmflhNgjUTZVmdkhodxaaeqThXenXsbYfheVcbbacTQhimSWkigdkYdgiikjaifceeTdiYiYdWbeUpfgodarkqgbYkktfkbgcYldactibZXaglkihglejbibgYgdgdhWcliWjrehgQdcafeTYpbbjcdfSjVbhmgbfXzobjnhaamkiiXiPZeUYbYiefdbefimWceaagVkmdupZhXnbqTcgVnffYdaWqZomfekgkeqTnluepjiuRUmghjjmZZZbdfiTfikZYRmgiojiSWieaTaqrYUmeidcefkXZnkmdsrbfibpenjqbmdognYaaUagWfXfukafmdicShTecXighpnhafdfddUfZockbZNdUigkvfkakeeiixiZVgniqVchgcffSndcbohXTWaghmknZnXmijXbhfbglgccldhopfjlMeaXgXfWcaZcpfckaNidSiqwmhTXincapdiZjribnoeklmgmlnoegdddZeVXXjmmkWdphqpnhnakmgmgdhhpXaarzbfigcgpUhrYljqnaVorokWiXVhgauVljeaUoVjemhmhfbjmgyWRlhoedYggTgsgikdobTogjtpZnSegeZimXmfaQbcWpgphYTuigYjVlmpelagQoaeSfrkhnUc1gpmklhajxvjhpfWuRbUg1gacmbjlRqkdeqtZtqehhWYTjYkpXgipUukVlkZdbgfftngUcgaiYgdjqZWhnVlkbjimjppfXddmicdgghhegfhcmZfgXdmjijkgbboqTiUgeikgujVVdsgbkYlkenYdWbUjhZangglhcfXpiecfjcWoYeimkiYcNWomjdcoTdhYgskonaefcgeXqfgejVpkgmdeckkbhfqXYhjlfZppmcedXrWbfPaXfRbXVmldhXaenimjXZngZdZdUZVdVcYigggmjnZUibgofiUeMjdppbVsbgkjclRUiwRhefZrnfOugYfVnfqiXdeVWZZgggckdtgXkpXgafletdZbaZXdZbcZUZbhiVZRfgnWYkebkfYYenddeqWmmaVddicilZRbcbSoblYlcZjXabQqRbmbVhbaZdOdWpfebidiabhnsnufNZcgjlcXfXcllcWbdWgWgUoXamomkbcsinmkplQfukcceaYrZZYj0fdkgiilRlnZjkifegapgUjhlqoTpbbgeVkmbhcgZcXWlUehZYiphglShqmekioZlgbUfofVndzcZnQgOhnqqWJpmXlnTiQdefWndYVpOgijiiRgYcjmZywfYlhdeigleaqmbjbidZdZTYtktnWhgRujYmcaigqZmkplhakVebdmbjTjWpnYokZqpcpcjiUUctWbPbafkXQqdbZdeWeVbjTckgaTfqfcnnfjhZhhogWlYcLXgeUwcsddSiZRehdgbeieeqggSPcndckpbijichiXnbehhpjomchgYcfkYfZdUicjjnUqiecXiecjihZgShgshYevUhdZihVYbzaghiYovbVooafgm1eheZXgkZembbdgXbYZWXhmkdghdqhmcqiWUkeeqQQteXmZUdqedfdYZqbXhShikfagbhdhgbedfZdiadfoehdiNYbdfYRebaijYuoeoopgjnikcbrtjcYeifgfUWnZqqbiWVjidmieiobTYokkgvtbefZofofngmejfmYbaXYcYhZeygcmlchZQiUdZYkTZemaUkYYMOVhXZfhgckscqXvfTggeqMgmdSbodVfcjXsgVjOekjWmamgcdpiVaipificjcbgkchbkqjbghfkabmqlYgnjfYUiZYYajuehPkontdglinYnnmcqghbTacjltSYmWjjgkciZhkijjkbnjthaibnceeqaeTZoeXZjdlduimandkjgYqselmaggaeiicZWnWVXbiYcnoggdbpelXagjTWioccnkhmkmgidcQYiXmhOSmihgVjRXQXbrnjhcYmdjicqnohgYekeffgngfdTbpVhbhibmrifipYWnfegdZgheeVgiaahakilgikZegdfdmeWVTcRadubZkcfnfhUghcefeafancaTgddnjccgleXZbiteSkcYUcSYbXrkgSaohbUWQlXemamXhib0khifRQojmlmldTeijiecceVfcZldhopaYoUgntgZSchagWrSekWXflkjjcdhddgaZakYZqQfVXfXjZYhikmbcplhmfnlWkrmlfcdXrZZYmwZgjkgigPhrZlnogahUgcUmogvjbmRgcfYXrXnYaQcdYveohdZshnejZgjwducpkhhZZMbhUYOXkarllayhqaoYhYfkbpngjccWdOWZlcPnajZeXYYicXlZgPWWfejhhdoesjgfdgdabgjUjlXUqhkVkXcfUUcSqcipigikacsaddWefdZfbWhfdlhgbmnfoegkhXiejZVadWXWnhZorkldogaiedhfYcnXWdNkeZmkiZdhfaVdjkYNlXYddXfakbkdilnsgYWkpdeekimablcdWkeclkjolcahaagpnXbZiZlmoZegfSikaglVZQ1jncqQhYraetjraaVWZpthbbZmggjkZkjqnfnZXhueZcajcXmTjWhlpkbSshXqiTlThdhXmhbXoLhffhaiVdeYedpuYgcimkjcvbqZomkabgbchbkiekibapWjmieedgfcfabYgYmacbadiqnglisfgpUahUdiqfbXeqnXfhlcgMbiejbdseWiVclYjYfhWdjlZkYkfbUehiucfdWjaefatugWmXhbcgfmgedYbolcXmltlZZUgOoie1KeolanlcjJYdigoRZWwXXfijgPkmnicjjjaZkXfcSdceXYZaohbhfdhnkihbegcafbiOZUdYaZdffXmhRemkunZpMjbhTagXlgdQZcaqcihaQxpokdUgpqflfcVaWWcbjidSbQfjsjoprYliqaaifgWpZfkfjWfnhmdbWlbhbbvbWkbdphbccOmdohZhmjZcfkgnqicSWbaieZjmaelRcaWZfmZiiWkmUnrjmoYpShcjSgiUodbYdYYvjrhVUqksgbVnpwclfekjrdlhprYdZhrdcbeZioYgWhYogjcdfnkigebPenxebWkXhhkq1ilgWXbjeiqikZcTeiehYhkedboiokmZpkPWlnasQQwhZsbYepjibVgTZYZZZkjkcWceliitfncfndjfigjXmhdcXYheVfeUicjjdiOoholfTambonWraffoTieelWdccgeRXgsYeelohbnXbjbekjfjcacfjbfdfaWfWeekffjaiYTddamfkjgaXhZTpTRiiodnYbkXWvgWhmqjbhRheaYlbgVkutVtlfljojarkVgbdoQgfidXkgeTbhignnmefooehVecccbfkhiniaVhaaffffhUlcVjaifbjidXSdogjcnmyadibWgZXnjlhaicfUVcXVhOSflfcRfcmpjhooceghoiWZfmfhWlXgamZfgfboefffgUfkuVjVmXfWnnhkfnhfamnndcXdYXUicXedjcngkedUVZigeZkeunfftffVkioPjXliKrUlphqYoNmfndbcperwcapYln0UcXbT1jMhjiZpUZanjhebjbgdWkeigouVhlcdchhYYgadgjaXvcoafWZjRafRbjdiWjfVTjZjeYkeZiiYbmSYqhbahZuFZmmYgbnYtjUYphhVeUSfkbqefPYXbcpisefgmgfeeretiWbeklkciiafhRigZhbngeZioavsfZnhegleicYqmehajhcgaUXqernabbOpodfeddlmugfYfHhgjaPbchgujeifrcgkfdVWdispsflkSWlijhYkZkhZjWdpqlfddbpffhTZfdciagakemXjkjfegadkjVeYhQYUgYcVpdnlfihmcXnYfeWgbfWebWnhaeefcpmimccffbmeeWWZgZYXUWpoiesodbhcmglfncgfjdlYabXbabhcdtfflmejYSlTcZaiccdpWPmaglnYefgeccYiiicWuPgaaTiZhtSQfnfeYTjtjejXagdbceZcfcgljiektpdlokXcajgfliidqigjfbconfQggjgffYofhkrcZgbfjrmcnppgkdaapXFggYVJkpiMflgUiZsXhoWcVlgglWadZlZqlphgdglolhgcobthYaTijnlYenWtgrdVkmdhjfaeigokfokjccklgvdjWiaieegkcSfhchcumXVaXejiZackifnjiiaedhXgaVknfcdihfnidYnkWbwakhchhehdlmcgeaViZbbxbaojYkdYbhyZjfrgYedUWlidiXUcjdVfnigoeWgcXZdhfPScdaqpXciYdgeypseakiagbYeeTZYfswZnljbnkflejsXjgfYbekeliigghmrhlfkbolYjZgnjtbcjgpZiakdmijcnejhoWdZhgdopYlehppgefjgZchVeddiflRfThmdhXaiXeVfbgggdfcVYhceiendXuaedkljbQudkbhgcbepianbmdhnhYYadibVojqiefkhfgeeiueaSaaYbToXpcZegcjkdhbYgYaifddbqhSecUXagcaYSiOUUoTjeixrgfZVhWpabkjfpftjkjmdioeWYYgenmZZntiulpZgjcoYmeuXcbhiqhdXaYZbjlvjeehojecjQnajYrolmgaSomedWsZfZXUvZYhXhkfkeimsaTfQgeYffckWhreoVmkqnfZoefWevpaiPoniYckjVtYDYaXiXbpmVWjfdabcXmpkmWfhhikkdfjfccsXlqhoacgldhiXjZdfXYklghekepZncckfiaWMWUhqfnjaPjejgYroSVkklempojhdfanejjfhWWVgigdeZlhRZhYeqieUZhQqijjnbmbeUYbpliYymkhQZnjRnckExbbkotlUhYahcReiVjfZVdZwecjSiobtdgemacfZcbaXetONjYdhYknXUfgggXbmjjtheeblkdiWnYfqhglbfmbbnWdcacfecddddfkkgkdgeefjrhWdbmedWdhejhdUbOjjiefljfZcdpiafeXjlViXZeYhfTdXodmkhqjnjlimagehgaiiawkoYimcileoZfidaaUYpiUkjUidYermgflqnikYhmTknhYTZmodYhhXoeWeUmiYiidZidcikabkebipWidbjiidfifdcnebUlgdegidkaQiejegkemfkiVooZhjjgqdaijgZceYXiXaeWjbhlqiSehfllffdnccWsWZsjfWdjQlVZaZliuYlhegolgTdTagfkucoijlolcjQfcdjfegVYebgkjVXqatreWpenfgfcapaliqikiYmcjWfhtVnijmliZbmlUhgeToRYUkjankUiUehmdnWXnZThkgllfWkfTVmckcoadcXZZXcgeikhihivrbjqjcdanhZmimdtgklijcmmdOkbnmjgTchUjfijUYMdjppkdhvcbpujYjjUjUflkfccclWouhtcjaWYbdgkTYVfdYgUTjfYgggkRfnhoqeNvTefarpgWcfhuTfcjrnYWdrecknUdiacnjgkijggcacjafcgZWRglfpbeNfeMibnicggnhkVSfjfYrpidTdiffYYneTndTiciXnbhjfTqbkUghNuwdbXkldpkhYcjgmqkfcjdYkccekbiebekdjabnbiejadldYWXYhkbeZacddbTlRhYimggmWahfiXhnYYogbphepYjmnkiWpdkXibXnWmnifdkhlnodfqkdhhfUmXdUokhcfUjmYaShbasmdecbbkhfoZeftbkkhrmbdlnqZVmXdkYWnedXcZribZdhqjVlXqkfVepbePffgSWiTikagaWkYlkeYdefbouobZWcdVjZZVjhUcghOYcgfbggkfidkVZaqYpfdkcphgdobOdglkljfofcbmkgjbdRjWbYdagZTiQVXrUibkxqjcfbmWmafjigpevkijjemsXVNafdlahldkjlgZhlovocaqpafcfXoUVQlWlYgWmnTfZiaWelYcaUQYnYmefdrgmdfggedekjfZgehWZiYgVmjbdYrXkaadefeikmfmkXfqkbiljhgcnoehcfigiZjfhmluZeldeXidkdmnfamhelesWZvkfYggPlYXbWijtWmiifmlhSdTfifmtfoiknlkahQhbZgjYhdkbdYblXffbregbelikfffbcnhRuWcjZbVlidbkhcgbaohnqdXdgggWcbgcdhVaXlcZekZcfXWqfmvfchahkZceaiYaThccSddXlcVZXYeghumjkbZeXhaXehXjXbonXehgbmgUijaiVgdccfdXeWjlbdgbhfZhogcnmelfXbgaihXcebhobXRWpZqgmYjkenbhqkTQdbjgbchdegfieZcacZjqkhddfeWjYmaiiTdUhPZjpagbnvbhajnnZbafddfifdkWibQaidfkifffgbgYZZpbcZFlVkmilmcpLgsijfdgfZdyeciayknNYhrnaiUXbjtdXljXcnUcdqiajoZlpZjofkjniedkeZhbeRZRfbYxReZngfgYechggdjghbZjcpZXgYgdhtddjVcgvlWfmlmoVUvhRjUWkoaniicfbkcbflmTTVflcimjdWWbahdkVfrffXTenhVfskcfbbdlZa0akXgkefRhosihhVcahiYZbhhVfeeZplZWfdeeWYhmZdlceibcgdabWjZmrmjjYeZdolecldjfUkaWipcVbdiqSXlfWgqffkbVkhemkjXjeqWcukkfbkhdbdhgeccZYVdfheXjfjcbflldcYefeflYXYrihlhgjegiVsXpfPZjeqfVqdSfZkariidgjngjYkujelljbfdcbqdZdelggckcihfiVZdbejchmeigadilgehXYkhhddgbimVZckZdgbhmjukrnZdehRdbfgdgflhjUebhcoifaleqhccfWbacjhXldZjikbigjciYRokjqhYbcZXeigiYWYlmdnXgkffghpiXnhifhiejbYamadUadYgRUdVmQoeokKeqmuZZlZrfWkaefYmdbdSnjfgkfflcjXijaalfWkaigaZglgWVfdjojhmjoXmkTbfWdqddXalTognjkcigdSaalieYynhjUbliSnchGufdijYagonRXVeldglleXXaaedkWevhfXUdifUewjddbcficYzajVjXWbdbokSdiXedepkofZeifddZjcVdXcmoajjmaohYfhgoXoWjlihXafidapdgmfiWZinfqbdeXfjpZirVsVbaWrgikejeaeadYkfbewWjjfptdhqulabmbTddgecbbighYdfffogaXlmlgeegSRZZmiOnUUmepcidnZkeTskcteUagWajlheYZUooaoVZngmneihegmXmebpjcmjhiUfjbnkNeZSWibgndhcUghslWTifddjjghmbggamkfklegiYkbakYXcfdmlcfZbgYcccfjgacgkkddhtYfihbmgtpnYhibkkodbdemYYiOfSgkMgUwjkLWaefWbnvgbophYqZnYezjkfVkebYeihjceZVUbdkeXidkdYmknieVccbduqkLcbegoqZgeReeURYelknZkepjomsgnUbYheblnea1YWpciejZddgfdQiTiXhlfjgQYekhZjnSUshflddnZikkhgUqchYdYZoYYUgdVmRldaciUgWsqYflvjlePjfbcf0gdfkbntUbspwkURZjfVXTagbUaQfbYmhgocVnvfndVfpSXgogkkVaddUkmnkqeRkbhXpOhobemenajgiZjgSlzSOiYebSgwiYYkfWfcpogfjbVYipqgkdhXjfhvjfgrdVgdlVWdVbngaVkllSdhSeaOobxrSUilsxkbVccaid2koYeYfXQlNeTggghydaQgblSfcwSzaZrZiNdeejchljecjgbgjZhbdkgebjicblfZZZZfeYjgZbaTncZcairepnlcXOfercSkWjVfhgeaeZeUMehdhjVdWadmrjRWkPqslbeXRmQiihaYhUYjlpjdVrXWmdalfahgVpmalmiZkgfgnlXoYomkcYedYadrrdVrTiacldeZeVfeTkkSfsQfhelifnafrLiroVgaZficZbdZicXheodjcilZahjSecQmoblmgmhnkaghXjjnbVecadlikidjfcibjfjdfgYejdghefaWgahabggqbZZebZfnkinnoracWWYTfZccThabfkgjngiXcShbjoYZWhRnjedcVWfeYmbdVpqouenbWrbcacbndeVkhoieZgbacfcnbVmfluiZhVpSmcYWcgiffjebliZkdffqfcdnXhiTefQlZioppiiekneedVteXagVdoUefkcYfKeuhnbPgsjUbkhilikdUeddYffZbVchpocjRSgeUinjjlkbdbfqvfmkjkeiafbjjpzZajmgdhejYpjagjgdiaYYRcdbtoTZfahil2qvfUkgZbUYgeUdWZttZnjkcpkahfduWikgZfdYapVXheihefndjkfiVUecehdfleifcbingdgYYijkccVYdohYonbhlWidgmhnkcffgakehQYQceazVecnhfnYciehekUXtndjqdNmfnoocekoekhebhgXKZOYORZnnWTmcfntjOijnfeokmkenkdgkifoeZcffXYgaYhWYbXlZkgjgTchmolfeapfadaafgdhgkgidnWacpancfkcnjddncSeijmmlfrfdclkflccQksknYfYrjsfkkWcYgbfUYhjyLihdclnejubnPjpYphUjtjajNUfnmjhUjYvoosoSfaaevetVdiVlhfMQpXkVcYgariyeSqfaiQSkiekUiezjltjYYfokYXiOgjkbreQXbKhahhiiYYlegpkeXZVVbbbhgelYZwajhlpjcYrgjafgceanhhqdlchgkZdedidTpXkkbTeZkUaqfnhbjngcfflbidWWXYdideneqVhkkgdfXgkYkVdZggbniffaailwifitUdladahuaadYbphZkeeafjhTtbfgdmbcYjZbfafmRbkmfcZqbgdWoaipaZieclbYtbfddrlYqZfggjhbjZggegSicpajZfdkZbjXigbXjfsqdWidbZjYiVklXiaoWXbbdgifmdmqoijiipjjeaefVccahUaXehdkdatXZdldeowlZZWmZnkkTfjbllkgcjrpXgfdjrZOfcdVUglpYfkXPcdqbjogejibgZbpqekofaTnoiycfUhghZiqdcVhiZkYrjZSkZcenVbelniVcrjekjjegaptfgglgffWjcjqmsXbkgibjdlfplgbofkihdnajfgmqkmgkZWfbYrfgTjfneejXgNolaZWvjePRYclbccmjWhYhcbclgmegdgfedmljiiWhYjmWjVklfeaqekYcjfccjpnhbWbrddelgelXifkYnknYamaeocbkiXaXfpejffYkiUmctheeXcaahbgfffbnecfmiqnZbgkjghpebhdbutlefti2tgkZnsoofaUgTUdZbYcTUdmiijnkdbQecojriiabkcYYrVfhaQhrUZYcahSSagsfVfPUmcoZebjbjYTqmjqlbakXajkXgXbTqsckRTkefXjmibfacncWdZsodeehnblYhffZfMqZaqWhYmicgkgfZdcpgqdcUkjqhhjZbZhiWafdjbaeaYojXbidaeVYgjXcoZdoZfjaWgraecoqbjXklnVaXeZihhhglTeaRYhdefkgefgYgbeVqYbWTjbVnikZiyitblbcbmqYVjeYgeakcUcndriZnmlznZnRmpwjigXkcWZXbfaVVbjeeeljeaPcfhjkhefcaYYWnYfccUeqWXZdVhafponfcbcklrfakmmTjbikacXUfdXVYvnXekSjocoRprpXdTcfZXgjTVXXlgWmf8XmhifooXbPNYliozpiZslkqcXTvrgkqmdllalggaXafeshljpdcaaXefifiebtdeWenjZsgZbgXfdfMcbsjkbdceeel4RibfdRuhccgXbXmcaSSphcdkedfTgOooYUfpmfYddkeftljkYVgUglfkdXgYVVhuejkSenfgcbjOdisjcdgijaWZXVfZlokfbbtmdqmlXXdnbVmoqkrcklhjinrbOhemhkRZZfjdplijmfhgoikobTWjbcWgajkTkdcljfleKaTZmfmiPhhhafcYaqWcdgqkefqhlkglVTgabgedlchkdagnegeZacnmZZkjWiliXiabijlogdvdzfeoShUcjopkigbledZYbaemTXgdgUhelihZZZgfihhaahdfioemehkdXYYZljZdYiemcbWhiZndkXWebjihjldljilqdfgkfYajVhbiiekSdXfmdfXZkXdVgWiggfZbbgdghlalohghjgnkhebbjXdddhWbXXfYigftbWZeegiwmahdbdYbkmadhdfipegieeggedicfflXdVliedhpfiWQlckkbhfihbmlkljohnZcfehsbfXiesVfccgUoiXZXygVYXXnmbYdiisOewgVfdaOrTTlktimgbWeuXWkVpotPRnebYbnmrQMmejvPjeZXVbefaeghelghjvofdjmfdYtejqkmbihkheYjlfdYkeipgiZlYdjucYeYdhppenqrfjaebnYLgjZULkokLgmfVkWuZcpZfagdZbbaYfcfkggfhvpdjqhbbbnfZmjqgsejjhgelndPjZjnkjcgbZfXadWljiZaehcddkljfhmZcaomkZkkhekojZghchkgtYhZXZZWXZlhfjkgeigiffjWohcbjceiekhinXhffcjjZoohofVTaWdmhhhjVathigkiscbfmpelaafOjmnoZicjgvpjljukUVXYjUYVbbnYcfbdkRgoldkcjpjqidWadReheiobgVqhZsushwVgpiNXdaitaQgdecVhafddYskXscgbQXdhbgdpaXKaVnjPkcnViekebhXXmdjpYrfvfmcnlaTfZciXggpeXmtXopmfTZjsdaWhYWkgbcqVbogthYiiYhdNfimqnnWkXdlllhcbbcdimiidXnXTdalcpeXiMTvppkerndYkhYimikjKofijlbPfntodhZsiivZrigYafaahWajhlgWbZjlgiiYafkhfZdeYhRljdYdefmjSfnbjhqboucSlbkbhkgohagYdodbioahZSkmachPlaScYjdXRYedcZeWXSbYnYXWkdfkjerXdlijqUeohXhfmpkeXlkWPkTjitqgXbnPlUfsflZdcYbZjYliNeofXffWsSajXlogocnNWdbgjmbfjheiksgXiiZkhfZeajjgnjhkkfnhRQweTgfXoYVgmfkacbXeblqmgZahdkhhihzfnYVfhfbnWjUdhWYghhkiibjffYXfkmYVkXfipYjnWkgZiibslWgejooWadRccXjppchnZMjflidiTodhYblhjajWXneigikkmfgirmhgoeikhWutlbjqhqnZmXgimfmpijhafoTmcclobleccWigdkqMfYNajchiaiaYeftvSUjfaaZYVnunwfmgWudgfcbmefZicohhYecbYeescToenvhakTrVnajaZfbaikXZhdehlcifeijeehjgffmccYjedfhlclZPhbkhgkbdhhkSbldkgkeopYhUnjjffbggadkjYeoZgccaWlkfehkefeggXgbYcYcddTWckhaflhfZTeikmngfeZaXaXpacdbWgpXZYfjaPaieogigeWjnnYmklccimiikmhiehbhrkejljdYQlddYWeepgaherhllt1aiOVhmfYTfgXoWKhcVbqeppacoeyiVmFyyxammeoiWTXgZSVthpaZVqageOilmilorrfQdYkefXkTtaXkbpUccdnibjbghhhcgqYjaedYhaZbkdWggccmdYikgeoeWehfbfmhZOaVgrnljfPhfhedpqTViijghopjfecapfegdiXYRghhiiakbbdpjbciiUgUb0jiedhkeeoZfrphWpfqkckiigkplcpbcZogfhikedWdigkgZaabdjnhnagmfWYealhVZXdljeYWciZmboXrZRgfObbHqscimdRkivaXuHksfphaZdQaqbgeWagrGNiglkdjXTagWnlLikWdkgigkmfgiUfjaobTWeZnnVjhkXgsZWghmffdkliWmcoTcxchecnibbcjgiccaYVcahZYkdmeainpbdcZhXgUZWphbpoVcfdoslgnpidaicaVgdinZWYmmfbYYdhZSfbgfccTWijeRaWXlVjphbbbmXlilTg0fdVQZscWqygcnjbofPX5loZhXcaUbcfXWbXiUbdimfqifgmhWghccpkiheidmXegghcllemcWThjXkjYlmfYqrdjijhgeUihgmeVUbVqlallfbcoZclcfihXejmkjgdfXnjmskbljbYmkibXgPTpdhZYrgedlalgOpappWalagWdfehbWiTfdiohfnYdfhoTgjZalgflicqZhhlllhkbjckWXXedfknapdckrniiklajjRhabjkpUaTlvXfWZfXiedjcgghtVagYOefOdkUVfdtfikZjmjZkYfbgXeZhiXdWqdicTWcmvRmkgntgXWfcavfijXhjdbrcmddmZbfWfUofqccaicsgeiSpdRjkgjsfYYiaZufeiXdifbpclcglZadWhXnelbecgdphgfSpdSgfnnnZchjnajwhZUThfZXWiiVobQfegehffmeVifjafdXurjaTlaadWbVakmjgjfefidbegUllcbhaggfkjkeXcgfceiYnkcnVYSVaYdtRqmlskohlsmYaikUVgwcTkbjggghbtajYfErqyotUdcibcgrUiqmhlhjspgdZigRWaZgTfaZlbffbtbZYgcekseTTXelgZnuTZbanujhlnggdhiYdWagZeYakjkcedajcXdblcVXfZhqcfSighiZYgWhfjeklfarrljkfYeRZfcdjXialmhkbdgbahmjYnbraduilfZlkcafghifaXYVdbhaXndnbZgonehYggbglomolfggkecffUsWbXjWVZkWWogVehgoXbcgjiisdcapaVppkYmYhsijlfadqilVoXYacoUuWWaoksfbehWoWYhfgqpkjQdWXgZUWacXZjfgliiejfjjgmXlhaclgdikkgihYmahejkamqdokgadbbYrXcfhlmefnckmhmSYfYehdfjclhbegmffiaZemmacjmYdpmbfpfffdnpefdfggjajdimluaemgeZkdnflohfkghlccXnWmaiVfncpmiidmspXgdchqbKZVbXbhoteclYSahpceodmqgtlbbXbcereqjYekUgqdihfreekfgZuZloYWfepcniUrlOkfcgdbeVUZffcMYvZcSdcgVjiQthabomcZTchldpgXmcqLXqslZYcWdaZefbOgendfThmgWZ0rkdcXjYjbajsYWkUxuftYolmNkXqehrnlibledgiXrjYfliecZiUjQbifmWpcoQYSYmYmqkbUaeYsthbfmgtlkMjnsYYeoYnYZbjUXYqZwlggUrmjYiWgchjhmmhbdnhtYgxhYVTejZVYgiYsdThhbajfjobWlikZghUwqmdbgidabqcZfadfenehcZlgdehohbaaamVqikfkgpdihdfZTUlsfUZnPkTdwdoXdfYZYoYqnMhqfZkiVrRSoakpmrcmTXacggrlslPmhqhkvckhVTebYVhgnwOlZgkndlhmVeUdcdrjXepfTrVqdlhlhcanjklajgbkajXYaZeZuWosnYdZaeelZhxdglcbllmZlnekgadnedoYohWfPgdldofUkVhtsXgoRpYbbUnhdlildfiWkhvjfgklnhgjigVUkgcWmZlgheWkJrgRgSlieRTTUnUijkZWsZclodufoeiypaQckjYXpZacciaicejYXXhdcgciYVjhbigdupPYeifrmchVVZdXcOrgewRhdmbcjjllOjQhsWidkclkZuVZfdbfYihbfemefelilldZhhggfogahedssjcboixpdhZnrllTYcibemfRnedgmneoigehiUYnfagfRgQdlgfghVddOpcmhbbbnhkmcpigikgioeYaeebcgbZhWZaXjWjemeTfjfiibfdnddgScfYjWbXSrUpvugbalguohNhshsZXcZeelsmYkZgfxSdylnaafpXfepsZgajmmZeegaggjfhlSebTbhdgjlfagfccddYrcZWhXaaVcfjaWcZkWcekpfofigjdWhhefmklmeicoWdbgeellckaTYlcYfkWQicjjkornhdjiiYXjYhdlddingdfhdnYZfegkaiiWUWSgildVebihfjkigoXbhukjjdXpTiggskXikessdjmvmdkrogccnhqcfvkcSSgeaWakpYnYPfidcjjfmdXnlhYegVsqpYricZmhZslfUdvYpZrcdZdiXfTRglhjxhkkNkdgbqbqKsiVhiVadnjgulcTbamsicdnaYjfgXbabVnkjYijnWclRdcUsRndZLmldomdnjfWZZkepekmldZbcYehfehhcrfjZgmjcvfadfZfcckagjXZYdahcaglnunmkbeZoWbbfhbiimigWccogreeYeeofhsfhekiVdemVaYamjbSmglfdiaZoseZxXfeVfdeecojWmdZWlibonZYYvZfdOcOkxRckQkbrljXoliVXLmhLdfTrfZicsfiYkceZUfgXRkZdZhglmdhlalgfeegqdhhpfktgmdniagkXgflhkQgZghgldioPjjeoaYgsVambdhjpifadcelXbkbdcmiYndamiZnngncinbkYnpkbYdbeealbekUeiPgiickkaZWfgjlaYoWccicUbXnhpfZfRZjiojacoYXljcikdakRpbWkhdQiYqreqXkhhhrchdhglkqhmXbhbhkmbYfilYYcQaTcoOgWuikObbilXfnwifXcjqWifkXmNSZpjYkiZmOmkmfiWfjRYkholjeRlcRdkbkWqabiqkfkicefUgNpjZmhYfckjiYrXVZjWjqXedeakmZPlbaUthhbclcbYdckfYgebYhkifacddkfdqdkhdeggffoebcjYdkbrWdaiifpnblhjnndddkeebiXidghejPeUhpdfXXlXeTfXhedghmkcfagkajiZkmbifXmcbeZXZacfhfdejgZbadahiZZeglagiefdWRXZecdddYmZXfchkfchklodmjdegcojedmkcjagdgegafcYaZZYcffkhkkevoeipoWfemjYiglbqeingcfloiSkahlfrYafqdkhjZmZcmWsjxcZfeemhchVVbejttoqdloehaeXhmegtikwiYOhkahWlacabWrkXiVjpggifjkfTlRfgZhpcibUudhcVeYVTacZZjgcgihdhffiijXojedlgbkeneklWkdcdmlapofoVnecgnhpetjnqogSfkkVZncYfncftdYcXYbeeYelkWchifmigoffbafjPkdekmjkddcWojbkqPeTNXkalgiiebibrrUVbbVfkkhdnbdhYqmjioccfWjdajYXecYkfaidXgdbdeckhieapkedlgYckZuwgfmbftblfrcVYedhdXmQWbZmuomiTijdadcjnhfZTabofcihYlrcbiegeimWihebhieWYRjZSpVhfkjajVehXhhhgXUYedUZahnWgabkgjddfmYwhbfmbbidlnfqWifihigeonetfeXtonqhnbYpdedcglgcTkdnddZiadggbnUWlblrgYeapUiZqTmfjaijXijZeopgmVbaejVmiehqjiaPfgdiVXncbeefkcRZmmdnnYkidVaZfgoiinmdXbdYdejhhfWphhZglkcucZaedfdeihjagolnchadujggmfVUgnauhPdaWejXhldpWXhdruedmYcVcgcXXXYYfcdgjchkwndmqgbcamhankreradkhfhhohMmWjnkhbVjgevplliXdnelZkgbYgfpjZnkYVTldrZYgkeefTlXkaecOeZadXndbrRgnmxjdfsVjlgZjcpdfXcZmjbbijXdjdZqfmjidqjdhkZchjehrnZXebcbakjOffRaqnieqWcmmpnenchemfeWlhZdlXtydfmbhraqgscUWhdfbSmRUebmtojjRhgdceYkmjgXXWlbbYgdUqQjaZegVjStpUemvipdMfhYch0ggimZotQfomunckbgpnkiicj2ktXWigYtaocmicgfdhcdifeYdggcaekQtViYbZbmhaijeUpPeVigdrmWiWfhldnVenXVimikigRpgTWkflaodaimoUWXdmfhkibXXZWfeiXfrieXTfmdScumddcbglcaxbiTPfZigZpddmSdiorcYluRciabngmieVZWkpWWjefcoddkfiieXhdggeigdcjgpbZYdYcZalXhdbgablncfbUldcaXhZZokZaaqnkpgZPnkdbZsXkWbVueWmVjiiiiiltZUjRkhYijdmZfpfoZmhXWgdbcehfjamiaiS2ongTiYXmisbhhXgdYbfYRahfdYemfunUhabaaZYldgZcbecsbZnVdfloikmljekdgTZXgjSOrVeibZbZdgdinZksmgjfjqldfbdhVebcfSaYZgbkebvXXdgdfpzlXeZUpumrfneYsagfdcledWienfgXhabdfbnVUoflsgajYqWlYmYfXWbXfYccYiZZijjhpjkfmeTfhabqkfjdkblbefkgbooenIoVaTjjiixVjmkrWagpZknUkdjublVeYbdWfeTWdxkTuWa1jYddcmhURkcZffbfjbalbgieifelheoogjpeqemhbijafifgmbichffjoTmdesjdkkigXepbnmKgWQSfbioehYVcjpmWRlfddhXouggUbpdnXXjNnbkbnkdglqiamjXbYbjdfliojidjehjTjhnjqncmjefkhblddbhdbaebYiYZaYlbjhngZhflljbfcnddcbYaqmbqTfflUYebgenqSibejrfcZXgYTZrnmmcelrQbfciesjdYfbXbrYcgejhhfpgmlifYXcdficfhfjjfdlnehfYYihjefaafgahcjfkdmWZdqZrgdiemgdbpeSehkllghofdalgemcfSjicVcfbbifmZYuYfamljdQuekdhgdcgrhbpfnfhmjYYZdjdXloYfljneZdTfejdemnmdggictfiWiZeicelinfdzcbWfXSaejfTVieadmadnYcijhhdrajjadiihhfZabelchiedggbglgnflghfcftjthShlipkbqcofffjvVTbbhmOVknSeagdcamhXjenVlijkggXXcbWgYUemcgbmkikkhKidUXycjlRgasjellTbiYRhqcgihRhiRomhfdimhdbTjfdftYYYLciZdimkdWeZmiTbdgZjkncpYcfhdXjlnVZZdiqZerXbdfodmnjjijdffbYqnWNiccfemjdnobkiiZZbkhpiokmcZdaZbfffieapeiWjmjbtfccgcgdbiZdaVcXhVacYlWZeklioejhleWgjZcsihhbiboXeehfcnnelfYajfZcWhnfeWopbeVmVtkXghhYnvfbSkjbhdcffkZdkjjemXikihTWbmcYnagqclWbkmcqgdfVkkrWgqYvSZaWvjglcoachVeaijfpncjjjmoefgjabchWheihfhTbXhrfgbZkXgRfWfegfZbbchcfpZpomglijojeedbgUcbfhSbYWiZjccsYZdiagl0lZhdimiapgtQlcWRbUboeQdUjeyeXfchTaintjdhZhZUdbnqhehohkcbmjpYgvjXVWhfaVXjiYpaTeeeciggnfWhhjadaXtqlZbdadddjkWhskhkfhokdgbegWgYdfUdbXjbkebvZXacbfmwiXfaWdgdehekaYsaebkmicSqdkbhebbdqhcnbnejofXYcdgZVnpWYrjfUchSkZZZZkjuWoihgoliSbUchflscpijnmlakQeafjbcXTjajjedbXmmjtlpkTckjgeYoVXgeeqvroQkbeggblpneggfdtnglfjejpeiYdffcnWneklZYfWcYldrbVjhhyhZkOtWadrihZhTeUXkpbfgceeYoXdiUagabdcinadjaogmmnnXVhioWjdhYopkmdjjireecWgbjXZhdkliXeWjcfVhecoehmkYjclYocncVqVekrdbnUdehaoktgekUkoXkigWcbirefbhRmtPffjheXqijgcjooSWgcgjlbtijhgjeYfeMhfckQehcRgZqlqZiTZeZkZaakhckqZghhmijfqkgcZbiWbcemWbaXichbbsYbZgcfjqjaozhPbahdrheibUXfacWXagvPahjiiynnmQeUipZphlcvkYoPdjrgXbfnceienbYdcbZhggbhdchVSlnjkfblccgZhdThbdbgwqsPaVmdqgikVJQiVeSiWf3GbggndzppnLeTolhpUeftfWkYZcejdgemihgnYbbpbpdehdogdZnbQghlnjfhoicbihenefThthScodhskieYhXldjdnUadfbbgpmebsiagUhfbWiaYKrdZqhXWeialnmciZbknpkljnbcjWghjinmRhSbnhkffabeRnilfhcgdbUgfTVjYUdlalohepYghgkclnmelogjtlpdhkefnceZgeoWgfiikibcmddfqZkqfncbjlejhWgXZgYXjkhgeihodkaeieiicbbgZbkafnUciohicpcgfbjZipWZgcekaaucgcgohZnaifhUhWn0eSdjlScyabeYeXaZsXnjgucaTiffmfuZWlmiiTdySfnfknhZkanVgyficZlkbZbifiYaaWXbckeajcmebhkoecZbhbdfbWisi0mofbmbobibqaZXhflhacZWYZjkthaikljiclYtVjXacSRZVdUXlbakipbujjgvdOkglpZmenZoflikdZbshOsRhpjpdghYegdeXWZicegmegberYqdWdigdjcchRjYehomgfkgWXadeWdjhppVlagmdfdgkhWbkThbdlehQjUdrdjXViWjdafabheUjUcbkjbXbZieslengliligaeklfpglcpdeciikcjliYbadSqfmobfZtadmgjrasmnpXSejSVbWhagcqhhVdalmsedcdeogclkYhpidkkgeebmrdhdfgehagfgjnsVgkegahcogolhekheldgjpjhmdhXacgqhkXoeiYhcWtacYrWihhWghYeTkYheedOTUYlYeWihwjgfbPlhtjhrySkZZjmVhWjbUQqrhaalRckZfngshoWNceHafRRfVZdYxeYjaovdUjpmmZjckVbklejnhdfbcgdjhkffcUmiSafieeqXfjYbmRXgdlagujclgfXganYibkjiSreijwZQegZlldblcYhmlhfmmbfgVikjgqiQdPboihmhfcdMpfikchOjdhiehZgoVmhhlYWgrVbncajinfadfbfhZclagcliWhffnhjpnSoclhppVmdYblcfTXekwNfYnjklkk0VlVgfcslhasmYnUibagamhqeauYenaimYZpVfknZfdekqMpeUcgZKhahnhmbhTajVqwehQfsbqaRjLjZjalmfikpkZlpbbabbcgmeiljZmjhkWecghnkhpjcVgfjvbehndYdfiVYZWXskeZZhhUZoRjWQqWupXObndifentismkagghaqeiVjdiZckWfOikTfVzjfPUXcncfjlfkvkJcckcomcmbNYiWXPghg2NbVqcdumtqQlWkmbnchcncYlcdWbnddgogcjaffncnhoZfjbfmdbmhWZZdpejdgWmjZpfoghfindfSiiskggZcWfiYZiejaiebatjTafkZcYZjhScogfkddoaXfYUXdTWfgfchfjgjehhfkWphggkcgnijikrXiecfojemmhodfbYcYWXdfgnffiewoeiomWbbpjdlhreqdhmfbglmhOnahphbefilVgpXpjlmliWiXgaYjUjifhfUhiXYcVlaXdaicYohWgcgmjoiajifhdeierUdYjcTggWakbUicYfecYfgheqhXlgZYllbZYaoafdcmdoogqYprsSfhcQkYVhWYZYgijUiwLVaeZpiqkjXgechgiebhfjkjgcndfgghakbdfggkbiZgmbgcbhhkebWacdlhimbcXqifagfTdeaZneajhlhemfWkreclaemYciilagjcccTaergYnrWinZjkeljmhfejgXicdQYRdcZvTfamfdmXefhhhfgjpehgchZkWlfdhkecalgkjkbRkhTavbghdeYiidhjcceXUhehdkYejsZYijgibYddiodnfmndkhldaNtfPedVjYYYeciYdakZmbjshhmfbermjVlXWbdnVvbTaljpfYhhWoVbiehomkjRbVfVTbhaqlSbkccgfsmngVikcgbcjeQdcZttapmpempXfhfvamiZhacmeijXddsghdqabXesZrWcZjhwiZfnZpZalebgkljYbaZgfkaVgcgjlbieefgcVgehZZmTZaTambppTUckqgcZdsfdebmlcYZaegitmifYnfggdfVlZibklhbbnkehaticUeWlbmfgfoaWbffborPceYnnfljodcdglbdVfeUcZZmlgebiakcZcdmiXghmkpkeiiiigigYsTcVhbVdhUakcVedakeXXigjcpfZjjeVnjWYhcarkabsWbnlhlhknWbfWeklhoiSjWUonijedYjankeiccssrPdhijrlbjeOafVUXdahuQchkkrxuopNdWhdfuikYviUoYscnbbWUbWadadcfgcWegjmcjdYgbhnrbbcUjWejdYgThidUfjgYfcTanVaecjhfhqfilhfXWgceibekcljdcknfhhXZgjjZejbntdbUclfobUhOnfjdlhfjinhahhceabhdeggqhgfkfjkYfYSWcbelffhcXUbkkajfgibokbitjUiiZieidqeeUeYglWXTlhYhkWZcgYdkdimctmqlddhjSebcdaefjihacagcpjfcffrhbmjfhmcahYnlgmmdefXmaZiWUbddmlegdbfacbdbkggbgmmceaVaqffgjjdhZeekdqhqZcmbemfboiVbaeqeieeTllXmdocicgcaeWeplaZeecipcgeZljceeobdegbeVmjedjmgeaQkfhfblgWpwlfXbijobTkRidhZmhhjfnlUfkXcWaffhjbpohckejiagfYeiRcfjZgZdlfrbdgefdiOejhlonSjRelefijZiWTkhlhaeacapWNkbepmXeghecbXljfYUxRecYRlWisONgnhaaUeugflUxoVjZfeebaicgaZcecraaiVeejrgjhkkdjdhWXYgnQOrSagYejgkhXVheqdggrpgaaYcjfVfoaiYTZhdafjqcgibmsVfoffSlonuggaebMmbjvccnUfTphfmgTNMepfcQjeaWtXgXfjHlkXNffRVhbhhSmSWldqbjgoYhfWlihrgdYkaZkidiXablrWtWalkcTZgaceoaikejkkhhcminjZddjhbedcggkZkidcehdehdghkdlbcZWTVZkgcdgXjZbqlnlcakfcbjZlkVYUeenZYTmiWkonRumvPcdnimibffZYlZjWcelyYhYfnjmieyWlOeogllghkkaacefeWmfclZdrsqvZgobffemZlYiggZoccmgZpWghebhibojfgpfXeYngjmagLUehgbSckWRgjYshiimZtUXimiLqbqtcqXhkeZigfbofwginggokihhchlgddaeeZkUdedlZoiihkofffdcebnmkUaTWXYbgaSYhaaPhokcclhijfbrlddWleeZlcehedTagppZcjWcjmcXiScjqbedhhjebhqhlipZgMkhbeiihgZNlhigbeigafnfUaaWZmmajerfgUXgWgNnhmbxqbfcdkfalgftNdYVfchaWhXZhdcWbXnWeeZojcZcjTkgWklkUmZmeUktmsZTmgtrSoOmdhionbhcVsufVbjmTRfoifeccelaZfpgooUcudddbbffbhXceiWhliYiZdjlofihifcfVckhglmThUfkkifebcbSlehiaZTZfohbllchnYhggkkogeehhahbeSXRebZvTeYngejZdfefegliTiSbntZbbSfirkhfjkabgmrdnaXkUejfiedXhfqscujpheldgkoabghXnYfoWmelbfafaljYmYUeZomukmWkhgfhdWqeZejefhPfdnebeWZUfiXcdnkYdicXoqYYjhefUcjkTbmgfjcjfkklllWVeYZdmeffcfhYfxlldegVfVkkhfnflfZflhhbZXkiYjZcWbfWjTfbVgXklgjklfhaimnkndijcYymlanlipnXmZbegfhplmleceijgjiboWeXoaUaeWblhWgdbmZZXikefuichkZaiknadfbWciXVnMajlnehlUhfdeVdmeeofXmjZmYligkaXremabTZepiZonbjmahiekgofddghZkdfRURcdawUdbogejXegehgjXegaUhZgSskiolerdjlWkkiZXYrgbVgdUfahVggdojVocrhffebjZbklYajdgikYgfalgifckcedlbcVjfaffibhXPhbldejtqmPjVnhnlerbZUdZhTnflvRrckjjpjhuTpRdkWsjbfjvcmWkfaocegvcjmfpmcboooYTmYccdXkfeYfcoiZbejqfYiVnjdUeeclZmexYgkckugijonYXmrebbhcidSblgMibahmZdidgjfcSYgifYqrTbcbmtgjjmdgdgfYeXbeYcZblhkadcbhdZeZmbXVnbXjSWeobgiWjiqeikljhhbojalbahfZhoigffVjhccejiadkgdgsadmXqofkshbgWoeYkSWecekhZfadcWeccaglfYemgeacYbZallhncackZnnjofcgaelcgjidjinqlifgoXeZnepcekgfYdcXeccbSgghbddidehniiggoeadnhjdkjggkmgZbhcdjcoellhblcsUfufkfYlgaaeiihecXYVaagdWlckfafjoedbbgceijfgobfgaojfkndggXjaZiXYccdnhZfbbgYcccdjhddemkdeUhhfiaouWlbhpscefidefjfdgTicVTeaenicWfiZdYcboebddnojfdihpciwiVRSddYVYhkanYPbcgdiggogWjdechcUtojcmdrledXaddqehlXddTfphgdkreehgeYsXjndWcdmgplSpgQiifgjgaeVfgijfZcbbeindlbflcVZaYjibcYdhpfcUZgXofmZiocebijfecggtbZSaaZfXlVqdYhbakochZUlacgZhWXqeTdbllfdnaegWqkfknfegWmaZhWVbccoicgabgZZbcclhcbdmmddTlZXcZfWYmmhjhefghabcfVkmcceZhgdmimeVcebefdbnkalemipkZokfgkneliXceaaYgWYiVadXkYkerhUdghmkbfamcXiPoZlnoZgeYPmjldhsiiihjnmaVliYcbdnngidmklqkdVgdmkbVdmVVbwPnvmnodpoqjjckZLfUjfSSVhglWabzWjdnWfr3ecllmelfYjWiannsoYiUjtjhQqhcqddtagkeeqVbZgkrYbndpdjunolvbkkYnuhiRNjahbWbewQfPSbhdmObblglodXfjKehvaZcWqkrirodiUXheheZWrWXnqeiohdPWgYYPukTkUjfonSYbigdWaVcemZpigYdfajbpahkUcgchfbagccnUjeYYbmgZqeknikYndkpjWejSifjskimmfldhgnYXjbWhLingUfmmVlkobdhZntddhdmXThahVUaijiXhlidnoefaYdnokdabrhimgdjgfTehkTdiinhmecciilrhhkreXffjdVcVXljWWjllZbjXbbUrZrnSThehYdcfcaWiTbcjoggkXdfgkYhnYZpeclcgpZijjihbjejZgZeaktRYheZYininXkjbUgfZUahdYbhybYmlaigPbZcWkrefNmfkgbcdyZfYWgNkmbYjXmehakajgkZmQphLahQmickSsfbfgobiWkiqWVmXemuoZkftdibVgofPhmTWFYlmJahcXkesYdqjkoedhYKbfNYfaVceiZbihmghVkYiVhkmYhZaZXoebaWRaoqVecbcnjcjmeYrSbSgiaskUgWdijcmXcnUWllgnkaSpgUTmfjZmgdjhTaMbhWdZbeWjifjkrlakgteengqecafmflijfqdbcoeiWWmUjkhWcmTjxcdeksgYcnWrlYPhYimYcqplYmiTlggcrhffjchdTRVUgZdfgXkZbfYfjdfjgqpamkfnicolghlhXkZiadckkohgZZjmSgbcvibhggdWbmaglObWNcnZplcgXbhiojMUmdWcmaohghrdWXabgoejnqtcfkkXqRHeeQYPbpbMUreciWpTmqVacfgeRdWVXhmkaZhXafeeqdcdknjXlkcgZVlmjdlaflddUciefmUhdcghaWWjfqmgrjrlhhnegdmhjijgqjiZilenijjWeegXgibisdVZhYfqkbiepgeTWhafMjgmYwnbdddjdbogbrMaZUgdheSUYXigUlVVneoYegmdfbSsmeqgWbfbVljZedbZhlcnZbohkodeUUgcQZVfjYaedhhjirgdiWhQfYugfgUdSsdjmhQanhecbYZmdghjkcjbhgjVniodemdfndckjXcbdmeiehWjjXndnbhcTskZakbkPmYiwtXfUjccniajnacVYZkkRcfdWfqYotVTjiiXfdeoqempalgjfirbnhlXXhbcYgbfVXVdokakfkdtpVlgfgmiknbZpbalfocfqVjkidkdkkgaiVkegWvmgjadeeUqfmJmhghlbaRojkgZjenMUfdgcipmVXcprkYfeGXhPocjgYhapWnSVllnlckhaZahZdgaeojxoonWdckTYeedbjimhfXjckgqhiXkashenWnZjXgdaohdgjgmgfpNhhXgrbZjbdYQkqihWiYVmdeeizYlfWTefcppVbkXhggwlqgVhhccbWjdVYYYrsZlikaohZefgsagiajaphZPXamkYiejjjeYiadjRjeijqZUgimfacorhhhXXpdlcfeliujWkXVZZkbkpgqbcdpldmXjchhhadlglgkenfobNagnIPmbhehaa1XwjiijcwkjnacfrabiOQLWfmwZgrRTisgcp0mnbkZbZVaZbfkiiiicngiecmVicbanciienfijVgghZiibopflighigcbWdlhhgaZZYclnfmahndVaaYlfWbWdlmeVVZiancnXkXohabYucegPfRfwUckWifmmlZnikZVLnjQhaVqebherimahjjjZjXmcpkXifUghdkScdjrPifkhkjigxXjTlfhvhccseQgYafhlVSjcflhaibggaYVjiifaqNebYVpVjtSSdkhbaaetediYlpfegbdeenedufgXicjcSpidbfZUifmlieYpdlplZVhchbalanreYlhxVcugmgYleeacfikddVWRTbidZmioZbjmmegUgfaammhcpbXfaqljknaedVkcZiXVdccmjdieZecbbddjhgbcqmcehdZmSahrSlkeqkgXptscWoWciVZhcdVaashVfYeshVfWkhcWbSanpagiXkcYhnhjlnnmfibajbdpnTYejnebdZbrZeebpfZidcnkaccxYcdUgQbvSfgVfgnllQlkhZWOnlSaYUoiciapojXicXZpdbilhhkbhhkWnimbdmcfpaZjhXYbenhifhZliTneqefglhZeTdfhfcjjcSbciejWfnklcmoaUjehfchkfdYogfcgkfkkfWZdlgbfhhdZemjhdesihhTlleofbcccjlgmgbeYnidgjhigSebebbboS0ljrpdhflhieiUehZqhXPRWYlfZWiUehxchmlkYhdZjbbkkYYlebhnZhdbjghafheidlcdVhdXgggfhWTddhegkdjvfhjaecVdjtdXYhdWmaedpXkYWXoksWetkddodXqaUXUUillbkgdgceYjUhWXhbnnUgihhoUoPhiffemflegZphaRgkldiaeihchdnhifnaYblbmeeiinjdancTgjikjhglebejickhdSjUiZmnmjodcOduafjjcbaZpfgVdpljYdgpkelabxmiVXfgTbvkigrgnbelYofgamWsYpXafnraYWUXlUcSidmhpWtkffScgrgZfcijhshaUbgkojehkfSkhiZZZYXliicellXcnNdbXpUmgaPliSadVcrddWckTpjmllgkgdUZVlkhZxlklSYikQrekGthdijRZhjjiWmbwqvqrZfenhjeoSVXYpneQRddoebZgbmhzYatpgbYadkkjmkhYXjrimbqpkagqglgZkegjgXqyaffifnphlbgYZalkljTmXpknjWejaqgeifjckXbgkfiblkaZNijkgllhZsalnfVaWeggrnXlffnphjfmgZehXcbelijQbUkqcdZbhZgUfgfieddYhgnWRUflYhlefXaYZedlZhqkicThqfRevmdccaeoadwZkajgcmYbevbnmgpmcbplqcUnWejXZjeaYbZsfbdfhpgUkVnkfWgWnXemuYbiVahqsfipnjoYddsYIekQVGjpkKgoiRmayWcqXkafghWalnXigokmgfngibchcVlYUieTZVhmjgaoagaToZtsgdgkimjWsmegigeqedZffbcadajUaaYjXhkodSejgkkcfdlgZceeeebeiocVcdbihfcejihhgnijgmnfULugPeeRoYWcofiXddfdnXrihcehiipjeZllcaeVVibhPpemadcbedgVgdYeekaidcbkdihhXdcsocdpmddggUdibdZcdWifefaeVpWeoidkckbgnkTaogaXZZVjUlniijdlcmmdjfkgbbejgfdeubemikoiZbqtkkZbYileklZnkinrfdihfaafVhaijfjXZYihcjaXgZdUcdfgghdQbnaXiphakWegmdoonhYffclbZnfdQelpiagmVtbUndujZgamoianaoWdvjkeZfhZZfgjiadcXUccmcVjhkdakkpfdUecceWcYefesoWgfhmpgfllecekThbfgfhRcUhsadaaiYfQeaeggeiTmeYgoQcpPRlftcZfoZicQfydVkfPhKetdYgmlSgWqnbgbelZXalVZWbgnYOhleZXhkmZXjgajaUlmWjYalgkjVfeYmVeehYbggbhfmhgdmXVcpYndfjeoiddodSdjllligpfdamlemccTllgdpafcvbgmdspehqpoZWnZbcWWibfWeepicajlqdYlWqmbVQfYmYggickhhddvhlgnUghbTYlcgciagXgefnfcggmkjYgkZoaZcXolhcThQZpbceYgsaalrleeckdVahaafXVuRrjljYdfYlfWeZhiofenXavfWfYnYlhYadgchwlZWpVYfahZXhKfpkjjWdVcXdblZihaikhrfulrbphPdmdXmjabYsrpfemUTpehlhilhoWhfgKZgLgoaUgjoeYfehcdWhfhkjnfTgYgeafiZUWXgkrUfjcceVabiXZeajXfenkhofkfibWejdgoijiciboYheifhmnfiqsljadkgOYclcXfZndgejmcdmcPRZXvTbgXabdihviXWaZgnacaYabaWdeejgijduqdmtkbfcpiWlhodtglmhgdiqgOkXjpjTSYaVUlgXfehndmshnkeqjgZbYeficedpkbhamSihghjkofgqqiNdYfgnsghXaYrUaffpjuZjZphhjifrXbYjmbmnifygZpbqsoWcheWhngbpqXhdagfligbkWWXpgigtWcnekpagchagmdaYghehXXejedngfkfoYcghfnaaeVijqbioWsSYcYvgehgmechfcgkbacdXjjijrjooojadhfXbcccZifmigYidjepfdYicnejiihVZjcjmlWYqZsohXkbkfckbdodkioenlWogfaiiqWmfjoggbeneckbbWfacnhogqigbaZZbfdmpgWRlgaYcblgXTidiqYWcklhYkesWetfnbbkmcbdhijeaWXVZbfaZmejeZfqqZcZbedgsVnUpeZafpijfkcfpbgaedcZjqSntlgYaclhYakpWllfmnmlZblXXeouVdehhmYadmehggahkafcTehakhmZebfajZYYndXWkfWpbbhgebhZhbiVmbsbcnUfkhipkafcepdhdbVioPfjeZidNgaegelbgpUkkfqdajsXcqfZdkqfdcbdkkYclfcgjhZlghmkcVapechlfeibgemaqhoaelchocbmiWbWdodhfiUkkWmfoeicjfnigiYbdlUeeUoicYejiglibZnmZavbiebceeehlocgcYVlkhanpdUZaXhoicjaphhYRkYaNkhmayqdfeghccqnXuJSgWedjjghSbSRWbeYYdcfgYinmkgohXeZiaoneaVoNodbflWbZhXxbdhfYglvbVhiblffcecighmfjheiijTNtfVddXnZViofodbXiZWZgZjhTeiafcdpindahfgedZhbSfffokZkgqcgebegepZlbecaaZXZieilfekixoZksicZcneankocsdikjggkkdPmZkofOgbfebndboTklhqdZiqXfnfZhfngeabbjiYcjeefjfXoegjinkgmXbcjaaeflgUfhhnccqffhTaUgYgjXlWZYnfkhZbWnkYdbefdfhgtYcdfifgibffefgkkhcnkmeYPogUdYVhZWlekjbdiegTXbagjQlZWlemahembidSrkhtgWdfYYfhgeWVXolXqYanelZVTiZjkfbYYllhvjsmSZifjfbrcVhejtwqjUkgdflZljlhimbaOednkxtdiSYXobnWsZa0gXmpuocbyqVrZlUbqhnurcegfRjciibmhgnWjkiobahpWdocZhfmebcZehmcXjcehleYgfckhQngbXakcYgakjocjbjfYejeRgZhbhifXigVVdjadjeZpptZScZYjkhoihSfNbVjgWolXjRfjoepcjiWXininicQkhWWjYgYockmhWlfrRdwehgamjbZejhhedWWZachaanbkdYilqbeaYdadffZhYXggbYhZcdgfhiidhdYadhcjamYigjdYjchiaVhhbdbjkfXbTckhfelUhhekfnpeXlhhifmkhjfkemgeffjdbQhegkccnWnagshdneabpglWjWXZglUwZbanlsfaghYsYXleitnneRdXalnhYrYnbezljeUhhaZhiildedUTcelbTjhmdXmlqgiUedefdgyjfdcffhjgodcoYdSZmbZmafphjrefVpYhZNZYYuolbfRi5hjclWSjjltaqbpjjXWlfTcdVprhjtmpdXVtdiYaVYYzWujggQhVSbqfVoSaugoagegcfdNjujqtmJrEkphkecbUZLighbeXtGVmXjejjRjUYhndmnbgihVtdxj8oiUbYrolibjifuxndZmRcgomgLekWYeSinXsgiYspXbemajYSmffseaqgYebjiXdfdObZkcjallxjgiSsnaZXjlafdabgfpkxclbeijdfcScadWgjjHeleekVlejjYilfcddeojZjjiYYlekzpfkiflUnaXrTbelafMifoSaSUPhRhfScocpZdvZmgYWjimfscggYYUiemVccpgYezkNgRfospbSbfbhWmrYYggmhlulVmlWdgZadeibornkafqTbhclZYmjidacbnYifmZiZRdtjcjqmgeeccZjcYfXaaTpsnsNhYTqUcpqkilgeflillihqnaXcflWWiUWciXbbofddebdfTmgqgdUYeZeejcqhowjUobieq0bpgrXhNTZpOObgbfUbnSXfVtSrveeWdsiahfeisVVmcxsVZeedebdVgvqpQUcroNaalmob3cmdfdpOwZncieshvimbedZXilYUgfcVhnPmWhlaaVugjQfjehgiptZjgaZYdpofnjdbXpndtbZYgdialomgXegUgdrqZXXVhkoQbdgZqwQZZZxZmgsniioddWs1hlngVncGlTmrsoXcZcfg3kcpafYeemvimcdgXfpogWRfVpdfmbVjoUlotksOXZWpXUmjPnUgUeHglTYWejjbUcSYqWrZglUldbWefndqmoheafdYrZWVhhZdmePqjnPfxVRjwmlbkbbmPgPmiglTzdZ5qmTQOcsjVlkigjhTjtfaddPrmXVgvRklmbfYSkvpYdYiZmtnPfodbbchkgPpmcrlhbwjigbZkcZnUSjiZdbbcukfkinbaffcxepjXhfkrecXZXfmbdnnaXffTcVcghdpdhVbbifpgQedljdohnkqecmgngHUSSlUUadcfdydsogkXejXmhRfkihclclcaRklXclocfcXXpjXctNiQbUsQEWdpjcOYgcqaTSpjnWd6NfhcTjydkpVmVlVhM4thfmuXyRVZeglZWPlXmXcSucbzxPebifcdhRUqWYreliWanXRZQkWrYtreejpdXejicbhfrlkaqObfmiWjkZjjkgclejXjdsjnUajpniHicmSarrjdjiiXixalrVUhmXSocirnjQnjPccNnZWDWiXkqbeRevZck1bcoVdositjXohejRgianagUdneealVorgLdignQqXhdKeogVmiakdmdkclfgsYjmackithUgocgZmqRcgajpXtephkZddFggZqkcqroTginkYgabofUZfXjgjYlYanYhlLZPjbgTbbbljWdWmljrghhgjjsddpiUiLTXalcZovecpnZcWRqbusmgnbcXbYckdpneleagkldWYlWegYWfcWnchsclXkeckUbkkoddlbipRXlkIlkaWUiOdqYlKjMiZfdnXUUYkVTZNZujbYZkeYRpWjgQXgidjljksZcuiikXhkjXWUdYnkimnaUkfidWXYZrVpheemlXcWidNtYWSfWwXYUaqTlZqIdSMYieZdfXXXlYnogXkmYXqjl0PTZuWLmVWjafjlWsfalSegScVqghlZZWkompdeighaROfcXlhWleklcdnkdZfwfibkQoxgegbSiPexdfeZkZaafTygnQUXXTjQdsljeXjfjng1YbqkchmYSkpLqJmfirFVfNakTkwfuVfkfbUoreYddhkeoYkMleskdfcKXVqhljaljfMXTVhoieVRjRbeiYhfdrbaagrafagefjgljhdesagxeidYZafdbkhdPfkailk2mNTomtilmcgblfZUfWmigYVcdZqSoVpmeVbfrkkkfjcjgpbgphokemhafijfcWeWfaYhhoecYZNhgkVhpfXdneVecYjaakiihWbef4UbdUiRniliZZgapZdXaZQYpLddZXYYiggmVmhgcpecrbRYxinkVomWgSfbRTghqgpcWhgShahivbbfgaackaikfaPXngqleYfeadUkbqsioTlbrjWrhfNrbVegmmebhiwmfmWlioaahikQbcceZkYTlgehcddXimdmqfFxRbgXsrbWbhfuOffiqmgkrmWfYQjcqmQgXkUXN0mXgsukWSWcmcnrnoQgsalkrNbXmxWWUbjZvhWtaojfahnotcbqJdecfmhVbTrnXdjPcgxYXhlmhfXgavgfXSccRUfZkVdYicZmRgnlcolaqceZjiUOemokcdiLjZneQWlZhjhsTdmPtimgnZkgZXdZoheV7rhmUfgVNrfnAtYVrmichdQMUWVXWWfRldjhdgfghjenpYdnkegelnaWpldmZlaYeifliZeniYScYpZehbmZbrkhmQVbIggmpZcWeMgWYeswnjaVcZgehLhtmfUfXhgaihsVgokenURgThlpoNbUiRcZUetrjxacggWQUTfejiddZdwndZjsgloqUncYhjiYhfhvZhchZTccZdhXOXjccieRmoiTaRmZkYenefWhPPXihtXsZmrxdTcdrhQiTinTVZhVXhoWlygWkaebbjiteQUejUaWlqNgTimkdPkhaseWazxiYWdkafflngUfSqdYqjobpefjaRVUhlalhljjeWeSaosnUjXcdehrYQmgWZnldqokoriduObiTnNnjgibZgppdngqtmPYebfhpqeeSPdigkcgWlZYUspurkQZKVMNRydQrvogZaNJRYuhbekgqLsabSZZgafYbMeaczYzuMeYbmvcppbjdgXppgkeihtifpfucdmvTpmcanlSVPnknTljyZKZPUczllpueiceMmteg2igMegftLzgZbyiahsafldnfacZimVUPhVusqwfhqlSVrddRojZWiboufudXpMpVVVaVQbblMefWoVfPfehXeJvn7QMonpa0tSrSZbLmerefiRkkvdWkeYRbcllbhXaffYkaibuahgWdVseizjRUraTYfZrfeeieffXfrjeefoqcpqngfYYhdYgjlsqogjYptdimXidbedZYSabbaYlXanhamgbdungrhjiedfhhbhgbgjxhbVchblmVtbSnllplVeYhZlfVlffcejimmmffpXcdWdejeaateeUcjYZUdmaZZXZSeeZhjqYnjrnsabnYhTnnfhqgiembiUTkmWfXogcilefqoZcghqclyoXLWimbVRoZdtXKujbZabpkjVdiffbkO0sgYkdbbfhggjZhvgfWemtjhccXghhSdkghhrslkgXhnkpgRlnnbirnjScqepacnkSeQYTZTZmmXlcZelaZkWckdYnhjYbegmkogcZYdjQhgVijfmieddeXhgnXWgXbbUfhhaigdbiXfViaguccQ5itqrsVlim2bSwRjqWjtmevgjdSW6elUfJMklcfqdXfQafjaeoilfhdadaiombacijvmfpbcdaSWhZmjegOclncZWWhWjfnclkhntmdfjdnpcvWcxkbrbeWfjThaoclVpjRejVitaWZWgfeaidlhcXWlcomfkoYjhRYqkjlUjbceXasnWfWcXvZgegkZshTgmUhkUauofSkSbmdhXqSoeTWhdvfbqaKhigmoZeqqWprfmbZXebkisVZIhbbZUolYXSjdlejZlXchkiZijWfdWihaQagdhYShTnimjbjaXibnmekZcZfqVmfZmjjXcgeegdaeTWghgfQbmalljUghhRWkWkakanciiZjgjnchjbgkcfgWenfUWWlvkjhWljjqPdeXUaygahVkipkklcSvhYklcmsVWqfQzZaWghUchbajbYkPmdarfrnreS3lcYScfjhhhtPXdiddlqVnhjdjjQQopfYWfbiNolTobcjgVSjccOeVVbjefgXlmWtiYkpURaYjbXghnmJhbPihdXcUZaljaiWOtfqodjdgjYncnpcaiehdgmifdoXdjclchggcjzQnyrkdrcUWqdXMTcqNPNLhkuidXtYhaPOxtXiSoSPzZRtYqmZPcaeiXadegfaZWXdclfaWikfUrlvckWdtcXrOhbPrYjYbiidXfhTZgeebivgrlskfTaVfXficjbnngcbkaqmnXkaehnZdRpdadkenktenagZfZillbcjfXhkRhTjtZZUoelTUZYlgjsskclaieeblgkfjcdgZcggbfiZnZfqXhTilegYvcjWehejelppiQlXfggjtahZbcifhejgnZXiZekcipeqbYabjXedRXafZjXdVXYfmThkrhaVMfbnmkjsZfYnmsmpggbfVaggfhXjftjcobirYYhnsXbmxgeYPhhefedjhRYdovjmlkYlQcgahfXlatfbnfioTvbbegknujUpldcaZonYZPqdkWjXkdpeasjahfiqqbPWprcdf0eXeiXaiXmiiqnhWnRjcntWjlUphkbokYdfhZlMvwdSpnhdYUjMVVfdkVucijeSZYishifYcmSlgdWddSjZSdXRZobffvgvYouilWUTggenckcmfcdbkofjYdifhnobfZcadejelmZeehjlfmndTeVerVleRsgglebqeokkbfRpYlelgikUiZbZYehTrhhdbRTXlsoXhoiIrcTrWhmckkmesbhaoWU2cglTfpdZaoaZqjKhnfjbVOZtoWjkctTbhfpdfgciWibnbgaefgwbVgcVecaVrZehXggakhqpfcYcUpbhWfajYXgiebjcckwjcTWcfemZdUZiTWarZccWijjmiidkhlYoesdkeWcjagnWhcUbfXWbjkpXbXaffcluofppkWnofWVhekkZbfVZcgjjbaXYbk2sZaaYbSgabWglSZThPXnkiVccdZdj3pOpcvbbZbrdbTqIbPnvpTWhcfgLecajjRXlsRVXtmXroZnlXh2wcjpZSadaNVceaiVZUycdXcyPXZKhspqMWaagkVWtrZlngarZhakXmcbececbfQZPfnebQhlaegXoSmjZUSZfthhimhjngeotVmjLhRcmcWjabgaVVtZjcZradYdiomkSfecOWnZspbiZfntrfclpThkdZWYidpbkioikYhlJfcSYhqkTefWSYtcgVjkgifijajssLfjOXbhpeoapajsUmpkegaZRpfnghRbmlfcneekifoigknlaYdglXZcWUajTZgmbdafcZjUkjvkgSXrdZlqhikmryefcdsjheUljaBhRbbSZ0cmUxbSclWcoVXeiuRqVoaorjpljkaYrohiYlgfmcWYuUhTgnfnXgudXublebWhekgglepbilewhlgmVbdkffUgcpdaZgaLcqUfeueVdVbYqWheihgmZiohlgiVdobXmejbflWbfVNkhhjlglueiZjjwwSfadeXVoUTQffcpdYoiZggpckhlomkSiljZjjVVVcflfmXiVlWjjQTcfxjceUeozUaZWjXtbuepliglVccPjhWvOeeVOgYikkbbfWbatpdZvgkbVhRldZTXhfqkqkjhokeMZcYkogjTgjqgeZamSdYndgjUsmfbnYkcgkWnXefziZdPcblmnbqVnXYomqQcnusHidZrboWngMFMdZQeZQgslndh4nVhjekatakesfQrkcfceU0sfaiZcRZmjjpZifugotpXeWbeqZnTeailjiIRiVnTdbgbql2fVnafjecgmYIqdSXnRQhuwaZTifUuJkZeXQrhPzTqZo6fRUBZkarGajibmdWYnXexRaVpefXeebUkdnZOWWacfZVivYgbYXijabXlgngRXnVWcVnlecpiZdW3pbeQsmhqZYXcmacgqUcaYpnebYgsjdZdlTNlZbnlXjedjcbbmhkdTvLcdZSoWkvOJdnifXQgvgmfWjYSgttcSnZUjQwibiixirdtkislpvebYlltbtVlligwQSZdXpUVQlYdkgigejckssTdljbipSnvmf0igofYgYXJZgnYyXhpZfgwuShh1dhxjSpHiYaTmbVQgjjTlebYRgbVbhWnVrOhejihaaekmUalqedgledelZsWhZjeeeZjrjcSQxuXQgdxuahhkoiTkPcpqkfkadhgipgmcjmZWfhmXahSSejWaXhgdchYagWqhqigTXdUOkkszffcarynskdiKmjXcXakftZafzwgkFZdYimawcefbpahebdZZdkXacWymilYdhenfUdgZdXuWbpmiTfphVtdfbefpTZm1hggjnbfqbhOjanWqalqiqaWaUVadZmaTnookjZgMyUYaSingoqeZjfknticbpdciaheoYhcifpbnUcpdhZgaalgWWXZaagXTQloZmiJffTdVflgcjoiholumkTinccpepdiembZsVTodjnTipjgnjbbjvloRegvYjpWpWlqesWukZmqYrQHpgXZYZXZhhfpaXjhcTchTZehlhVfqlcqfdXZdfefRXVbZYcaZfkpTWdXhgaWdffYdTmSlnTmVsquZUxahYiaWuhbdcyeigYfnhnfacaricibSjjgXjckoimbYgXgfYlXsWroYepmenkhqdmtUiUcYabirbogpfbhYXcoipknfoktfdsdQWYRbrccdcdQbcfcgVRcThhiXhnkkglfYgghogZdeZdvnhhZlkdRcjYjgbXOemjbRZbiZcfnfdUcaeiecgXXnfRgcbliWekdeakYjhpffYpfdaUYdgjirqhpoelcfkecXZdbjlaqanffbSgfiWfhaaribjbcjffjohqSjgklhkSXGqrqSgjdccgQUTaggfZioulmZcdbrYd0fYaTZkidcoehnVbjnplerUjYblnicmcnbOvuXeQZvbjaRYgnIRZZobddksVXkbfkoXibnWfebnniWcgobXtWXXHSjjpTngfgbJNeddrdildSZYgjhYXpWYiqgdTZZcschUeZcbglcWnKObsaPeVjqhWZqfbbihcbrbgegdemhrobQptcecqScimZmshjYvkhsfbmr1cPXleVaoekXhtkkXXXTZeongUoTgbiecXhpgafOYfZTUcghthijekboqYgiSQmiVaWePfeqeaR0oceXfYeoaTgphjkTkjfshtobfefdcjlXUPmkXYbenYZeafjZelakednfNqWfkWihbWXfmmTeeXXVmnhjisfckRgopeeWoYlXfflrQZXdipXlYjceipnodfcSYfqanadccloiXVZfldhkpcjdjhZobggpdihafijfdVwZZVbhKZicgnfjonccidgnljgKpaobdghlbTUYamVgQeedjsbhhebOifubWcfZZejfZdfadgfqekmVhcoUfjYahgaghZbiehedeibkitYbYoqpekoxYpsuesIcdgYfOeMZieRgcYcNigYhgazSgMfTsgeXkpUjeibcYMgaiUhglgkrkfcpahveXllhehlhhNhjYyYZYOqesTaangdiOgibhbbljniWjlWdMSimeWmteomfUdRWcpZibjVkelopcgjciXtegdRrgaYojdmOhcZcWhgloXUjmclZZckZdadRuQdJyVVMoiVtbhxopVwRslhqUljahpdmtfaprwWvvZixVvm0VnTgdlbkYdcnpZaarohiWrbdZnwrcrcmbiiYgUflghTfkWnaYiTRNOpZPmWiejudluWvfamofefZQVZmrXpTmvgqkmgPbmYcgcmqmbZagbaetXZSghmRfuNdtWWihxpLgeYojencfXGmodVVseSPdifgdYXaboeofZ+kibRgYQn33cYobkeRVgUXbpjfiigWiPlZmkslXoicmkjVindYYndjXgTkvWZRkcgbZZVemfdbjmOkocjffadfhUdZWlhiZgqjjaegdllaemdcnpodicejdfkVllebwVRVitykjhiXdhcgyoghUjpkcaijmXcpatmjindlYbiXcWdaYacePYqrcYQeuaXpaTcmhnhffdkkZdejkrTgYgRjknnVuVgRijjVdaYYXmerjfcbdXflsnaTdiYccYmtUguYThgodncWhkgybZZhYcmUrVYnVqlgaeWltqZiklPh4XxfcljbxoxPWNygeUdbMRdonakmcpnncngcgsdbffWeoXYaOkWVblldlUeirdfaqmidhYkrVSWtgfidgfkflfmleefWdkmlkdYhdcXbcbZhbfkuqmkXdYfmdlgliginbVeYhbaYhogkYmWfaoejYbWhpRilnimeWaflfcegidbahceUdklnelcnfYZpilqddVkXktjgfkkncgfVkgYmnmSYQfikUjgklfgVldmhekOgWfXijmjfYYVVodiimRXoMamcVdUZZfnUYjOmxX0WhojcokUhnfeZgegforpqVaOTswSudhihYZWexdrlRYTjaPunmncojhpjQWwbWXhdqzoZfYixgiRaZVXzbfPkfSqgdeRbicwgkhkaZZgOdggqmhifihXTnhjfWVbpUfTbovqekraoY0rws0UMLQSKUgpLmWecztQWMQtRKRlYivVgtgPdOYQVcgpsZkbdmgigvuiriocjmcbhhcbVgmnXjXRUePkhfebQZqTk1XcjXphppdhZhjpdbsbghNsiQcdeawladVXufieR5cdfeqWiqLfjMtgjlciXUdmggnfcqP6cPhdgXmmWcbPlkgZbtYVhjgSmiaeuZRbZhlhgqnsodjXRiaejgXjdgqjQghYojbXcjkYcNpcgSYceSskdXqnZiWckfemVdkVbgfVPcMhgdUlbNTmagdaZvlkWjNYndjnY6hkmicvVjbTgejmdjhhlifWibVXmofJrefseaXUnZYjjedgTdakccpjkbjdfjYhedarecaefkbVZbNZegZfaljYgkXjiYlijpdZOsliZWqdlXkeelgvioaiifdZprLFVdhZhomnRrlafcriXmqScWUToaTtWfcbTgmomiQQjWxZRdbYcefVhjVllopfbpfeZXvkqaUZZhcwbTmmfqbdegTXadtmjdclkfoVhuVpxjocclblYbohfibklXgkdWiVorfUefWPeabdueaoXgqWjhqkNblWbesljlqRncZdLdjbWZoXfytsYSYTkgf1WYZklnrnVcaiecgebnojgcmQdPgehifjmlWdUceWWkdacjwmdacgTofabdYjqccXbgcoZZgTrioclfhjglgYahZbahifcdmpideiXjjUhiXXZdVkRZbZOhWsgnjxQiabtlcciXbecdliwbkYnzdshZmlefZYiYfntadehflodjjfighbbkabprWfTriccZjaiXRkdogbdWimpWdnvihZRfjgiadkiRacovknjgVmQahadgYlXsicrdhpWqjQajXhXcgrTafrZdYobbUUtgZXdZlYlYbpvfraeebjWbhmmbRRibjhQYZGafMjdmj1LvdhqjZiiecvWcndeZcZc3dhnYdlZwjraYYbefdlZXcpsgXcnsSrcQklcaioepZYgfjqaacaoLgXwmfRZjbemZivdjmiakcyfYoRlceiaSeYlljcrTeWinbdkggohehgdiZYVYhZfceXoXdZxcauXhdgihkdicUUSYmYcTdldrlhkpbqpskYUlhmpftalcoemYdnZZeRnwfVaacaVPmlmLZrV10ceUjmjdjjkfbWcpXqflOXmgbxKYpYisfmlbTncXlYpfhjdcYgonWfmhcYidhqhVrecklggXdTYZoiuWfTdccffjYmralhkjkefdJqvZKbdQeZTRYnpufTriSvinmXgITqUfXpmXdklgnieUecblRUokbvbjZifbjoRhomQffegpZbgdSSmokoRhjQreWhQkcZjdEcjbsywxOkgcvpmckMlxjucUUkRylpX4lyhj1pPZZmlyeOY1mcdzYUdgjmTakgjjcxZdXJqgXhmclbRnqXsiQwfedULcffmuhSNcTiPUmjgYTdbikrcmlUbpfmeahlncioqkjophPSaVoYubWYrWhtkgUXNXZpnlrsXfZiptfmmTbRVczjdiVgstipfdarWikLVUluhmlbbhXhfXWcZXiVcnYudWesljnegkomUffZ0jXnKlPRrVShoNpdWflobehodThWZljmmlbkSgkfVikrYgPdmnfaUedeliYecYfZbiewfnRocfncUohakfZmYWlfeXZgcfedWjdlaojYkcXglXZjWejrXimsSjhRhYipkbohaocZmeckdjYOpNiievRUNjCVVTSYmcRdi3bg1ibdfZpdbSvslasljcfeYOmVjednklhaXlYSVbjbjebodpUieTctZWsgaYsisUNrlfje5XnfVbjlqcdPlcofahXcjmdZTtxxQPwNiZpZsoheadncpiSspoagOeShclgisdfnhUZgkhkkWhahVmnTlgaWchedadijjaOaltWhZVcehaceOtgZglrpmZzSucbfajeXUShmhqbdkrgcicbhVXianstbbcincceejjnnnwtQhgnegSjgWgVKejkZjehbakjlvbWlZvsZbjfleaeeqhquosuUklofgPklSeTQjpnWdZpdRipl2XcqcyyeYjZiakijdiiXZgdgYiXbddYagpfhujYhVgbcehcYZpQflbhUiWhUdbbdQbpVVpfnbkmpVVlNiglaZaLwZfgTrWcoQbVNjWXmaUjTanaZOPxUlohcegcamdlNfrXoeKhkpPq8deUhdjzdSuaoZggmatRZhblhungRelbhlghgdkmefJfonqgmfYcTeshdNkfiWkVbXJZRjghXIdXfoedrrqguojgkrnQngecbicrRZXnqgjrhcglbRPiSYbldQZgbuaSrcpdibeimiofspaTekZlSYeukfYsdVUYpfohVnlrqwxfckhhnlfhVZceigXVdpTpXidmTdf1gssqnkPWfbegVpa3qutsXkfpdkemURZWpncNNfemcdYqVpd0XgxwfZQSdpjUohbnpWamfobvkYkegTnfdMSIYed0VjdsiZkYghdrbnncjnkfVkWtmkjpaUbRbjZiXcdfhseRhlXXSlddgiZjclfhfmhNgdXLheXkTPchnrcoegfXhgldilUibjnYifhjhmjphvhoXgURYSbinjdbQSbXonklsYjYpfZStrirZXudfTdjWWnSXweaSqdqYaWeWcUXYcgQhUoXpWejgfjkpYTpogaamhZPchegMnZaoYYgVaTT2eUXWXgXyqppVZdagVZfhaRskY2iiUjbmjhfOpRYYabofjrpmmlwlnf4WOafgbUoVnsalelIVaWhYfgbsimbdSmdqcpVejXQvtdkhSmfufardQWWURVohblfXsgigZcgnhUcQtVbZdnNgajja2iqndjleZZOiUniYrebknjeaPdfNkUceQlTWriiqVcbTPusbuhkjfnxpquUfTkcbnDPnnpsYlwXHwTjnRRhUtTWgnfkaYpcdoOihlvwbmmdi0qlijkJeihTezlijfIfTeksiSkgbmqZUVnlgjrfTekZnQebnSidgWZsovulRhcfdcntZlZaiwhiopdaVXfPldgcamlbijnfegjtkaUiUfuutjjmjlppdifZhsZlXnleZhpZameigddjanagejchcecddhgYhhhdioSZZXigfXldeecRbqldmrSdWXhkmdmhbkZkjSfUSoZWgUhkjQefUiYbfeoaTVwQDYbWXaUVmydbbVvw4jjuEsDjepeuQuqrffbWRdtjeYUbreSTcZjfircmagohpfpYfgghccUdakftWmlZYigpcgfYdrcbdnYXNfUemhVbeRdgjYaebjniRoobrdhgZZmZemUbValgUijUcZiiknchecediiljfZdYbmgYiYgWXXgndmaahZngYYabdXYgZakgbMRYeaEgkpifkh4dpcqteOXmPffnoTbhoRcmWeqPikcvbncptnUeYYnRsdSbWxOgN4eSxghZRXUmXujedWKrhfcfpRodivjYWUjdYZchUWghisajqPceSYkkgrmhXmXmebmlknsidkkycjVZfUDWoRVaOY2R2erklanqXnhsncjfzaUhldhfbXRTgeNXhePkcrpmqVTZZnew2fpYgfinaZiuhVukiThWormajecmaXXddeggmilZchefpnYkYajeXhTdYgdZTdIlcXegTcjZnmhUhendckjUmahkgakeswUhipWkVyudseXggZabRnnquUWvuvWvaQnmm7llaVmjdctlOosZ0gkridgqXiRp1mtThlnmbjdVtzZuFubVzqdiVouNelQmghmeibYlkjircinQ7XQeYebsrcabSrhfaSyZVdghpYkokchebjfcckdWeYagmhhZZvcnhYadpWWYvfjccmchhkfbalmkVlqchnTXgjZhinYadfVqimjcVrWeUjmZlfPriZjXjlXjdYtbbcluZngfZgUbbhcbnXqWemXPagaieWjqoSckkZ4wdpbenpbcXdlZsncYdfcdSeZknrameYXljcrjboUfmqfdedjgmxloTelOYjTjcetY0akgrYRfWaScqjjvifhabeWYasVbLsdXejlqgqikadfZkhkefUkXkciafieTYVSiWgSogfhnbhhnWUefrasYkgkoPcbipmZlYdYOUunnbfbhcijVoiidewYryedlMbegVvYhhWkekdVnYnkbgmkcehjjlffXYedjfaXodelVYhkceXZeegUhkZgUfWToTcqgdiXVaahkqbqbjlPXkfXcgQggVhkidcgZOjfUlqilccjbungiZgtsQgZmeleiXnahZZisuqhbsfanrZseZSqmcgiTUqkhmjrjnksifedofTVjdpxhdfmbTjeljmaZOshkmdZmfZolive1oun0ReanmUYoeXgJncaTaUWmkiUhhajkXd3okUkdRhgaZUdfdYeVqXaefwgibnsfmXYanhjjjhgqdrddWejXjpSUbXUtdddmoXfasglZoXmYWdfpkmkSeLSbdeqliRlTdgNmhjSiamcqehgZrijbgamecbdghadrXZfWgXWbemnijbkabYWbnflXsqpmchsgmUSsRhRjXWhTcoxphukdXOfbdhlOvfocmsikZZcmkiWaVaZlaXggmedYjZmmiXsYkafhqVVegffhbdnkajlnfOVcYrhYijXaddqungnilhbhlVWbbhkmbahdlccdYpYbcceefegeZgiegnBoXchoddrgmmezwhiHmnTWfYRfeIbjGpYZkjZbZlWdmdhmnVkibPuehiUXafjdhkkQeeZKgjedVgYrfQaQhmceRnWgciumXWdlcgefqnlVoqeknfWbdtzVrUbfWibhgjajhXedYmRlnOdofUjnRfrdokcdeFfZbcUkYlpihVaceildoUgfmiWgafghQekZdnVpcqdjnaikjRXgaUWaemqlZlffkQfiseXlVilkgfdazleXNfikdjYdQddlUuYUjbnoYtRVfgNTdXyXrhakokZcgbWsfZitgPkbfsvXeYjigTZuRlnjfdfjhgVv0jjWlcjgjQjbeZddeYdfYtcnjqjrUmnntknriacXsvfefSklwYcYhhisdbsmjKUeabKjhdgZYnuWagithnlpQikZkUghdng6eYfUOfwiamjdmcXPdmLePPpJdhsMqdxNd4nqekLxrmnjxtghpmShTJMcjjQTfcbYTlhbdkkfhfjdflYulaWegcaegteoJqUplamlixSamhoqUsXhboSYiZiNgXXTcWXagffcgRsgdnmqdgYclbhnYWaPmmeTVOeaUYbgmceVXlekejbumVmmeffkpZckZkollaivWpvmaogpaZWXWirfgqfeaqupocrgqYaqZnSecfcjYcjjljYbbpkifSichohUZbqajcagVYhhsbibhfifbYaciplOoZkeWaZlbTeiPiaaQnphrbZhmkddeebcUteZYzhbnekSegcdqofpmYUiigllfSldfeVcgbPZidaefoxdmgzeppn5ebXpTiickjUkfYekPXaNrgVgkeneUeXDbwTdnpuplflmvmUwUbUjnYsaWklidgWiZpYWahjlnfoqdcZhjngddfzcbMbXZbRqXuXWffZlpbgaUhWdfcgYXwbKdbRnpvjhclinunkpoMocReUjggnUXdUeFYpcrhQUTYbcnemkfXchlmlrqfmfkjpmfafWcWkjhhjWcdjlUhidpgbWcZkadZcVRiTjlkkpdijnvjfmbbabbgahcebTXfZYXdegVgfddXdhpZqhZZlfSUmacdRrcmfkqmudpepiZfaJbqgejeZkebciVckharcihgQcVXdifaeTQc0Zfcp1ijbeUbToZfihcpoukfkeiflfWWfZZfXcjlskopgbaYpbsejmpTZjniRZdhbaNimkWdfceolXXZadXqobSZpVdPehmpahoXhmoUkehUkgbchnconbtpfcOpiWWreqlptrsaeaVvhoxRsghnfQXijclblfdfnmngUcVrWeXZWYntnwcdXgizhZdqYWmdcqggmmgaVgqUYWTgamXciZlWSafuUbecrjgWQjaVfknufbptqdhUXdiicrmocfuOcuNfeesTjbPrhUWPhnioVolRviidrtQmrieXVOSWWfZjlXehhiqSqfgmaagYuiXntcdngbXgkmiXlVmVboblgqpWjgelkUdhvgUcdrchekejdPgislWmgrpmWUjnRaedpfegYhchegXhdajfYkbmlaZiZZhefqSfVVYZWsgZZomYeXkoZcmfmYVqklbkbefehlgdifnbcbcrobdgURdwkgr2pobhtRv2RZOXchfWNdLajqdsZwSlnbonhDupiiYQmljehonkSVqmnacumTbTiiZTThhYodTfcdbkhmkebmljcddapsjdWZZbpVcXZhhmbuhpsfrhYnOTQncsjUgddqkeabdoelnYquUhtYJRVNYpXnjMpmbokhrkaoTfiQgmcTklhwSoSrRiXQYnwhhYlVjoVYhvXTeQhjbhbebocefZfjVoqibifWZaXUaiZWfdjaVTuikhYhhybgiUfRYgbcaTZgnnmhlZYimfafqpZSktqeWejghdaJWUfeWahVYrnfqmxmnYgzdnVfWsmrdbqgrkceLnViogrmVhManYIcaUSmPmlTeiZvdqhhghggVQUgfreppbblgkspeNiliqTakXUPqVefbhnXYiqgPidmlirgVSRkoRlikhmrfbkUiUmTdUkegiSccvlcnTZoereVipiajWaghffeQqoeidmdZmjajfakVczjiZUWgYlbejbiaScfZYkiTlYhgdOpesUcbYjXgqwVamqPpXYakmPbcpZjimxVhmqflcjyndZfahfmVjdtcYkbU2jisdpogjhTcUQqqWZngaktfjciecuhhZcbfd0jfdgiZScjcXkcsdqncSheSdTUnlYOaYgVZjejnZVkbfgXjjOngeebfeXaSWklShXZgQfWhbkkuqkgaWhYehfkXTYgpigmQdZbkflXhkjjodkah2aWgeaNZalimcdtTWil0eddxZggMpkgpwbOZQrnZbknYXydflZgUbnnpUbiailackrZXpfecZhencOldgpqoskYXneenhWkYnblgqjlckpleamdheXlftbdffeUkbaZdZqdfecbcgVZpcXhWjcimmblgilZhngXfqXuochYXmgicUTYkejijqoflRVpjranidsbXdZYahbnzjkecVqSRgboZYUssbnfYRcknbdjhovooUiWbpiVgYZUSksSgcZngceilalwuSQkXemcfhgeUMitbfnifmURfhmmmoYsdhrlfOWcZptdeXhfxfVmTYammjhsdpUjofaQigeoYWfZnZnifaUkkbhmnjdjdOhkXjcYcWwjsfrmhvbM9dielcbiNcibUedhnpPhjkiUUXbfcccefvijnsohciyVocgWcbVljfhqpenbpRkgsjZZZSeXmhfdYXanMnYlV0uoZYTggijxnqPQ1nenkOlPhlOagmbeZghvihqlgjXofibjVaZdqlgOIpggZZfqWxbzZhmkfkgZilpljhnagaZhaaUiSgVcdophfcXcYgcfjfghlliohWsXfcioehfcfnecfmgiiajehhbbeTfWabgtZiibmdwngtkPdnghaamhehjXXdgdbj+ftgjj0latLqdjxfimfonlgmiRatngRehenmtJhpqOYdYpzfbwecwgYnlUZUevgioikZnVfqiVinaLXuVvjmjSgjZqXjYidZlXbecneZclTikhkhcXsiYogrhZaekecfibda4XT3qSRKWZgbPbqbrZecZZaSUphfnr2fNRCmnbjpQVE0MWfbofSeKQemVWUhbXirkmkmemWcTciqhhsnmlebgdosYmelbdVkfikqhmccjlulYmZkhekofdgiedZdkYXgRkYShbjkVipVcgshVhidPckhakWdcUuihYdWqdpRgnbekjiWgbdVodfmqlifRcZkFrXkdpkgjiP1scoe2wPdg4hgIkffdRaolshfaYookejjQLiwIlZqpiknepOgnkbodlUhajnZhSrdhNaerlYhWekdkhfhqYXrQdZehkclgiUgoecckgbbfsRealkkdVkcjjcniTghuiZbkVafjofhTOffTUYXmjekfeuhdllaeUaYYjghUXaVamOlhhlRplXRjlmgOVgsbViQacdjUKYZncufcaZbXnfeaOgfTkUhnhfmqfcTdXPjlalfafhkdcgtavjdjcgbjgiXYfgZYondosdYPUddj2qebbUgcgfXjdYabPiiWmshabjthnniWhYiacenlZaUVfdaddukZbdYoWefIrfMYsdlhdkfnfvWpUcZkJjKbcOZPsIieZnerrXeWhnjkonegjillxecpQVhteVXaZgZwZyTlZHacTVdpeSbejbXdlpQWkfYcPdbjYacgVXctWkMgnSXvvtbXPjdbeiRQkhYccRSeSdXlmjaipWTnjujfewWcbOneftyhWYTincYlleUnSfoViYn3gsraZblRpjaShphqLexjUpfallaXbrTjSlohb1WneYfSjlouVrpncVXbfdbcerrlechddmWUaarqaqUifbbSfjmUkgghoSkacvscdkvgampSlVkoZZoVWbYdpdtbZYUtaYenfymrTiWaieo4nQrRcbmRlbUfbsZqZvwVkipdbgVWgwafWrsfTrYkhRhWYsehobYhhaklledecfsjhkaZWdcPTlnllejuZXkUmgidjRldkdkYjerZdZfkcVdiU0SxbiUjyvhhnPZsokUQVlkYaYmktjijcpcaemZLemseZWWomVmYiclgbofmQdePigjpadWmubirWhhjfVSbSjpbposlWlaMXQgWxfZaSffmpgranMhlRlfrVjmfjqYlgeempfgYhwdiVRyqeVMlcebcqhdfUDbvipoielgMghSVeeUjZhUgpmieimhtUgzoUPRjfdWXolcoZOgjdckhgokSgcmcfhUvqocoegheLcWQUXeYPohdeZqlPpcfiRfaklrlYxaRocnbRebSpbvdsorVoqlhXVnbZccXkcqdceWkelemflneZkRmYYjirbZcSfPjumTetmVmffcuadYYXYQdhTsgSdSkkjiskrpPhmVpnZYiXfWdhhQlhhQeohtugcpmcXqjZeiUmpcZlcsvpYigtOZjVfnSdZnxPccncJii5sspkiVnYixViTXJzouvthtqOTrjbXobSVxVhk2nXXTskaageUhUvmfjWralbqTcjksrfdadagTgibccjnkgnfdxpkVcYaidjtNvXnrhUgYcekhibodbmnebmftalbZWWblk0ddempmibNaifZiYflcZVetidjltYgeenpfaUhYYgeafpbngbnegUnYnfbXfwicTzpdsbbjmjdlsdRYSMVPnmrmIQtfxusWjkgeYgonZUbXkbUbnaXkUiZfjdbqfmUlfnXveggibdpfferaiWdZldlsgdXfePlieUcfkVchkojkYgcjatgbkhdlcQetideffcUiTkfUhZcjSxZYVxjceSjckZmeaccdihaNeSfhPWoRJinVfebTerkRbtYrollhvndRXShgZofpShtepqkhgSLjQfQWqZRwaVekemmmqPbfZnUYUsooXVnVxSjXmXmVebfSeVXlbbqSaiWkgjrUXqhnWldhlWhioWUVUiggWjocpidQmcrgaWTgYpVOWWcadTmOWUXoofnveaZgselbuZpkhraifdmrjWWZpsVXbcOlrPdZpcrkZSpheTdkdckubiWngoZoebSVVTTmKfVmfnWWkghjXqedmnYdifqbkhdedghimjVZdZUnhXVjbbWpWgdiYZWehVlYYncfYaZcYfYogbYVaibvYladSljgWfPMUtZfawagoVPlrVrlbicffflkhedgWpgfgbnfbVZjchciZccdkgfcgnbiUlegtXldhdliYpYaLgkYjlWggpctpgcTnYZnZnkgVfWrfoWicQYlRVRPdokclVhelcVdpQbfacbbdjjfdZpchgOmkRnfaUpiliZiPbeRiUUcZgYitjZchhcoYdlPdiViaZehehagiZkcigkcajYpbZgRkgcldbSZjgnadYWVbYcxmciknmhfhqcdM0achyixnanmSWekbiWjYclrkaXt0lmjpSZXsl4ZvgaafZTgZplkVudjoonnokpodeQreMfiXWXhmpfnhYfgeiuWlkdjjjkhflajjoWmlXuZeajmiddmkccrhVimjZigXlaUrbqUYWfijgdhwhkfhalRYdkejuZZjWbqomlmnYVcsabgeadghatqqnZphYPhTVqwVjamrmijjcZsWkVmcWenSVXaeXvoLbbfeRbijprWflbdOfbmgmPaboSXXWYbkWifNXckXfkqnTbhXhsrdiYbjjclejhZXTeSTnRliedZaUVyZgdaeYcjfkradOhjPkndjcTjfhifoagYiTfaQcRhajUcfRRljedbTgYlZkYZihegaeZpnfhXbgsXcuRuaYdeaqVjhfcWQXXnxsbZsdkdZMbZgZqqilfVrbmllvobbkqrXkXhaVbfizenaiYfZWvXggajddfYUab5erpjdlcldfldWaClNimsffHqqfWkWhblmgojfmthaipohoWmeqkhkvckcdhdmfQdhfhpqSOkhdagTYcmi0dphdgbdgsoUin0ehumXqNfdcSoaYNcfjYpaUXXjeRYjclRqTiZgegYkcbpkkaeqgglblcacpnfXnihdjhobTcyZsoerSm0filOmbrZkjfZfhhhfosgbnTYehleYggWccSocUevWgiZjedugWjPljpYQigghkUrgkgnwdclheiOUijRSiQlvjVpZbTbNKXZYlXngafajnfWdYVmevjkueqsuXssoWmaNZfncdY0vZWmMdMhZiioRlnqYwkjdfVtRngj8eVdnWowdyfigYedmZnqkfakPafommYUfakkWbdlmSdhiWaPXd2rWhrSyUfekk1bcpiUnZetjesOUtTyWmkYiYQQbLXaYXbigPecfcnlsmegdctZUrmqgafkitcVWkVwhldjidfpujcXeigjhWbPccdXZjOdanhdZkmiVbapfNjdidKkVOmgaqnfWjefXlfonjgWUWljQxoPXmmXdrbgbVaWUfnoZgVgrgqpdmTxbvQudmajsMlKtVwWKmUkGqYpkxcgWLHrsJsbgZDoMLoqrpYInqTYgrm1wmfjqahafrJYMjoqpjkmkeSmkjpekmUqQfYsksfYnkbYcoUvvmnsuddigmYcOWhfljjpokSigkiuqmYlRhZwvWWcaAjuSXjVTndkSlfdjVcUlircZifbtfZbkflaaWQ1djYSTZlmbbbjcbWYfgaxpmorgkycpfieaheXtfiWmigttmhTcjTeUekjaeefhebagaZvolmvfkselddcdgebskdblmigmghVZgafUSadYcufhOddglsoqmcZrqcZOlYkkdhU1uZfgmjjgbikchJhbWfdUeaPXcneqejarsbekvZqkjQWddkciqyoKbjbcVpUhcVajssojjogfrlmbgfOWJWXYcgNjnhTeZidaPdoXgmcrfhghYhbRdshHvtlfWnndLbcbtXmSoSYblmqwiPWRofSkNgsWbsWvSYaXYlbJfccdXdyvRte6hgnjzfZMyMjfknoWdcYljRZTWtpLeinghXugqZYfWWdpYtlgmrZQqdQQYnZglmnYZMnlnaeTkTlaTdWllegLYYSVbYWpflVcfjqi0PgqZaczWwbjigkKirZZfZWiUdNddlUciesmkYaUqjuUZkRrYaceJumgfnNtgGdVlrPuwQ1jkpXRkakkeondndnothefgcbaiXbeciglNbXhpeZWchWcQedkhdeejnikqgZlYkpshbapeeiYfelUfZlisaqRgnZhbdaYekYYUYaWaihujZXhanrlnfameegdcTjbeWlhoagWjjXikiZbjgcgdYdYptaWibXmihq3khOiYjWkueifWYWo4daedhUgdbfcNaqkbaUgbcljdWXdYmiZekglabaccZhbohnemlaYbjgsZllbdZdSdanvhaigcnicaujSjcfloZjbaUVafYcejdaabfYqksiZRZdWbWWWRUdXLzcVhRcigpmhsncmmTaoaegOYUYu7hVhmkbfcgXlhafnaidgXjnQcgalaZabghYgkYYjaqfejfmagfjTSeemlWgkdcYWfbnWlahYWndponXkgbYhshjgfjbuhXgWfwdPYZnekXcfbTobkeOmlh2ijeejfrpiSZasbifOZkYhpja4kVmShbdnuPicghkhhXqUY5vZPXIbaqkcmZjTYsffalVTdZWqijfj0mbfIUkWcTcekSxjaeibdjeZwhZcwoUmhTOkpecretdcouVwbnoTccZVhMbXZfliijxZgkXisXkfrkWkgbfifdmpemNmsnYiRRlTbgaegFcicjbgXXihgnlgdackXXqWeSikkklOejZaohgfahkloXcthdmomemniXZqbqbWabeYdqTYUkcaidccnbiWtkqkoliYYnldtihiZWoTOeqTWjLYhjVtYckRajgemozXWhOSbaUXoVTZMf4dQmXfXfkcSbdflhjmkhWmnWmddQbbphegijctXYsfaQffaSfcljgraSonKdUXfdaTlmgXZtbjbjfckpbUoToUdiftmf4ebXeWkgnimKhvgZYagSqmcnhbnxXctLXOXqgXedmVzbboOnncsLegTmdhfZZQZjcarZQqeyggfkUggfhsTmjuUYGfipZjjcefbYmisbWbiWgemjlYeQhVcTNOsgRnisfYhiMhkodtaccllcofudeZWdqidOvqdZdgYtOioaaZqnUWhUhnrgcrdZcVtjfXYesafeYhdeVadXnURddgotchcbfgaViikZXoMjcWTkbnsKSajfbbXeyjghVppkpYXmhoVXtlSWOchiRRnefucWhkfhiehpcYdilddYTrjreVdeljihvgegZjodeckpTkfZiijgnpenOnqmXgTMiWciZefLirZebmZgrinpjYqZffiZfjeljRgiaaaYdhjYenrd3iXkifkgmPuelkicibnGdmXMjVaNhfppXlOsRZKnkfdXjPdnhvpZZsTWlqQkpjGafNZaUPa4tkPcvrWpOXmnjhgdZrYcYkibkZXJbVfJvYmiodgkhjekikmTMaimUfmTewiSkrggQgjyXbTWgUbcUlfUbvffgjnZabdVjwfgcsbxYfnPgQoglyombaeWgralotPWeMgfcwhfRdSRVgbZSXPixbUjbiUqaZddnfkkhXSedlhcfddaxRldsuTiihRdlcqmVcsdbbQgdmlaloXevfOhcYjYdZoetheealeXqnfhnbVnVZXjdcmijffddgdcZTYdOSeOke0adeTitmhhNaVdX4vhmPFTVXLgaQatmqUvvgbhadYlgknxopVfjbodteURhSjYhhqqZSdadhlbf9gfOdapZltSgoWkin2cdbhlQgZeZfWWombYUfTfdkRfTMjlqngeXoUcdoxkZpZcVZudYTYtcZdSggWZiitLieXkheSajVecjbialgWZjgmmekZcjYgeUgkaMXalulmhaseejedWadbrffZbXptbbSbgZnbWlmgphqhXfehTahtWUaZmYadiadcfgdeellegZXrgqdplfsbjaeUbgjZWpkiiddjSWkhsbckeJoUbSiKSjVqdnqWYmshmliqfjicXePgqrWkhmOhPZaqjjrksZdfjSseamS1fcifPgWbaWaXdmzjbkOJkJDlVdgTYZzgjpkWmmyekkWgotlWvYibmovcigZkoYVdagulWbxvnbdjbmWSjldlUiiZnagWq3ijesehW0oZRntauTadrZPfbha1mXkllWTikjijuUhVibQbjhYjTapbqakcbgigSrsilmjRoPdphghaWadHpdbedegUdZTcnpWiQWrgwcdefakgOkpfrloNpJjvdhdbVYcUgojeeWrpkZohpZnXffcmjuihbiTYoYUbfYmudnofcXQjiaThdldecQmJPPoAbqTicskWic0vnlWjpkZ1eVWsmtsjuhduKsgZRpbr1sZcjjjPceZabfYUkgageegVhmcmqcJzOZlaqlYVckctOffknpWZeiTfzlaWibshzZmhecfnhbTjlaumjbYaegkiBfRSogYYQZifcjhjkbfQijfkeblgbXgkeaWdRikyrTghlbaglgVVnXcbjUSbnsdmkegQScmfdTbWiednSQjpdirpwgPYShrccXhXXajNUNkaZebcrngnlgZZongvcfTicfZfkiZVdlZgXrraSbXdilRZejQdllghsmXafavpjQfbgPhllabcYRmmoSeemWbfIYZNpYteSOgbVbjTanfdYdecjhkomeckYgcWhieXojmlddPcejeeQieharWnarSWgsZfnmtZYUhsgdXncXopYZjdXkZcdXYUMecIffhVoRksjcdaZadZanrpccqapcbuYlocZmcjlrZdoYhYgmplnVlXUStXWYgRWNfbWckmcbfbpRlVbmieagdllccjWajnhUjdWdYieWnpdifmYfgbeglXkTtSrYfYenYUZVUnfdRieehlXfmpVQZiseiIVYYdpVbdIHdOoiir0AtchqwZrqeTkMU5nVdaYfzbjpblgbXgiholcYibfmnjijlidfVeZVSdbigpcjWaebjkdaXrbgdZaWbfiXYUcNabegoebSdldcfsTl0gSVXjpggjnnXZoRYbhUoZYcjgaggdkoeYlRfisfklQgfYhVXmgedmjjrbbmfjnieYXnZdZhWalkcGedSiclfhZhdibokpgkyUVcNZfgcrkWVNfnchnOnZZjiXZerhbYrfofflfngamRhheZgcdiXdMcp1mphrscVhtUuwjgijRcqZwlWZoWbcfVfphlSXYaydfaYdRhjeomYZeQUddZdXiXdjVqpUdUWaqWbZnYlXjZbTTiqcUbRoefXZotclUVoYkUghldaPgZogfeetmbfhXfWXhekhoZndbaeXUkabZefxXVXYndvrgoYickfnnbhbXslaZSgmjwbodroafigVWxnugaXbepmtnOmTbfjZaZpngqbZZpgoccjgchbjZfdcgblgldhnhcgbkjmkTdidhjlTcdVTaaaZaTgXkxpfi6kYZlZngpigfusdXthfhbShchHZYlVglsXpckfauebheafeaTigiahtSVpUfVVijkoUvgqciWUccceitgsqfcfeiopjdUlXeZZdaramSahmdiPctafekeXmjRYXcjlfQjldkoekmlNajig0lYbkeednpbgPfkakbwofRaggjidhofdocZmplXijQfdiamZTvlogectZfiqTglcigaiiXVpYoSfembfppnTQhZaamMoQieZUacifffxWlTTomXZiTfUbfcghUmbXlaSimqYcnmmkYUhiheWfiWRdfkyhkhhXkTWidcgfgcnhfolmsUmhlXkdgZWhotelOWklSpiYOdZZOaawjiZUXfkWiThSbmZbYYhhRYgRbXchPmhcmkpcobotWabZjfifuicsefkggfmgdoZjjokWYugjVZeefbbeXZjjxfWmNlfdTidafZffQfknsbqPYibfRkaYdshVZichrlXnVnjnbigmhVhZXTgZgaaoYYfxhhiZfcpiTiVUgpijddiipvogcFk0QhWpOnwmVVcZjUlkrqhdfZdZgQuiWVcaeijikqleRRrkwaeuvVViikVmUvxTSaphcfZdWkjYgPiXcYXbhTcnaRfkZPpXXfWn0JejbhnpcrlfrgPghgkVnSsihaPenbidbZdXcmgemOgeerejiWfccSckbrkcfXYhahiiqabWVtfjbRedrjfkVZffgmiZSgXldefkoNfhPZppriYUaibVrSPnkenhYYeOZhfAnrDelafgicjfhbbjcThihaYnZMoccZblSRdHOaeiOYpThgdGYiKiqVYkntbZgbicgRfgjjkmaQgaedalmZPOZjmxQiuZlsKANaNOcfLewwpac8mWdYVcYxXnitgTsbcdhsT3rgblVehbcQtZhiidbqrddaiXymaqboacrXjoYfoflRQcHqeeWQskenbXk0UfUgjcncZgMrgocrjmmgifcZkSdaZkVbhpnohcmUfbRcZYinVaZfidobbgRohlcpgjmfmdbbhcYbfkbZinmgfZkaigUeUpcaVdtee0ljdasYVmVhRlZfolteWOcdXZmoXUUPWnaefSdrmdZhdcrmkmnkURnkgsejThgfcjnieOgnXdXtqbLaTeiiXeepZhn0jbebf1olgpfSSbehRxnQnidbhUUecghdOeikPZjU1ZdrRdUheYsoWjdgktkikpgbfhUcZgkgiRaTnsddadhXgUedbhjdYTcXVahxdjlWyMTiThVVjqulsPqXghYodtmfPlMmgkgs1cainnbZgdhofikVllqWcPeoralgchqatnVcwXdkVnHqlVepggeoRalqKakrTfgnqiuZoYXofmSdcmcjnWnVbWZbfgOVWNkldcjddXgbTgnkZgaYkisgYgdbjfPgofmlsTjPinjhgfXZaPlhpecYVaepbkegdjxfTncjYfcqrgXlgdojbSZgckipiinUeoVZbkefgUYmXlYXfVrdPihhaReo1kWijZbarZxjckmvjsrMbdZYVgTgxNjiZfixeqiZeidPYlmTnspnmXgXmZYVsTYohmfnhWgZmedXbZisolUaipqqbiUihlTgYnshjgWSMUebYhhdiomrrifNljghgajoulfZhfiofjbdlmNbanqiikWMQaiYfmhhkusjkaePiedjhTiqYWUefjuXZgVvhmYpdgtfodchbWabhijfZljrgfmVjoQjkVTXmZgWNmQgeeikmgilcojpgbfpZbjRbofcsdqqWilZdbZniYdjSIpcTToSMfvwaWSniOvKoebTTthQ2RvYq+jUVAVfXoDcqVleaFbiLgrYYmmrdWdgkchQegfkkrePhajYZikXOTVcpuQeSgcjkpgiphhifcYgcfdcXhplcgbXXhkjVidvoneVSQvWogdfUfeljlibbhehbsVmtlsbagocghXkUaeZYpnghfhfqYmafjigIfdOSdzhZuUdkcZgQmMYlVvirOWMGbSnkXudj2UdlgpdqrbgieldkepggFsZjYdXsZbecUfhgbAnhocadVicchmWOSfYabZalggedWkgXdfkvrddefjbfkSiiddjjmVjijUaaqZhbkhRiikepRrtlgUdnVcZiWkajfjffjVvcfXriseVakkugTmnbmnhiXgecmqmabqmsZdwlaVThiXVYjgZqbPheaaffongaliidfgSwqoXUXZsZWoeaejSVmvmfqhsaUYVpYkcRUaOolZZs+gQlBcnWkLilYsYiZsnYIbVubYoqXNboVeVaeIkdxmhhVgQZWrcNVS1VWOUltYrbhetefgMeScWWhjRfYdgmmkdlTvVcpfgeTYjbhUgZUgjVhchhjfZYrYkbmgipisgcjjiZcSkXbegYjdfcZcmpjtaZdhrWlhjQfiqevqjUYemdlZqckmhXghRmVmmWeR2ieTbabrZdmorbraleignnthkZTfeXlgbTjejYemReOmnSYP0hdOUWfhcadmkRkjotqmTggXpopnZdaadcielsecWiamUmZpfjefVjmcQfddejjUeUYgedRSFbcugcc4TcbXmeoiqllfXamcfcdkZnfbnUdhUWvqqbqaodjtxsrWOUaNYahsYffWVjrYcXWrUTXqZYnaWqWiTXhhgSXhkVbXhaVcihgZjjenjiYecNZiklZmXctaqnqjTimlnSZnkgheVffdxbXkdwiUtjdbfckbaVnrlncptcaelpqMbZafmkhUsmcfWgNTcdbnXYfjbSdfjnpifcoXgVhpYjlreSjjMmchfZhamletmXdgnsiZZgkWcUwafkddhYchTjtlfRYodeYWWsXfcSgVjfegZededlgXYckijYgWaqoRmocdXXlecgWoWhLhdqgdgUgZaeWnhdhYqfZdolsmcYjnmhfteYkiZyzlcbtf6tajUqtpqUcceldjfihcreifrnqoeYhljdiqfbedX1xjceum4sYoRouqsjfkvbaVTVSZQXZeYNUbjVSlSeieeetjjaRZhWimVOgNlidZooVWfojjfieotikZWdeTholZZgeUdqjopkYrgnpnadSbdbbHsmmhbdkiobhWtjenafUbijfjZePfZhjnjdfuPcfjljqTadYdniZfhkXqfbZlUjnmdciidWregagkgiaVanjjfYkuhQWeUggWikUddlYhXZlgcbcrlZpiQgbdgbpimZiNVhlnXcO6eaiYbYfammkddlokchUVksanhgXeYfgblQgfqniiiihigWT2bUkXeOUglXObhjSYcYroXdi0lahhYiUbicnlkdfMRmdjbdVkcZcbedmZiYvinXcabaqffPhWeSRTXkPnQvacVZjbaMVWVibqRfthopdlRVfVeVlibhXYnkTqnx1cdZsXiQrmqijgZu1kdgOsuflVfUejyUacinnkbefUljUkgtlTkinZfXmjheTlhltnkkSouonUZcTVodZoZQhdreZiibZjlsQfXortccfmZlorNgcleMhXipkfletcfgUWocjiihZrbbjidikdflgZiqlbelZdQlmdnahedWdbhnglQVplhLHqoEjXfpqpln4gwXbmmcbmSMbUezafVpnOqlXiPUiaaigoebNhgWmcctQkWpbdclqnvs3YgSdqKpbelgOVlvhdZWVcTNsVdnlfVe5bnbiYUaegaPobcpVocXNlhPWafgcUculWUpcqPZbliQTjpWjTVYijmiZdkmXjblOXqUNlrtVgTcuKgwTjjcjPZtZeTsjmbiudduhWiZbhbloXwcUeksZdhfmb2UegehhachidlnaaUlZYiVcVWsXhhtjpYZicgbkmsphuXllioWQsqehTkfljgyYViieVViSjjZlkfhbjblgXYZfcihnfnccngTabsdrYljakbXWjXUWqZVrdgmQjmYgZVjrdcoVbZiYgoZtpbTdefajghkcWz5vePNAZkSxxdXdVpVSalYLeOUlsSUsY1cRQkhhhheTNyNpijvbbglsnUjZdiUmhWhraggeWhcempmbVjndfdedzmcbeldZWlhalTegghWonkdmTdYfiblniQiUhSjhfmMfiddiaRfXefjhfWgjcbcrfXiceeUXUgSgdXjimdjXnWnjnoSejoffmTjqhiddjdPbVQjYmlTtNbtwsnkVnfvZaVqWjkbRhcmrgcTvSNojWldobmhqkUghXhchXgkheoaPkTkblUPjXgtmkseOOiNcUXsiUqWaXjWXXdSigllnZgeUcsTtefglunedsaVepnkpjmpkYVikemgdQmjXbSZeuelonkSmYWThimmXlieccabZWvgYcZsqbljMoPbmolfTUhgZeWfdeVUrliZmpesUfdkahgrUSfidXNlpZndhkbkrdgiZfieOkibXoWaidthofbPXaaYt3mLZXgakbZamnqkVcmdledinlVOYepXvgUnhsSUakSMZXgbemeqdXqiRTaWmiVZVRqdiegpospeNaafKfTefOmYcUugVhclhhbOzndvUSolWpYgfJdaXFZqghmeQZdaPXUYikldfnlmYkdkgiekdgZiffdWagcZngifmciXVWSiXghWmajqkdfkiWjikUXecehYbimgihcehbbToeltYbUbbVjsougniUxbjbbdlfeUjbqgeYgfYcgdtdRpgoujYiPuSpapcRfiebjNTTRkWcXhmpVenpcWZhgpmwhQbocbhWlgfXlkiXjifLYphfzaibtdjhsxttfXoKXZJhwgTgoexeRjfapZjegobhergjibUcVTUsReXkmgehhghgjkeqVdkoObmjofPpiTjLXSaghkWcoZSnjbSgLlWrpdllYdgcfsYjhcjZWvtigaZfjfPSjfjWiajqrQaTYhVgaihhfhUccfnhadoTitsfXZahcVVphWokWkYeWlgXXeZdgZdegcaggbdeUjadbYgpbVmiflbckYgddekSpZhfbapeUfopmfaVjvXYbdMcZitkjfYaditicifacQYbdrdfYpQjXsXeqbWmlfguVYgggblbdfchcqgjadXVbbmjjnbhsdedbmljYhQeZdWkgWaifpeefqbbhkscqaadeiaqdlforWfTgcOgffeaYYcpZkmeQfdfnekZevimUgdaidnJpekhfMajajYqXfmmdXhfahflZnfgfZclkkfXVkkWhgXbnbZUkRhfhYbeZeTjWajcgcYeQkPkYYagrjarhYeLqevbhdbOljkooSoWkvkunYMfOgniewlRSXjofccjmboehfXegYhZnkejfcYbWZciuhrYkRTUfZqiUpaYktlmjlSSccetXlmVfcVhrUaabkjcecilfidahbcnhfVTVmiUsmddhaeoigikfcRpjhwciSiefXmnkeVjkaharobQdTfijTaYpXnYkdbZtbmdgjfaYdgleZjfiZcjYhVojabWsYgUZhfiWkkpdRaYgkgdVZlYpdkbfilgfkkNcekdZfemqhqWeiYistlQalVdbdexVkkjnbYhfwkXXekWehabugSQiOhbjcijbcZkTaigfhhRXZujbgSYgJpVdXlgiVVlacUsPmTTVZWpOZVOYOmYSdXkzfosTeVilogdjjTjMiPheZnkNeXUsoXmdbugKgoeyfTXliYSrjebfabacbaticVnKbSjoVocehMokuetLVfbcmlmogkQdjZRjZgglaVgbihjgdfkifseempXqZgYfdcXnlYkWnfafcjebYYihpgTemefrjZhSVbnkjjlSeXdganJhsheXiimWeiotUfhjecYdhgSkQbblhcwteiaXpXbgidkcemiSdactlYfKasTWbRHccZfroXiXagjcfRgQXplsnlocdbhZlsZlqhcNehYTcqlrYXofcggTlirfWdvcjUpqNlkbpiPkerbpqalgmTXSRZRimmYcpSQkrdiMRcXjZhdVdXbeegblWjlebYolohfdcffdejgVfadahcjXcfpZhhjiGjZcdqUSeWdmokoZhofIkzZSnnTXrmgQRf0ciWcnqrlVqkbStbphkeboYhmaceZgenoWXfhgUbfbWeckdhenZZoueeVfijblefglSXodkXZOVbniVboYicgQkhdeqhgbdaUXnlcMfSgtckdZTijxUbrvcglVkVukkVdnhjjTkXicbVTidqdXkYMoZLllUgajqSSkcdlrkZmagblofseXZehlikkmYjZfhtkimkhpTddlencoWgeYTaglSmZftYfnhvdWXpfadWVZUU0lPqhgWbcednbagaZUmedhhgcXhceRdZheilgpSggbpfdmgVbkblqZglZibcmaphamqdWgpmiPsTSYfchefteLgfKytSbolnmSpoxriatjkYcpjaUYZbcadgpSnfVXidpjStjMgcbuqnpbeeUUlovipdskykgiaiVcmfWcmShobaaZughmqffWfdMVUVYnxphcwjgeORfaUTKreYOXpVkqcdZTXXXNXadjdakliWjdjWcbUkiqdaYkZqrXfYSjSebujqfZcZmtehgUrmhdahofdkVcXdmbckViqmffQbkrdUdWldchinoZfkZeeoXltdfXgXnaeufmfachfcvdWbacdhgYdjhhVkiiRoeSqolffjMowZhhfQgijhmQcdeguhgncciOJVPimseZrPwjiacVmiYbicerkfkqigldZdbaTjqddmjuamdjjrgrWraZdqctkcdYjfZZiYhpbefthimfabZWVlndcnkrakejlqmrXtbWfsglehSXmgZagshcexjYicpdjYWYagjZmbineYVnrrVdlbVtZmjiffaWgQfSTkSfbokpcUgikgXarVekeSqbamhWShgghogdflWlZgbUgdZwmjnWkgYpclSmrQtmlnjijheoXmobpmUgUhhkjqanddgZsibQmkZrgepSlTnbdZXdivWttgeeQbhVrhcgapskYesqhlYhYknfddghsniYlthpmjiombhRiffYpsliihgeeWkTVXbOVViiYmZgjllbblTbcWe1deepopbbmRZXebakchqYgbiOjZbgiTntgYirnembYjZnVbXpiZjXkRhsjbRqjjPUnkVrUcpczfMgUfbnlhgqechYioVgfqlXhgZcekcireqRiqmXkVRkWcfSfdIfXgonWYnyfgePgjcheakcUXZlvkmmkXjSefXddWmXteYsefqSaghgZeZZhZlVjaemmdbfigkRdmaZlfnYlgelifacahedeodh3jXZXVavXfvglUgbkTUjbcjbgnqgeorkVYkmafUZMgbskqsVkjsfjhfibfefnfYOYUcYgeetkjhVQbmkTZrjbbnbdgZXiaWkXYfcalnefgqVZrhncYXatehbhipbjiaTdXTlpggYhUWuYbRZjmcdplbReuYmkfdNWcWndnWkviWWkXsdXkpnVdsSZeYNnTfllfgKdogkdzjXahXjicWkbeNnuOjoWPkeVmlodWlYytdmpidePYThiembojKbmbsmhfwNmkYlleqjlUifjtaeldXeslWtVegkqcrchiepeiedhZXlZUbofTraYZlecicfkglhsgjrspdhjtXrUbZoplh1mRcXvknTijkbhnbdbdXjslnggmjQfdKgVMgevYVbeWinbiZdjamidjQjfmekcmgfggXblbfaeieeiktgedhYehZddkRLkXeaYkajneghnhjjPalWSmjcftdqqScbdnenVjThjeiklkiJtseapuhio3aifPeYtfUqfScjxbeVqcSrQXZCdVjoieiifZniabdZrYobRmUrbpTkUPmVftauefZrSZkexqpjUVtvbvWVQYs0wdXbtjlumldTlYUqgkbdteQsgYYdeenlbbcaYdlQvhTiXXQWmmniloZbXooqjcvSjZmVUYrlhUWjnpSWftdamacxYlcmaqgXflWsZrcm7bcglZkthpemaXjfockwraZkQcXliqXfgZmmTbefiUTgZmkoZcehdnicjYecdhrkIwQYhbwiacZdiuMiqwnYbXhjUYadijsbbhPtjpaoggmgkbZcaYcdjkdccjjmhfiYinTgnYabWglnfSdYebpYcfffegcgliihricRnhfcgjkhWQiflcgidqjodnfYdbhniWZeedsrhmbfhbSdjakicYOZngeVVTjYdckZilfZXshSkdgiRYTfRfaaejnThahWpinuSZomdjqYhpkfZclfcsZkbWoiUpidVulcaXeVmcoUYYdUVkZgePgmfhWdnZfiWiiTcdrrQKfiZXkSgWbufthicbmXbeeaVhbhnoWjhUdvgePoWfWk2rpZjbfeWYUdlfbjdZnUakhdbZbdplnifdhXRVyufiUgYhfhbRgWgkqfhqeXgjwgfejWfYVjYjovfeSTpkgSlnfVlSkrTfUmMdnkggliblclthaRbrcWbihWmjWWffZhVbjYcdWUnXnjwdiOeermSVl0fknSWlWhdgjmOaSmoihoWRcTghamYdsbxckbekrbldatpjhehYljiWdQevfOYmHnhabdiuXVcsnlmTpvhZYgobWdmpcoSgkrdddVfRiidUhhefgYaRlpYZlhfgWZdgTkpYblbadbVehfnjgYfgmrjkfdoeejghXhZjagikdfWgpYgcccdmgVbZYbXdfjklXRjWmoeXacnicWZcldfvVRgsjjUjjqndhmkmjjZeggellfuiPbljScgWTQPQiRhXqjneekWbsXPQTggmmJlgNfeXtklRdnPOWhZcnXXeanjdTwudmfmcZejhpgbgjqokiVVQmnVgWjadZjaobofokghfgQgesNpeXqejbikncNghncobYYcdZaYgWjJYjldhldhdhbkiZhesZbiboVbdXUfjVcfgdYekRaiTsitncUcYardjergWhceUlXngTnhenkcgmVJrniffiprgYooZVpWWKrOfYlblWXUgpqahkSkglcgiObWqcfdojbNSdkjRoXdocXZVmcaXlimfcqnbolilbhiqYfUfaabhdlfeeXnqkfchmcZcXbuqWhYZgUVfskkafdoRgchmalghfqhUgXbsedmndWblZRZYcojXXkTjmqeZlnjbrofgbYecZledgQnZUbaiVobygWidfhUbmbrbdYhdubJiOlfbHtVPknoZR5ljmnWjbwedsrlbjXZYppo6jgcNrmokbflZfhfcZXcpimZgocfbdesdnjhhfcbqnaffllfhTeoefjdncXWgnnfglrmeagapcfVbjjJglVbtWepdWddiVraUakYXpgnbgefjcVjYefPkUwcptgcUmTdkUopgdiWboYthiggTokZrRbtqWaihimkTiXZndmicfcbcbWUedeoqvhgnSjhpnbdZfodefVYOlrogTrZRcPhpjlqmgeakpieocganjYhbtqbcmeeqeailQbjlagbTedVqeaieofcS0WhlbVmWibheifkcfcPeWjrodjdiiUknXikXVXlskgpsnVda+hVjXbdlijzOcfUgVdfgjWdJdiUkjyacROfdadiiOYmlizjbmhdfdhcfnzqheeheXdbXbWdmfrcWbYaaSaafnaXfXWkXqYsdjaesZffhjcediftegjchZnffatJTcmZZbhPUfigicWfWlogejaWlaWmhfqkddWYhlUgcckffhjkoehRjhlhcfmhVWmmbhiedeYcgeZbffpbpYgnbhWTadpjqTbpZqZVfccnsgRhwUYcodhTPganjgdllmeoNtWcXYkiaiLfTkbZXcZUcfjdXegWiddXyjkfgoVncpPaYOaZiedgOajhwgVcYmkarWYrcqoklhlXNprYPQTbjgfcmVgWmVYPzYtgentkQhZlWdPZSTXpdUcbbYoTfaWsaecnkvedrMoZGjgNjooqmasNZSgngTllbeiU2aLUkdRPpenV1XYVVbnseiZrgPUsriWWLtbeXlJaovTcfcMikiflrWsobgijmcjmjjZkosmQTVivjggnenpSkSggmqYokgRgmjcbhwuXcgifhbilanogjXbTetkdUYmbkYWgbijilaZVbgdVnWS0nktdyUntuiwmfTbjkdWPYvrpKTj8lXjRVmovoXkeYWtindaldegVqauxkjpxkilbnPdQSigggfhupYefiisrgViUhXqFiXktnemfmLhtfZkiiTcdxkheZrjhNdbsndqPUjgqgbhoSXtroRinUhoZfaSddnkjaohfWeXdftpnVcjjhSffhQshUTodbljkiVhlTddRhsmUmXYrkZkadWdkiZgMknWbcltydoijTTVeggabQgPnMfcdnapZhfp2umbMcliYnYpGkVUdgmMeaivYXlXrunlwbhgiMljRhbhmbggbflVnqhibXlohfVZdaSohblYZkdwIaagRlmaImmidSfkiPbdiWNfdamSinUVb7qbOVnZfWiflrUpbQpWiSnieppamdfXYhikodZdoZmbbuderfhPveTlpanmoaedWheeclhYoddhXlkiqiaefidafkkXjbbchjedcigZfchjbghaqedameVfdWXTbZkXWovdrjmcjcQmkkXceYdihWqocgcgbncaTgigkfUTYejpdjUbaaYqfouhfZQabSbsiUipfpfVVYUnrXdZZogXglRxbqXxXkehsQlOzdwULlSiJjYldvcfZSFrpMpeeWFmRNmlnwbYTXlfQljfcqyZwiblkbpZckJRiaiXjaodWg0cLfvKTkZgpudkglZkjcainMxX5PkqQmlfKorjapnvVaYijZlxisOoPOrxZmicYhujmUOTcYswWWLigQvLYSgagrfl4djYeuiWXfZqXNRamknWgVgZbgcgbRcdcYajfacatiYZVltacfmlpgnWgVZgYVUkggeZgjSSoZYemfiZbehgehdkmoomkpdbbkoogjmcdgjdheljpkcbofiViWSRbfonWdlVcYVecfomcpdnpVZkYhofhrOpbcbogQdYokbYgeaolZYafpkjYiWwkdhoTpUlWkjfpeZVkhfcpcageqnWGcqtabQYxpbfcWUdlkocjUgZgenikdkQcokimkeXmfOXnbmXeeilfcdSqkbjfmfgXVfmYpcfndnkmdmsbZwhdfYhYkQjmZmadbUXdznjXrWtlRjoeZnhfwoetYmXTiZhpfqhbTtPkpweTaZfhJfbjhhjjknufjmihpdilYjyccThWvjYalcpPmmZurXqWYsiOJsoYdiWiZbygugnhXdSiUZXTgak0sfYeUVlXdVkhdPcLlQgkaVgVVUgZriioermlXjQVdeWasokeWUotwSghbbdYodcVabQdSjhblYbhmfqeeiejlXlfdbhicnWUnibUUjXjhjcjYcSegjcfXjqTcbSnjlnpehdXhokYedfabXYYqaYVXiYZcjiWaqaukTdghabadgZiccjmavdXoWeUXnombgnSeTeWfVeZeakYYkdgXHhmRkaQYVibfmadhpbiejkbgnWRlWnZabiqlUtlcSqThloifZagiaXbbZlmmgbfcommfRkemrhknclpcdkmdZgsiZfXdiq2hrfRioeWUabkXXeWUdsipqPheWewkxgeeYQcZpmfacuQbleWnaghicsZhuoikgWdiboijQXYcidkeXjjaddqUgmlcOdbUihWZYYjfbVSaWrkgVigumwleZjeRfbcciiljPUksUgpUUZjfbuheddehbYitbZhgokjislkgjfiTfehYehmfecpjUdgSdefmXlWkopqRhUdfTodexplWtkVbnSiXYqSiVqheoOWfOwmtmZnhewaVkonbgkcYgfVidogcfgdeZelZXmOfeVbkeciYcfmkqcljVYmVdKYZelObWhcWYexmWsnhZkneinOXxSUnlcUYoPmnMfbLdSleckUmolWcZYWaownjXardXigKklUMaTj0eiZZjrvmltZfggmbjofbVgddmcbXmkjceifdgZZhfcejcjgamqaXXpj1hlgkbmxnijhiaejmmleqbciafdagaglhVahhuegdbqedkancbebframaocfgcVlVjqZbaoqXZhZZaaWvQcgqpjjahpVMnjinibRWaltaVmeFcfHTeWVpjuglolnSRLcfgWdmgkiXWbqdhcfmXfWoTdNdllehkfYicnjkasbpSmiikUvSJXSVjiXnnenhlSbxgNsdNVSVhgZekqbebhpWajayWbYkeeoXUTOZjjWmnldhaWfrdbiZYUbhoxZdksjicQjieffahiMeioslnloZhTdcWhcVodkbcfcenZagmsYekrhhcQhilhhbjhRZgopnqkmVjPeiZjfXmeogblbfpcrcXbTdnYXdgbTm1ZpgmPklVjlWSocUVYPsnbMUmnhiopPZdgjVVXriUgmbbqdklZoYliinWtRpleiudXmigmmablvkcZeXojYgiYUaixXcgakvWvhqabcjmVdTZVgdjkocbjamYpmebolqWOfWgSSZiQgSibOXogglkVyepiathgc0TXiguWovevZjqbYtaqhamXeiXWXphnjpbnkTbphfXdcbbkhWphjZYjcgkUdkZWVfXgzfcUSWu0NggbZjxrobdbkdVTZWnnWTgVfnqNahggpgfuetdgyefQehftWriThfqnnUjWidUcdfmlhVtNSmaeagaQqYcxfskfSYkgjgqdeibdsjcTcnfTbhhXklZYkhZbYgiXehbXhPnkwgcVNYjoehlbcefikcfaipXYeiqUbeXSdqWaWejdhhXXfUlnvkfSXghKsdmXgjZfpihoZRXfsWiSfUnefklmlcalflPQncWvhhNhVehlZNugZoblqmvafojekooWqUbQgXVSeiXZjnqHWllhjjcbQbZjkpgnfYNgwjdokleWeugpZbnjjTgbsmfoabxbmWcdfVeqibffhroagXYlmcjkkegbliaoWhcpjghecikgdY0bcYdaNVjiEcWorijrhrMiqmcpjjQcdsledYujjJYdwpbpWagilhgirVWpcobgUfivcmmkthkerpoXcubYbbiRihSmpnjhbjYtsffcfkteocRlgXafVoqfcmkPZljfgnVitgyZkidfekehdTdblfXkiZmanRjPbiujVuYNhmYrhbjNigcdkmZhmQeagvYnPdmcnkqeideYWcligagRdaiZhigdkbdghffaXodfkydbdYlbdjecfdgYaeYfYamgUdZWcgYVhiggZamkidahsqgedbdgbaoenabenipRUcNfYajehPgcWcbeXTmjbeachZolfkmbIvPWnaulXYdoZsVZgknndlhjZiliUcnTsqWXddgcakidcZbam2kZcXaZVkbfVZhMcVfNffdhgjiigVoaijpemhYidafaTmfckwegjbmjmngogYelahXgcVcujTYffeojYpXsppYhhngWhaWUbbdVgqYcbymghcfdqjWipifZfhtqheWldiZhdknaQifRaadfpgilpYfOXhpkfZbficfTmicntgYWgPffidSeYdTiacjcYZbnguonebbTgglmTbSvlVYRsZRXzglVnaTiQtvfldpWnZkLUlrnqdjnhfaUqjakZhaxYfhdqafZqRPYYpjgpYhldgecdZcjZkxrjmhehZchYcMopZMvcultcduiolZgkZhjihZVdXYbddmoehTVOihlWgwcWbscVjiQiaWglgglUKjiYltVeahnZYLlkbjOwSgbYVnYdmYWXlcURaj0pqkKnkiQvEbgPxppdqypeU5XgXYogTskQbbfegkiOcNkopdhlxlnuZcgnOXYcdkWebfjnpcWWbfkeZejRfpXbgYfRdlhZZaidejYkchdpeYYkphhbjbfYZZibWXnooptZilaccihiVhemdXodoidpfmugTXXiVjcfhcbXdgfcfddkjgffheogicmihcochpebbVhXbdlXdondglWmffdcfYdXfeklbtZUadfhkbhgjYjibYhfZXjdlhVcccgbhOXydjZcVtTVoYegchdngucaWgkbhZcrcSiieVZZobskTiSZgcfRUjYUZhVjkmT0VefRjgjYgqWPkTdhnmmpXibihVOhfLZQyrmlhgezSqpmhiXTjgorimudSapVXNfkhWkXomkpVYkWQZVjVbWXarmimoZjfakugfkZeXacyjhhVkuwngmbclcdfhnllYVkaWVlWgicUzpcq1pkjiXtlbggRhZqkdskbgPVgWqdcgweRXpbcpdghSookhmdsgemYWWXahVfrbbghkmeWhVohMbWiimilWgidifbbaricgreltecmkkmgjdqbekhjsmhhiUYaijclckcfnnZiiXrYgXuhoVaweXheVdkhlcblVeiXhejNbiaXbZrepjVpPYecbkdNSgeagdWopsikZnahpeXgflhatoujfVcdSuUdWdcihinXaXnTointoTbfSqVgkqazPTpmQnfKlkehWnXXlkqSadZPjZkNgMYdgjZnZpjVrjYbpgRfiYjiWYk8jfXVUZVLVVTbpTVjfaDqYplkfeldYvkrjorQWYcZbkTlvTbZdijmmQtefmdkilggnoiYnayiklhoeWagkUOXZRitepnsOherkfVOQdhbNdfbSdigeqeijcprbjijjeYmPabbergPfggnZjYeZZfTcdnjbRpkTWpVUbXomdbmkZYX0meYQskmsVVZanZZhsUdZZtuedZgujqigUaZZWf3aYpjqVbXrjgXLnmfgjZNliZaaemvYUyHdfNlhrkebWWecYUfmfznfurelZZociXllgnglZamfjbnmZZQksZ0ZbyjfZgmlZndyhuWqnmWRUfdfmcpkZfmpfflhrfmwPROcqPqkotWSsSKmvWQeeUcisflkkhlVabaonagfkqoeTjeXwikfhilVWUorqdkcUafSQna3TWjlcWkmglkdTloSRSTpVSXoYMmlbkOnkSWWdbOgceTdfiZtnnqkknhacdjqaZiZkjlbljlYgbmbpjnhjrheheXifNiqdZecfbZlWaeXbbcmebihfblchSWXhkXQmVjhdcjnckYokdanldraebdaieleffbfUUcanihlYVjlhceeQodYZnWYfwXkFaRfVZtUnXjYcqWIivljPbdfwyknsWrhcpVUhiiLnrggZbgdScblXfQWmbbhgdcdqgpchqlnZfgnibUoidYZVWXWoifnjRflqmZYfiUaVUanRgXWfhfcbihaeegbmqZPdzSeZanRdaneefqlimcPnaZpffVhoneekgonkctjhjjkcyTYo1pnXUQVZgkmcTbqhsYcujMYRYgXQfkncqcYalcZnegtgbqbeZicglokdilnlZcohtShxhTLQgjbUWgmavbMgfbZjcfqbVnglaeaRztmadZprhhiefbgmkkaujwbncmoWUaTglnOdpdaaahg0YanXx0ZgXwhXiqlfloSjhjiWfdmcYteehbmpqRmZQcgRbXohbtYWbOoebhfibkhwhcjXinaXblnXmeYkdiintfkOonfXfWUgUaZfdZNa2TZlZRWtig5dafmtlYQvfXlSYqrmhmfghVbofnYZMYgvg7pddcm5ucikfc0uWqHYicbgTbUaumCfZbRecacemakTfCeRibSnVZRliVgcoJOSkbtjdZyglcXUnkmbdknZqeijinRPtWRnkkcWTVaRYXsqVycahawhaonVjfWreZhfZYONunjVhdihvXZibjSqoYvijobjnaekcNPgmvbPTqSogwV5mnjKYehkqEvpsjeaTQkXgpdfVSoseYcVlmbqehcofgndkQllgWfmmgWQSodlaffjuhiWgdeZbkvreZfendWqonXumfjacXcbjhjgwnffjlaShJiiciZWRejpvidTlYfsnksPubanhsiZZiPgtTpVaTlfcegdPjjRjVRniTWbYefddbhWhZoWkgrScrodcmkcllkarZdjkmhjZZPcgkXmVRWldYkZjWeXeYqmpoggjjfhbecheigZ3lciinctYdeklfUjvrUfdOpcCocbsYkUZdzaHpUakOwflsXTXgbPaRo5XOOUhhevkkZckganUijYsjsltdyQamWbNkkeujdfhhTubOhnijWoXsepOfgcclkVbvckaikMRZbrkmmZuqWWlZfVRWolhbjRehqTmffhqWkpQZdsTVtUYiRgclTkTcavRrQbiheWbYKscUoccNheVVYXhUbfjaloRqfjbjaXodhcajQcZkgsbXpmmWZgUjVmpcaiikillumRandck0fTvfUQMWcaQZahvlbYuUhjTXpdigrhbcgXhYbngOdWhsWSiqbWVbkhcdfPNiogVpbdapnfgRfvfo0gZjbgbeaminbmrRdeZwnpWhjklbpdglfelNhdMRZhjtfYddQtrfhRqgjlpSamtXZkhbkfZldgihnYhceZglbkbhZlmYpibPeechbahkZYfkiaZeigVmYepkoXlTikljamfeofoXqYlglhbJcenfZQUXhhgmYddXeNXYVnrSjRcRniarOTekhXmojnbgbYYOTigeNjZUkiiNbheihfRybcoivYjppfegQgpZUmdJXXdfcibSdhgYqYeXbiqcgaMdtoSibjnuteggcqncQbmWeioQdfkjiVTcYaeaibnhbabuaoivehferthdPNnfffXhekkhPXVhZkIfokiahhcbhGedxZYhULiprmgkhiggVmppjQVegeVfVcYjWieohhjjtkdQkYbkZcbigvipaibVlnheZQuidhdffrmdMeZcYYShnhaWdijjdGhepUfjeZgjOAZjWmefnSZXjilthnlgiVjisfTamebplTYmjQaYbdgPkmiqhRfkgjQsocddbhpdpeZocVedSTfXhfnuogdepWbrfhXeSfjjaYglfvgjiSoenfXrUbZkhcbhfZUehfeYamqgfbnXrfhieuVdothanURb0tTblUrRoRnn3WXneXsdkfrZoanhOyMohVVUdgndZVibXkdorlabYelYWglkkhajijanygUhgYhtfbufibUjgptZQRasfonlafaefickgaaahfdmaZSbWSdbguqaTgkjhiywuYiaYpasrYqclnkNWifZlYkbhglkmZVaflSeZYXamrlzceZUZoiNoakpfaabggUeWifYdhxdjfJaYVhsXRkdijZbapmbrcbagqUcYcidldYhPuenemhjkhkebbhYcffmfahmnjkfiXeiVfYXegdisnWfXifcpjptTolhbcaWddWeXhoojchViyrlWbccWpafddQYowdgtbdogkixXZiZfQbYjiVsWUtepbdllUdaZtrwZKofXodVUdlSomYXcUeaXkYZaZXyemjpoiiWUcfgmVaUPoWRlgmbUlmYVrTelWncmVnfrSUlZiWiggjgogejZoVXchghXifeheblWmZSi0WbWYVMxulh2TferaRSllWSbfljcdXUSvYmidTbZjjpoQXSURbjPRnShsbVjZaaaVdgiuerrkfUWjYbhfjhPyYjPqukQoSNjsXRuYPdopcjakpWkaRakYejhm3fuhbie0ciXdakVddbVhfOdoUkdncqkVhkhkaidhScmcbhWZkiiZZjoybbbamaojpXenpjddetfh2qnKjRphivWisabluclXbcVohfSaeTaslgZkQclVQomUZPKVPfbmRihizYhcdKwSlknUwZOQexgRsbTgddNiSYtuZjeZhZncrkgZmaSschnUaiZakiUnfhmeXkScYWrithXWNXpqjfnafcjhliidmjWYgflTYhVWcmXbeigdgiabhTrksibTIoZNcp23ikXdndvorrOLgfraFYsbiggbqqtONYooXxaZaQagTklhYiogYSfctejYkYfUinbZZfccn5fYTcrVbWXdXniRZRcJlYhblongkIfUchiaiebglUrZZnRqonmqdb1WmpcaLWoZWWPXVmYOTil1dphlwXgmu1WampmaINlcRfcfutsYShbte2VlnlhhkZdXadiwbgnlaYSffrncZgWdadhohheYXfabdSdZfdcnmjkVciZVkamebnbhhfkpbXfbignTiYgkcaXjeooNXmX4djjYvklolYsanoklcnleYXLoegZafUhidgdodYeWWeYkiMfhmgjVYgWeoRiUjklRkfpJSmWnWShUpYZiiyjbmTcfamdsaolinlscZZfcgnwiYfl4aQcikZaYXYXfYcmscgdWAlelaewYKTnlZxfWrQZXeaunpmbgiVfjggdTfZbbagfsbhWaNhekXethWcqiYigWiXVoWVTcZUplSfeWaazmidschbnXlZpjSdaRgciSgnXXegWpUrehYnoUibcifvdrmdYebZZiZjmYneWaVamXVecaiWhahfZUnekbXhZWdZeaeeRbwaphfibpbnaqihnVZiodtidicZkViaYcmbekuSRiZatdcUfRUYqhaefnjTmadegapWslsZdheoQdYQaoNjVlbYUaidgnfSZqigSiwosXVrPgaiUmllbdslUacabjeSlbqdmdccXkgbemTgoYccqgkmhgWilhkfwZXXnWbdglalgdfgVcdmjjeamZflkihijqeSdqcxdiRjySWloVcjdrWlqjjYbnUrhlinjjYXkkWbmpcainaXfZdoUaddqcZfWbVmXZqejZhflmahhnbabbecXikbbcfjdglkWddqfdlidlohdjmYhYWsVXdakYZbiaybnbbhjoiVYLcbgoXkmjhejlknQWgVSXbqlljoqjjftabXjWZeMlpZRaeSjbRajWicgjnlciaebcfijkbZmibmmXaeehaWRdcebcpilkjeYSgUlYlcSjehYeifTlbjaanqioldkpibnfjPZbadSlfcmkfadZcejjmZploVgrqkgfrXbbWffilxjnbcRfncfUidUmpYdbomkmUclnuYfWvdgeWmbiQfffckmZfjfcYTXvftXthbkbunSiZanrjaiMaYjoXokYiReSZYnhhbjldoVZatWfXTUtbhkehcgemkZnkfgedjagdgeYcekkWjcceZaWakagkifseWniggjnXZcpihabbkhgjgbfioiXXkTmcibkoSfUWvYdWSpebYhZhgdnaVfmffhgYdeSlsfgddqckgXilXjfgeUZdjXgibaisVeXgkWicnPSilhaYhgibgVsqlsljgsVeObabiXddVZbjqUhXPmWiqUqmacnbYdraZlUWfVkYljjVbcinfXqWTacmmYmmluqhclZlikeYrVhXTdqWbUkmakknrghQelVgagiRhmriqjbZvexfsihomkjoiqjUgfrVkvmVdJkejcoXbSiYdRnYZdcTfdifdlafboXhmhijff1YTitfVhWWfdcddfrQXdmmoieYigYaUXhkanincWuWckUkeZacfidjomiWmUaflgeYdgdedVobSeyZplYkgevgYnNmitXhfsjUdYtdbUFdPkqYZrQnYxiodbalVjMmcRocSsednjjahgaxZgukhjibUWbnPSmldgaZknkcYTgQapjbcdmaRfsfpgWVUqVpabYcTicZjWSqfeYpdtYeebjpeilmRtKVrhZfXbXjPfhZklSlabWXUlZXpUWlekVmVlfdfejsfikhUwMYmgYeZXclWccWchWVTaZUjfvdbahZSuhsaiVoupZVmmgenrXZYfineSsmmTqRgimlNhVahyqchdgYilockTovcgbnYieePacnxudWhmilqimhnndmjgkniYWlYWbcbxedcZigZulmahdklnWqYkjVlpcVujeobnmMUlgWVdmejWHhmajgqUsXLhZwqfknIqamYXjmroWcjYknoUiajhpYZmsfcTTcdlbgVseSbdmxkrpiclMWbaTgUgdphTpadoUXZZojenfhZkcfsViljfhdfiUsmXbccgUgigenknVkVbchmhYdbrWYVmhVuWYnjihnYYggahhjZdfbUtMnjlfbZkZgYedbdYWfgafjYgebrXZfZreYdmgcfsYoltjLOjebjnnmvkWgmeVVjVqmbeeXhjaZXdhjWmhkfhcljepgkkkhigcggoigYwfYYbdQejeliZljnlfnXhbnhdZhuljdgisnciXiibekzqomcmgZXiRXaaZasdeRTefTOeoaihujeQ3mWwDXYcSVsnv4akgo+oUXcTlMnQroYiqkfWVedaWeWsVcabqgemcmibbiWwbdadiZrebZfbZdaWoXimoalSgeWulehZfbdVhghmYlmXWddglUelkaaimltoUmmjYYigorYdgivkacZjiRbyEgmmc1SmdcLeUTrWmeZfanfdimnlfiUlZjtkhoibUiZqZckpOWgRpZnsqffaPohfglglWqSYpTdUjjgLXgfqneibcVUfmb5wQalechXvfgLhlNxXlnaJZiXjmdnpfdZVfcdnleXicajkYfibhiihdiahdnZbTplgeeqihROkXmiYlbgTetojefWaliYRpciijhkoekdebnbmiWuSRelXYUejYpbkZfliXXindmgXlhsgYdYctsbgnlVUbpehsyYcjQcfVhomXeUZUlin1bmYScKgUVcZgRVepaXpbdhWVlrnojRbjWnrPReSUUVThbXVegrsblccVpYhikrmoeofcgWbcoZWrooedjkcoYRechdVteghhIUnjbZgVccmlZeWjoceYhifdclkbncdgffmUaahmceWagheilfcfbkqiiZdYmdkYQofhghabdhibYdilZbammdbehfneWmdeUjmSfcBbeTiofiUSqwackXldxakWhnndgOzuq1agsYWbjabaahefiekkegZifgeRcedabpYigrhaigViidrciakkcliakpdMZcgefdhpceigpbUdmemYZfZPawkeqjifflnagbeocpjijjlalWZakjklalheZWWmiTUhegjfYmjjmaibgekYdrXdaXWfOTgYZhgddQchoeVqkrhXnklkghlWLpfgirmlkeeXqejYejPcVdaxnprJlnblki9qaeahZflbyncSjTWXvztepmeuhafPfokimkOrxjhuqeRLwZ8jqnsQVZnhmekrfUZihrtjjWivexVhqefbjgVarclghXOTtfTcZaeLWWUmUshtf1bcbZTndTcdkbbzfTtYoqVTSplkdiraRdtq1bYhgalZQnmibjcefbiuiUmgetknOhniqibeilgidWtiamhUnkYPlmPcekcfmkiagkqrQUtgimZidbhVuaktQZWjeOdPVQdmTTglvcvbkYdUjjncraTrljpVcdfkZdWgZfjcXTXVekVhnanpXbqlnkaWnaqacejufkYhffQlrqbndmdchYkuTXpbgkkVkVebcfVegiZasRhYSanVhuTZhfpfcWZwfahWjleenckVhuiqehwelgejVrVambgjWTklSimfpiYiYbeYaaRqpZeYeeufjnkkZYmskrZkZbfhajfnhThnalarpcTdZhnjaeapkawqfkbchXkeZhOgdeSnlaewedMqSZecaacgoWqcfdkcUZNacfsemgdhcZfhjgaShfXdfYeoebQfLfihRckfeYsZVjfcgZWScWioZfbdjfkaaiQsenfomikfnjbciZbcfhfdjlohgchYdiUfbXogebZXebpqccWndgSmkgepahZZVkfipnhkTghjkjjYmdYybbhnbdkenWrlaZdiceSgcfpkfleXWmbdwicpTkgnhcieigmvxberjleejSecbRfUaxiMWbTmihilXjjdjcmlhXqfidMrWVkdonnRmoWf7YbolqmhrUVudabeUhWi1ayr1SchGqckfvZtjailseiZufbgphWcgTwYibhNcVVtYxntambdkbqlhIiwhmUwVV2shPYiafYiTSlVacnbrrgfgcjhcgdXWsXpXYilUhboXrgigbikZtgNQluuOqdiySWhkfUqjmhjnJYVSYwqisqdWfOVtffTZcbSacohfc1lOmeardocimrXQmmTacgPecKoVepUXVUkTXbcbmXfUqabhkgtjiZnnnieYgUdXkecUYskmbcdvdZbVhiejpQsgeegmqTQZbZaXwgagjTridsYqqYmwUkljhjaacjonfeb0UeoilTfVceoijndhZeehrWjmkficflapkZdcbkUekignopWcUdZhigachfZhfbiUobhmkqckWgshdcfYdihhmhgiZTjhjXcgfggUaXkiWgaZVcXZhafqfdmdZdspmYpjZiilWbfpoclWVXaghaebcPxkfhdbSVSkeehYZkwlXmxsfeseicipZfjrodvgWekgeiQRhd1vinTkweasxganbQcPXYlYcTpsWjymMmfNhfolLjVrqgipaYhgjefjYcTaodjugnbhNkVaufbhkaVfmmSZbVkgdlhYQecfhfmledphYVfiZdgZfkcWVetjeclkmrflebmfhgeiidqfjdgoiZeWmPRYjdlbubkndPbdcwfihVhlTkhfWicRdUXgXTWrdaiqcvbsZeqnvfVmTduYTehimeZQnYUQhojcxenZXYhraemUpIsdRkXkeXXeisWljNbbXcYih2LhkfeobilnSonOypXddglwachffieaelffkloqhaoaZTdefbYaegVkeSfXVapVfkmccdXrmecehlbdjWYjjnZggSZninnbgxYXfSaVbpgmekibwWUkilgkiRedlajkPbWcenWgiILcNkjhouBubjlwZpreVoUY0jbcUdj2hhubkkWVejmmkcZtacoefqdmheqtmmTRbVctgp21qjdVfnxaugQmWSg1gOcshdgeodeXtaNec+allWgramj5VjdQcidjaTdcKbglfqXaWimhZbclUVeuVfUrplWgrjuhnSZXyUheeZiaWMgwgednXnWnZaiTehUfieaaVbdXXemeekeqPiiifijhklVlmleYKjvghbkbgdjRQjadnmWkbkkZdbggibVqOfacVmXovUMXhmfaabxhkfYXafmqbcdkWmaYgYlcfaiTabboiXjTdecdjZemZpcYWnbogZkZjcZjMrqPoXmvXdokhYfcdYZjWfnTZhfcueTlRWgpiWfUdlZoYZawnieidaLmbgajhrVLidpvlenfciSjrrjSXnpcXfdvogfgXjrcWeuWbnXftclcdbmicjZhfYirbfdbbXdWdZaabdeigWWfogYuoehgSfVnpYijXfZgTdmcZRggpgVfWahhdZYlejjeabXTjfggmcndjskfqgdfgffbhWaWQbdWbWdijYibebcjjnfmebVjoflWObgbRhabdhhWXbdgcjZfcZoQpjiWYaVbrbefkdtjhePmhsSkThfULeVthWipTRijShRTgIlj5mkkFZXTXjVKaQ5XTGOfgXbglksnWfbThmZeekWcchhUfmmamTkliiffYaigkklhSfSZpkTnxRaphTfvVdUeTvVVbXvidlmWihbIhacniWWygXdfitjXpQZwjepdvNg0qesphajnpjgYW1irMYgyiViXbcq1YYjaXXydncWcnkggXaViigbcSqRhlgaVdmtqxmWbUgTXecUakgedYYPnfkbdTXUjadjeehxheiysjhlbfdbneenxndriYhjbbiTPfYzZsiRghQdelavjYlhqWfrggmUQiXdnzprmPilYpPmcqgvhmmrmgilXSc1SqvVgpilgfddZUbYdfjfWdQgaffaeYjqcbfofuenXfdbiilcbXShcLgihlXlkXhmVqpeU1ZbldnkkSakdxQrUXpkhYTjhekaUflahosZkYmlhfRnndVhgalPVhlhcZWQlanXUbiYUqnrMdhpgsogZdYhWnYgOmkcyaibVWeeaWabmgSlgcrOsjaQpgdlaesmhnkccWpffpXgWmekfilgeTgiZeXujZSVWZgnUVclVekoYTdUbUVkjbjheiefhugWidZaSpcjZnfWaSerWsiQlRedWeqsXanujieTemiidXmgTZemqknokXjQdeXdfVjYtbbmehnVWgqqZcjukffUfjejcclcSbcotmlkmWjOZeZefVlZseemhloUdgfgiTlpdWljRullndaeiadTZSlaYhYmtkkTYoeqdnjdqlXcadfidhfbhZfeiqeojlaWioRjcedflkgb0ohlVZnjlsfejdbWaiedQdYjjrZiqeupkYvbjrIZQfumgbToltMiiihkmxWnYddbVkdXVYlfeoSUvd5mgfkUdrQcYZqpcaWZ5uXYbdvkhwYgZYQkkWkdkZSEpXgVZTfiZgVlqcitznkUYqzMiuhthcvjerYfngolecdcPlfQhgYalZndnehRolQrkXlmgcoQfyhiUerYsbfzbdjcmYbhUVLZfcePbffjcZrgqjMsjspqrgdeTZbxocbcksngWkeTipbYYZXrfjXctSmloekgfilcaVdjgb6cgbOXcjQnUkMliacmgWmWcesjUvYWkmjgoedaeYkgnYcjfOmMkkpXYZhXiWmabjZZcgUWgrgWgnbsaijgp2RUikbmHegcgaRilrqlaTuqZubgabmuhWdgofgehjtceYSfdffYYmdmigcfeheVpncncjhtsQgbokojZdgfShaeebaThXlckeXxrbbbatghbpjtegdikhiiqieiZbVofbahXNmoXtpcfdmvfgKonekVrMnhULnQh2gRalkaPkd0oqfPljcknmNmlrgjscbZogyYOmWpagUoigiXdbIqgWqhohRoicuqYQagRjpUVbSaqaucjmpSrnOioamlldhQUxccfbUVuTmydZbTygYahLcfVYgbZZdagarfeaOgeemfNslanYZelejdrZQoZdWZqmicUUWdlqhUlXlbaWkicjYfpZkhqclbWaeleqehZbYlprfhcsYfecUmisjhdVVVWjrbThqeVdlSpcimUUToXpUngWgkkkreWjZkfgevjmdlcibccoihdhgkYdeUjTlkfjcrdmWefgoTmlpeanjjobdggsrneVYRVbgRbkhSnbhNejibhcjlddIjvXYtplmcZKcUqTXUokkSWhVrPVdslSUpwjikbPdXYqXcekaVjaocmqYkfipQenqjjuYc2VmjYcZNdcnqdYeXgdhkfddnixajebjmfpYragjhjkRmfuomiYRYbZOrYiehcdmmYWWegaZdahcqixIimccsjZVXamgkmmbSae0meftcfbQkRnq3lRbcgjegnefenmlnTmlkSLVrwYfhgHlQSscnaheiqUdgnlldfjLUhmcabYTTgfiepaOUelbVahfdkjbjwqqldikiZdYdYgnWkhnfqdYefqZaaeXdaebeTQgeTmsZqVUpjWdjW1OvrdiWvoWTuOtrgugksykUSqqirfbaYZXmgSjgbcbbdZskipgcfaZXqihpWaWbjsgZhidddcggknekenScnniQjpYW3loPkhdYQkZibxkanQpVgjblhskoVKTaVYjyrmaVNlXZXaSlfjgrufwmprPhldetxiktOjvktYYzyj2WOmejSejctnqnoXlfjpXiXadjbXnQoglUlXWZicLXnqXSUQfVtsbbUdXTmgoYbxPqhPfoegbgmkeVxWZcRRrqOrqXkjWZpqecejjXejManYebcpYdsa0YhfqRamedSdllqpWbfbahZgQuXXVqcWgnhnUalUXeZicboX1bgfqRZecdRZsdorfgkaaiZdYqScQtcdaohjcVhazpcjddnrisjdbVckgaaSgSdhemurnhRhnXbbckngZZcWekccfsamjijojhocjZfpQgXRehgYeSuvPhWacjmhXjgdhhScjnhXfYbeZahpbbkZdhgeYameVnuYoNdfWUVYZYqYdZmXhXfjajdgbcfehmgVjRbcZcPkidcngXhjdfddgccimlVbWffUmsgOikWvgzdNtcihcUnbOveoctNZgjpqljqTfmPfgcSsSgaQShbpikenbmgllleyVXhplfkmpnXUPaofRljRhhTqThkTsRojnQjhZaabfvbientbdd4knhVzeniVhlankWmhmXZeahZgRbuoicYOkaZbhbdgbWotoahpboarbmhfZdpSfRtofaTukYZgefnXJaZgZpeMTWdcshflielilgfnVdkiYujggaVkgagarjNXiXroajSWXbbloadsVkfsrXZoZXlndmngiVXTdSgjocpxkVnekjigcfhkQjqjZblUWiaikjrlsiljqdggljfgkZiskdndiqckjXfegTbmUjVhqefZdiknhYntlplicopfkVegdRryndmglfpShQUSbJSpXZdVgbnZWqggddblbfcclUlkokXpfhqanSlralhkaexiiQajVLdhSXprQnrkrktT8jllfjXnmswuehiUTnogJUkfp3lvuiZVWXrdZhZjhsZkemlcqrtZjSemlnmnWsaahbnVOUgmmwXlncgkfgbcpifbrmbbZcWiRhhYkVWPaUWohonjfYknZjXWYgecYbcejZVRYaRqaYiTeidZkpkhWhvZgcYVtZXeLbTaPdllfqqWoahTy2aRatjr2uYpPrmjTlPaabc1FzpjKZcgiYUDjoXPwhsspcZimeZVjhhYNfrQYjNccgkpjsdadeUvWteeegYbcphlnWmVqgiuXvhlWemTZlXTtQnSUoQioROmemqp0hiQfRL3muPrRgkNegjljYkacXWreYeZnTbOcgiecVjikYYagiSSlggdghhsNgaUakXJhdRgjvecfOnejrnckTmsmWWlYntdTTdoWZUpUedgujlWNciSZWqagiVntjUdYilXddnhmlhVcbVigOjllmRcHamihfoofndkcekinlgYdkvfaZhfYWSkViYeegebnYhlciTboZcYVhlYfaofaahhWUhjnhcfaXdagiTaQsloemhRjWYmZZbaqYbXjeicgriYWVUdldTgYUbVhbdlnWoffkrSfjifbckVpccmNSnaibfkdiYebggWhrXcWXhcmiiYbfifWgYfljdknWhhSjaWadlqWvdbfXTnkoWRjiiOXOpYfUWiaqdflRqecfV1XnhatXZpnUNeabtQOPOqjanhddeYUpWcblYoZbeXiqfarZMniitoqmTljYtvhZlhonjphpkcbYXjdscjhYjdSiaksYickRWkuUjbgYmxnhjWYcfeiaOpjddjuhktXjgralThZWXlhTkbnopWWYbdVUghwfZfijsgcVdohcdaneXibnfYfcdbaceakYhZmYVfalleqQadWkseZZbcefjXaVoShfasghqoglsjmZeogcKifbmjTapnceeecpXUYdepfhnbYRwdZZkWTrQRkYlYcOdUloihblQu1drX2cSghenqUtdqlqMXpshjjdbbdergidpjXbdimVWlWTcoWccfeccfXYgVkipeaTsmXWhQblTeXgobjlrZhoigfXVcklkmolpXdiYjOpgbYzgmffjoaWlZWlfjcklaqnrYinedfQVjgloshmqUZkblPxhcawjnsrpboqYgYWWfjQUdciYbjjoaofeWiVYjcneWhmXVqWchUbReZpeidVjfcjhhVftXmrdWqNgbdjPmpkbsikoYOmhbZgreMyRcliefYMYXdfctcnsheijdkcehdffWigZgfcmgacjraejZfnsvZfmbeejeXYejbSfafbfWrgdkTejjlnikpcaZclpdliiddpcfZjiXgucieSonhte0gOqmm5qgJqqgUksQajogcXmZenngkKgclVbcehdWcXZgieilhTfkagguQn3cbibWjcWqrfPZiachjU1agWggPafbXSggSslgoUtlqmisLhbcZnqZqfjnilfdjdgkbXgWfhIlXdYWseP2kqnosZflkjZqeOgYoRNhTcmmiUcgaleeacqllkWYSZeqclRzogohVVrtVbMpRhQhnlRpafYXmqafebecdvalffNEfVWkxqZUiMvYWph0XpsiwQnhNj0YkkkoxTfwUSRM5lmpHbnNcVpWaVdeiniTiVbVcZrdcrsfzXQqnRbcfbfcYTpgKzkakgskpVVWWWheeTcdahPWoOaSpfnlZZogjiRYegUmYXeirmhrkcXpdXkZtLGcYtngjiiXdmefmsaalXTqZdkhbZWoPioZieRXfnaZefijZNoahkdUhceeYWgffjdxhUbvicelnrtZnkmmioXgefqVihqISdIkhVRgvwkTlojenROgjkjoiXlPYlWehYSeIYWoUsejWYhPjfRejddfejhaqWjekRoNefVgiQgffNTjTcgYUgosgfiUffpiUWlMRUdShfhfciSdNrbskoWYkjisZlhQsfdxdjVPgruevjmqfwdmtQawOegXaimd1fhoOWzRoTYUSncZgbpTkSWWXSenelyNSdafRlnllXgXmhfXecgdgYagpdTVOjXtkQakQWnYqeTdZIpqs0bmblnwgpVZVNvlUsjHzTaghZ9rqfLheQyuUxmbRUchZoZReYhncUnamZdeddbmUbzQdfbTwUc0YTekjhbcernaiRccewYGlaenmZfdkebaVjficQuMfbXSnXhwQLdmkcTUaxhdjRacXbfcgccdfofnaixriiPncZbabhgiiIrtlNdinucddUyncSkKIQWQXYXdokjVlf0guapmUjJefmfqUmkpciSgKZgkkpVilqidoVilcxaqfehpXZeVXpbedcVrgyhbpXpUTcSSfYkdXjlWYZtvcNYDOXnzpjtibecctdWiacmktUkfcsYijpljMqqSYjj0uiljXjmeeqeaflZfjnusrkUcOWdagllTliZvfWbchqcgYXdmfhmcbXgarcXiiikeXVlcglcmeqkZfUTffXjegTYdZdfWZfeZZdikhcYaPknjvddZcWfWpRelcZfgjhfvlSaVhenglVeYPgwmWXpVjqPRcabacZWVpuWnhbiatbrcpUKYdlWkneTmWwitdepynluhHcZZkxZejTWbnkgrjUUVWkOngpkXScifTTYUngggUsQVpijeTgggeakdiaXqhnZdbpjWmcfkhgplWenWegclVScYjjfplYUcScaioaknXkmhdbbpidoqedpTcamdXkflcZplMceWmZmgYlYVpoqqnmicWlhYaWaibdPsmfoiVidbbTUgoatbnnVfpWqTLeRwctghibiVjlskShegimhmhUecWgsifkfibhdafhaTgRkXgRiVWhgIhgUghkWYwenhjeibkcPkjbRoYibfhdpkaqWYbjRokqnbhglVpYfTjleddpjjesZamkeatgUsPnpplSPbXZWTarWdgmhPfZsUkeZcUaZkciYhdfkWbdrdYdabgZrlkiYdhabihetmaacfmgXtZWocltdaasndmagiZhQeektacddqdiiWlYlamXWkjjpZldfcaablUWfY0iiXghkehffdimlTuQgidgVdccfofddcWlrcYdpbYlTkgdn0sasbrlekRiTkjdwXlbitgndYjsfofXfpfqsmamoqXbrXorbbhRigoZZVcpWXUYalSkNpjbnkftbrhQfmxiolimhobjjbmlefhTlUfZocipaRUQYkXbZmifjndklpdRehubmdaYjTcNepZioWngidsXVhSiglpoakceXldiyadnoWckYenujdPWilhkiqgalkkUkZiZffRnbllopcgknccoifZfkQatbdlisgeihlShagZdcQgdvXainftvjhZhNgtdaZgodeYtklbhTYgyjQefgYkoXdsfZfYdccaZbcfcoiliWhXakaddhaZkxZZqjjggQmocchidcZitdeVdjWRvnhZmtfWXSpzWglodrdiUwmhXkVfVZQgjYqihbatnlTWconZWatfcTpUjvtcKYfZnOOWgjEavnifaanpltkabndYbPP2trSdliXxPTikjThlfRTbZpeijZuZrNYg1wicTeTZXYaWXlYXdjngfmnYqxQfdUcrbbnckQmkhdbQYqrhYeddblZehajUYmZZYjnegYcerlcVpLkbWWYcWhTgjaecdrjiQmwsXNdhpbknlyeZUfQNkmpgaqZiYpurVYaofVZWOZcdwskiGqbVbudoVdobjbeldphlUohRTfimdldrldtekkbbihfNsYgmgbbfWjhnmkfkgfkhvirfZkcikkfebbaWmvnkhgegkjkiZnltdaWUoZdfZkTTPYnqjWjzLkcZdqjngfgOgciaZsjcrtbkinlifWSfOiurTWYQsqUWeYossneWohXnRqadWeqQXpnSbvZWbikfvVrqqplYgjwxvdXUMWYiTXihQnffPhfgiRdlldbKfrbbnsnqfgfVaUVccYgYXwSnUojrRNoXiYchndqmSiccgZQjikfTpacajdPmwnpdWkcgYV0dlkctcdgnbdoMrphVXcXafehidkWxZjqZeajriWmljRzvtdaZceVPujfrhmkZVZdeVighctXiXnRlXQfggabkiWbtsfcflfdhnbpXfaldkfbjskaSMywYNgZuqbgljpdQfVQcjgqcTldjbggYodybRVoaqmudlSTYSMknjrR1nocpjZamhaYhbUMprTghamcrUbUiiekcVsbhrcjYclalNhbVTjbbhfXVetsaYklk4smqjj1UYWc1jehjfYYcZ5WXvmUVghtTaaHmYgpndTkidXxwejWbjxPRcZoWrZgkdtYZUfqnhgbdbmZWabwhlaPpKjdfoUTYXWPefeZdbhfjgfmhahlWdZxlhbeUVbdcnYZkiYbfcedcdQUXZUUdgaTcihifokgiegVecTplgdbaWbfabcnffefgdRhdoRmfjXWtjhhdZkgdYjngXftWXoefSafmihRqnpadYUWeYnObaWVmidacefmfnnYkgimcchberjZZanmgbXeZqWhlhniOYujfXfjQkYkrgmqabhcfcjfNnQficjkgbcZSwXbjUikXiXeViaeflcfWWZaeekllViddseecoigZdmi0TXYjjahgVWsbcjfeYggdjZifnbieTmkhcbcpvdmihsaeYkambbaVcftXYgSScmaTnfUehcSicchkYZditZlkXicjZgYhYabYhjlbdWjdoaTalnvclhhdheRnkfZbjjVagdoiQXoUZfijeYqVkoamgjbmoijZhrdbXcdaxcVfjUUgWfipgohonYkoaiXRohgaXfhiTQgZuXZjfjhkfcbqwompwloyyVuHZfeWjPbNlgoPnbWSOdcRdhTtVoLiRpckasRWXsebWcjXZWehvbgigkaWqeWrjYStgksStgiyjonOiZftvsfpdWlgSgUfWnmKdQWVZqkajzhaTtqvQkfgrVV0NluXfmXqGhcigfbgdfYhhgjbkfjcWkoPifYkikohdysgiaXlinpWkkeWWYpmmXUafdXidgodscYZyiakUjVZeZnWhtcXcfpcecroZtkcSUmifUfpiiddlehdleaikfkmggQeaVlWiphZVimYqiimQmeqeedcgOOhtZZmQebhqtoYoidlXgbeVQwkTqfagjojcaXenijbSjhlhlbadXjiamYhZmdmebkqadnYgjdmdSakgqccudVhWTgYqZjgmocgichUZbTwelWjlfejUVZnmUfhdhZUWjfZibiPiYSauTeZifatifonkjeogolfWdjUbbabaOlVnqoqfndUtkggchfWoapgjTdhkoijYogbTXofRmlZkugeiujmQqrfcfadlXZXfkhZgZebqehjvddlVkoafbplVobbghlffnckRmrmZjZViTWeacdJihmllZXmgrcdukXYSemcUUhgbqcRhjdVkeilcahhlbfdVvqrdbTWTVepiYjdWbUrohrpaXfoegnujjhZUfftZoffdhfdqXqZhSgllgooviXZWaaeqUYgQeakcLiojiverwSRnjWjWpUcuSipXfelhaUcdUkidbaevlfegkflTeRRbeRkaUieigkaifglXZjbhYtjcVfmiajcmmVcWXgkeaicYkelSdoajZhoYgRVkplekhRiejphjdhQqbgwjldbpjdfiaigQNbiapljpVTElVjRYUgRneasWVgddtcSVgmgtYSZRZkUgdcadcdUjVhxccRagkllOgjRcehkiYhjsneSfsXYhcUZQZXoUjcqgogYlXcmaVVUdenaOjccYcbvbZmVidecdewishecPhmciQrZakgYfZgmkaXdVigXedZfaukmQiUendjdfXgmggTeccfWoakaaWeeeefbjiaamfddrenSWjdUgfekgjaimpipijcfRlYeXaoqnlefcWgVeYmcZbiLieengycedXlincasgifmzqZlNgjSUPjhbZbYYeiYdfmnTeoapWdgUsjbiYfbkmhhridjlplbfpmqcivcmbWcWffegluTbdlUinYqXvgjajnamXg5ziYgVoYmWcYTmdVsRbjiVegfwjavWpmYnZOegZQhjkZWfaejogchTjXfecdkYnbkclZmkldeZakSblkSdlQeydjgZnZXdWcifjabThRbiYikUmamkqYljbhdcYpWaqkSkmVevbihfXfqlWijebbmkiYcdZlRobffnuehZYjWSlwkZTUcrnsfcmWnmWjRofgYnZfhluVhWyjfmRpUaYvrncuhibbdkjaWsicRfkctcjjdoqidOqbVvXKiJiVXkWkhpweReUhzdfXpIlnoglcZuWbmtYeapZZlUjjnahXhYZgWbhjUY1RdWYXjbhzeRhimddZgpmggOtqTWrjbghWYlcXfqinyYUeSXbdekoavpcqbafoicahVdajiomgkdhebehhsefkbqxelPkffZdkZdplfRZndkgYlijYakclpceRjrZUWhkkjgkthimdfhlmXjgdWfgcZWkwckSYlrkqiXoZkdROUmooRcfZSfdfVZawncbgWZfWjoikfckpIeppHnygTtwdcebWWgXkXNpbhZqSjcqxqVZxdrYuUwvkodeoppaTnmkYqeRXkcaQWsfiWeYjVVfemPaXbdWgedfgqtVphjROjhnZfaQpdboUiNoLinxtg0cafRijavcQbPUkdWRXXjQzduWYdweVicZvfnnfXQkWchoQQNSepqSiSpcXkrpmuQdaTaaiomUadnorcWOPqZhrWykkbpmUTbhjeiqViTYZnaPkUZehsugimeLQRadXYeXXWivbkeotttcxaXocROlWfKRJYjUhjmsgafbT2wTJumaynkuYYYVQMrejYicMW2VZfkmjkkyakiemVFVXbcVnperiRdbuZckZMpqmfZwmaRacaTdXklefbeiTmijfbmapzUjwlkdccnohgptNVgPemnlWVVRgqqVZbaeamfZabegeZXVjkgrtklqUWebbbPkeO0UbbdRnOQgriRwlnSwHfXYWlRVfkmnhzeephlZYduveOVVaM0hZhzlhWemcgqcmgprohQwY5idwLiVjemyfgjmdcdVROdrWLVjfgWthndkfbdoXjjtlgjmdmlciSlcqodgkmqincfjSsiejWmZcvjjhcoagkZZgbWfTgZXdjXalikrepWUZigOigfgTegojccUZsrUdPblhaYlcdgZjijj2vRTeYoYptikfXXvpkjhnj1shkVhnugdXgbzlabom4pduXkhqhTPYkfTlhigjSdumkhXqjwdbfWtysk0lbUjVkbcTXXaibiadbnaaonfhoTbmmglciZZrxkTcUoSgotqSTmpYSlfelbckcYjlmhXcVmZmdsYhdjcejpcbhlfiZdihhhVhVbatovfdlTclXoYiiknclccTreqWYjqbZYXhVXlVjebebcifdkcomlbeZlneeafiiQbeWmdlmmhegWeeomhTodqidXXcgcfcXYkmkgimrhhceelkanVmZigWgigcbilmlgdlggWXcghcaqfZkZYRgbZZdjiciimkbnoglcjdaVPteYnpmcmfkacgmacfhalycXPSZkOlaRgrdtUUfXoefSkbhXncoicdefWhcXexfUdsXNchalnWfiWbkZebkgcaeXealKYTcefiZiiXjYUdieWdMUXZTmYjokVeigYmrgdcYhfzcdQggablhQZacgacMpplXdgJjcblahMYjdfkrZeodksgeTblaXfhlamjWUhgVbXaibiiXRhSljthjWiegidhpljqnlaRmierckUieheiggeRglWaYsqZPYVblhUabpauchNdlZddldlbiZmPjolupekbTTlxidtYjcXnalfRdShafWUbdfYITbfbmmqccWojXwgZZUnoXjTqUtXbVcolUZTllnofogzXdXeibUdlTiUZxhlmbcldjlPagkgUkWgpnfRZymYzfgUdozuKlmiplmcXlhfcoGoikRmhsjbmXipmWUcmoaimRoelqoaliiwdvmriabfheddeknfaddicmVbbVksdlQigidHTkeXnhdmuacSfXbiakeigbrbfgojroZafjjhjphZecYxxidhxl4tanVpxqoWdZkgicsbfdZcmZaaolTmeeijlfgjdqRhmlZiUSlZhbaddLhjlgojrakkZjkhagWtTlcgVkjXQTUUnVgQjfdgoWjilaRfmogeVhqqWYbeccdoWhZfkkSfpLlmRXlaoiJftZqdZnmbaadsdWghsQvhtfggVSqnnkCxd1ofsanVbWkqqdlkXXinQnYfbdTVDZMeSlOMlUcdbjbhMasZejb0jhcQhkbnolnkelwneUfiljiYrUXRaPglSgxfljaqnyiuhhgYkfSThjgWmXkesOikpcvcZkpihmifOKnSZmaaThWWagjjvegdncbgmlfcaYggrldZggsbbhXoeag1WaNkPRXabbWVeisofaXjWlkfafjRoubwXnbYnptXjbnnwgkjjXgucYYhYUwsdsl0jfOerfWOVdlZnlnnrihaepwWlRlUfZ13cggbTbUabrlRddlXZTjocbVRejVWjeshdpmdpqoWkbXUmTtihcagselpmjWbkHkVRaRgZegjYopbqbZgXTlehpQpTd0hbdQZhokacdWebggijkghPjkefeRhbddnibhogefdZYhgpkehdSXVXPggQviMifYitognndfloQmfcpdUWcKrnlYljNtoUgYjhJXncWzdYUTlMXYXTgcknrcngbq7jjoXfgbWunkqVhxxigidXlYdhsfRfPckYfelbhmfSXhwqjfUwiTxjpljaZnfXdtmfZmgYVldXffefahfhdfZiWkiicijeckpfkhUYrcqhemngZZtcdiheQciYoknqjffZbYZsjhZReWjhxcSllevaebiPUbcjdfhbkkfmbbeeojofcoghbSiPhccjaQZdXonXhfdkmGbhenbPdhhfGnjSfiXYdekSXUdidikpngbXZdiiQZqggdZgmnZl1hVhfXeseZwZZQllaXLaPYNeXOaYZqZVsgoandgdneigztXVYlXtPYeoecaudd0inejdTmikoZrXgebRfgdXfjkmjmkergPdbocdbVPilulsgensbboij+bqqkjzcjchjbhakKVZiatZKjsgMfficmhdZogojjpfWVVdkrPceVbateqWibqdYRclehhjlRfegapejZuYWrWggkWSagpVZRghalhqmdacZihhSbnfifVejkWizgWkcYbticzbeSlWLhfUkhYpfVeahhZlmbhdamtlrlbfgTYimolmeYabXmnzwdZkiccYTUYcabugkUfehedwNtvhcdghwfeejkQcmUZgYatVaaXhjakkfccghovibYoagjcjZpZecfjnfiXfpYeabbfjeXaVYYnsicYbVzfkWXlasjjPqimbbPZerbeorfidOjlgfgrqMpdjqiKhhrZhxkYEaTujnShegNiobKYjXSy1vSWYbUfeNWWNhWnWMAaScbVhnlZhZajdvdYhhcggKgpkoprRfPgmhkhfYYYNkniccdRWSjjejhfkaehjeffojcbdQpplaumIbRbxbedWjOhTlhgjgkePllfZcidnlaidulclfbkebjZoikgiSViggXdVzYYZZefiagTmVXaShVXmhnhjfakegaZmRjlZakcggdnhoaRfhjdhiUsjYpMXbmcZmidTeQmQnpi3gQYclebhiOKUddY9ZkZmklhhRidhdhhqfhniXijWpkkTZlmehjZidiVReiWqgmlehcWUgiTqXapYflKjalOpSkRdnihckXmdfQmshSfwXXnejWVccofYemthkeWYpS5rfcabdfnXsTbZibcQjYpabacfhYsxtjobevdmiXdOSxWriiqghuggplgTbjmfpUsplihpXcemLjldhaorbVoXuxmceJZUVpzkdTXflvNlodgdkkoWSbkegPfZfWcW0VPimfTYhajmbvgqnfdcqwZTf1ZZdNVLftYXiguX2XiWdcZWSWqlMicRXiboogbZaVJiSRmim+fvSi2mqsrlQSlmlbPV2hZNWdxucpPZlihuYroYbrbWfumbdfhXkWdvYfohidXZlXpsdjdfeSgghZilqafZYXkkbUfVyqlhXehYkcYjLaYkRmiYavpiMjXbgbUejZkZxYZimWfbQXepkItiahieNovbkreV2IgbRcIfqdqqprtVOkVTfermKzOdjnZfSvnfnjikgpacTggrjaVqbhkcljJhiWnrYdrbpdkNUYkTddhmeadcZZjdYUscnYdblPcvYsmjndbilcZoiuWPwZYiPZjVdZlprZhbYgVeloniVWciTkhkWfZWUbeciiVXKcVfgedjPgkiZgkgfbVUjkXRiehZaelbZggdlikbcZYplkmjlbbpfjhTcjeiZiWjakddhOjkoikcjaffZYenSaxShbbVpbf0dQhjoaabfnehkXdUeWnqzQkUcyXpcVluYlthyligNLigbnstyhkynYgf2OaVfeqIencWdgiareYWcqgbZZcciSRtbcl2SogWWrncRnVaYyepefjrdnWUfZRWTkdXfnfffmlofgfRhOeWqljiQjXsWmldRajoeimcqqadXrgWWIYLlpRRhbqVzfnYeXlblWmXMkbYhTWgetZYeaxZcveZW2hJpYpVfbenrTKgYlggZscofZZlYWeahsPbmlsbfTjPWVSZegbXgSmkqpk1iUhiZgUkicgpiXvwjodjleiWWyekWjmhXfcjmiceddhVgfnZiZchUbRicljrshZlkeVXZqnaZjTTwckmYgamkroggcgclVWRlLYcbTPjqXntmndYNnirbXkgNxXatYagruYXhzjYfKemgoeWmjYandkoocpbeanZUlYXYcpVVvfmmVXgosWcgskheRhhfkcbhkVYbpunmijYnSadZfeYkYqeZkfkqVekYdhlnbghfzbjciysgiYqlZcVXZkggWiqwQonpxabkUtlbbkpbhegefellXmkeXXbfeeacZidZiuledZVdcfgfejWVeihcccmVYenmjgqepdhhVfWjcmpUanbcotVlVXcScmXVXmZahcYcdsVhUkoovcrydewadqdVWgcZlWnefiegWqgjmSVrdmiYeUekXbihhcYckXmjuhqdbcZenVufSanedjlaQmfbXYWmnfadcwjidqdXppfeafQknOgaXihZWbcihRoWZXugfdUamrjkveWXzNZgfqWkNrpckckikisdnaVdVufTwUQ2bjqmRvejpJTmVrtSqghfdcXqXMdomWldjZicthlbdgfjWbafXNoekapnZVbiqjmfdnqldfblvdeYhfdqfd3dhokejagdWeXRomdTRndbSLhpoZkkYyubWgphngndYdecphXcbbdqodmajjgTamZljcXOcmicUYZhYcbpegoknWZbuXsziXsYgffeeXZZLhbhZXgMjUddWdflqcggjpufbdZVZdbekTXZXiQiOfemberXhWdwjesdkgbbhWdbbfgekeSicXfaTcbimhgebiietdegXwkmeUJhelihdndUhXkLciVcrilfdsvcMijXojnulohfnlhdiYhlaJlnmzgPrsdXiSeVrbYZuXkiuonTSWb2tnfXdfNmlXoZPWabikqtthTdmdurVfTjmplXvQauYjnfrZcMYmWhYdebgdQfpffmViobdmqdrdareqjetZZnUjcWhcdhlWYWidgnllfdcilqUnkfbhnUablbfciablflgehjhiolfsTRZrYefkVVXgigrfxjZeXTohcykUZjnksiifhlhnrGhhodffsVcpNXgQmdehZVhVjmkdiikrPzZWUndUrbXObdaVmPY0jmfjaQavPZekmngowdskj0YfcWiQbdpoPYcslWwaZadYZhVjlkpVWaibXilgbUZmhmsgo3alqfbbcfnjfcamlUiffclpPdonhccYckmQTWYgWUYfVraXZclmehjirlcnjelodklhYgbXmdhXTZcegimjicshgeekfqdokmcVcjUQiimleXjgeYcgbboarZjabddRanfbggegcfYmggmmmfXjinWYfWUfgaediigenajiYojqrgXefSOfmZhnhMdoTyqmmxOlohpZfsutPekreidbminjjY0RlVpafSThihiaekufZWoodZSemgeZeVfjidRTllcjOWsoQfseptigUXedscaoaaiasfaZwdVpoaxdqafqibYelhejfvtrsngkhoYlXhkxadLWiZjYghNqeWhfbpefbUjVwxQUUTdqfmiYcahdbdVihdXgfgflrriWmYceggicZgYfcTjgTdrZfgclgiqiZnNhosWnngmgLegablZkagpblgYVWgdfWegPnaigrbXbhknecSbflWimbqgetYOlUrpiYeenfbldhpgWuMlixeqZXvfnowoZYocXiepsOrgSbnpYcfZrcjkgaSghaOdYgtqlkmdasThhcOWZGryhkTZVYtfnllihRaZgXlcYfYSdYoqflgWDlccdisjabtbZodddXWnOegikmmadlfgcwWorisYfipgkgShXceVblodhggcsYqXckdjbfknUhnpjabOhdolgesXaahmtkqigdgXVmafhWmixdbpZiobcYZbjlmkfmidhZndpciiWajgbmYefTbeZXWllsQXZfhZbnuiepemRkgrcfwTXlkabUQiWZmTXfZjhnXTjSjaRgmUVcprgeVUWSWeeeggSklYfoudfTkpreKqebYgeihQjedhjTeVokjbYWVacirXPgplDdiUhidlldflcfladPQTUggSdeYSTgaXiikSfgbhbqogZfTaeZgwpdXVfXmge2jSblYXbxmdVacdegpfXhgcpomkomllTQYibjjchjkdhWedfgXhqggeTYqXbjghhcnhkcffkllgkuhiYacYcebXZXfccWpjcctZwZeNnlwndRmfOhTnncaboemfhuVfRWejPdShlhgiji7witcfhQmSfWinYmRScoPjnhbPhhlXckoSZdXOcWegmVZdjVearZjNgoTbsyzfSOZkfdfOSidgfeXUYoieadmZqWZ3fVRQdfZVZhmWqaNgkfdrcfnZYscbSikYqopcpfcPhcPTitipodhVdYebadcaSsphnyctnVishqZgaXVvakerMrclupbefmQdedTnddJbXbvYeaieaRWhhlmhVaqqnujaiXWtfghloYghortmeoggodmXekXcqaijccOdnlbdrelomjjapiojYWXdWsnckTeZdYabggfqgeldZpmhuhlhgfmksjebcQhcUbVhQZZfpmpdgfSkhYjlppRnlmaiWjnjdPjhpzlmlWpvnqaXdXWqZeegniXrmknomifjidc1hjheWYqchdSqpgjgWkhlOsgUsSengXifnnjenawgafRvergiejhcdVhZNeepmmblgnbflndbmpfbnajccpmdiXXfoehklZiajgXqalamkfiaehjgfX2bdWhcNbhkifbhZamnaiZjvkjiiflhalhlZgfpUXXjmjhYZjjrfViaikjmrhhpggo1gjvhVoaZbedbcfpSciebubVeffnhVejhfRlhqmeZlpfcknlkjappYoffpchUkWidZLXLYmTharieftYfeobWgryXejZYKdVbaXeTcgftZXwXocjZckriqocpcVffeoadWjhcavaaXeWfgcsoZdhcwnjbmfcUXoRkTZjhhWeSmtPgWZlXgOXkfXZZefdqYOkiZmqWlZbcddahajdWqKhZTWpbgySPYhhjXaatqejSqdTYhmYanYfidakeewfTbaVoPgeihqahYrpYgVqmZwhmZbqhUegkllmfdlddctaorgrYbgjedjTlUZeaYlkfgdkbsbrZWhghbVdnxhglkgphhgfdktdhNbbhdgjnUbOdduhbrfbsiblUvfdiRbZYfbfbfdUfcigteqzXdfljjlthgacXvwcZk3g2yZmVnzvnZlqZmbaeZdloocbcjgUjgcWdbdVlVrmdZXaVfPkVamWmffaPXZbnoonhkdkjXinelpnaRjtmiZbgOVQYfnwRRjfoddnSpinsSfngbcnbagnlLfbcWaKrmVkY3abZAkXYfbsZpiibolvLpgWWsSRmabhdjPfTbRhigjconlgdbgnjndtmhqhhjjefQdYnVUdSmeXcdkilWfSccjiVmcrdhhdldfjpnSggndkbKVkqkscWdZgXhkmipjaVmXdnadYacdgnZlZrdfadVqioYjkelcogeklWhVVkanbobhisfPXOtjrSgcxJgseiXlnk1ptVUWpSeTLpWXeXdWaOaaZaigpsjgebirkYZgeYkidigchdmVmbjllXgdHZcSgcmhSWbZoWZXmiWpYanhldiaYfgZkieahdeUoPohjgcbeYkYddafbclhkWdlfnbaZakjePkkhknWctacZrhVamdhiYQUhdetddXUdWjdsckmkhfXidnmaSejahidfugRNibecmdmjYOWjWYlqYiXQUtkaZkgaachgbhQegdkiScghmbcwXXjtmdpdlggdopeMlTcdzoTYotclihYhkTqhbflVsgaTfdnXaaNJhfbvddhhiufTVllqstccijcfbYeeXbkkehdXnZcgmcqllbWfmTXncbekqfnbUbYmpnlzrmemtRaobnalMWUeXXeeNpeddelRZjmqXImYniqkQ8tXkkFJaRnohrmXFbabrksrSlmgnfSjnoFjSZyTi3tksqRtrUejVgqpgXjSOdhjiacgqeWirgeXkTmoSstskYOSrmVpjXlQaNgceOrgbkSYnkSYzpjaepkmnhheXfQMeQuouoicUVgZRZgcemUgdRZdifkhoikjpkfdcfajXnjjWfiekojbJmfdticUNdTfrljcRhUdmwkmklWhlRofXdmcqaaUddnSaaKGbifqdkhkhmVWWigmuexc5ehpxew+qSaiJWjmgUrsZiLlHOMUrUerjWvJulpnE8soalFPUNUsZbjFAia2khs+AlcNv9hz8jHpAN+iZlZbU8If1TxnQ0kgIkNgTPNemyfch1cTeifQcFqIfo54mnVMpQZnbJgJwBTYcMikeqiUohYdmrkc2rmSpbfkWQVcdavge2baUbY2rUgNjmdSrciZKLYacVvWYtUlmkYhdjtpjbYxmjv1idjOhkWYlVnrxWbdWnwg8fhv3Zr+sVfhEUcmhKuqTgJiLTSJuXntjStAqpioA+pianAMVKdoXblGAhc0uiw+AmZNs9et6jFpAM+XcvecT7Dk6RwmSuhhJhKVOOUbmtkaoyWQmliNgEvOXo82tfKKvNWqaCfLrGUYaKrmjpfQqfPYuomUysiTtefpTWQXbUxjl4dbTWWrncjTjjcZrUaPRRhaaYzYYtVnlfVpdmqpjdgznuzxendUnqRTgUhtvTbbS',
      turn: '0.0538985:YeqggZaiYeahdsihifdclqZhdbrbXjjfchkkeefkhfajhZZgsiffnaVXhYZbdThcOgpbbUblloieZgnmUZhehluQYqRnTfwjdgkslxXrfjYbhNpbgblgZjgnQiojkamhTgbteiaidkihcZnWmknpeMTecklijdWXaYUqUkYgyjglaetggjerdTecdbnhuUbYccZfvwpikXUltlXUgneMTlVpeoqhebtZljrgiTnYkcTfXWfPXfaYckfihudhiaUhekraanrwjXejNYjmdnnjjgXpthwXdXplgokOScxlSjVYyXYhNVYopZfolWkTcfjpahWeVeNVefYgZbZbeijbouUSimWvcnSbPQafTkhobbcWQkbTdYadVT1TlspQogfkaxeulficWWYmqtrbeRgwXmmeTiWZvqVnaNZYWgJlioiPbVscpjYKjfbWjvbkxklajdulbqarnfdWsbggmqYoXufZkWiiimxsvlgRkglkYbgYXhofVhgQhUdheaeVieqgmclkZmripnajckSxWsenbzpmndlahafUbkjnZhhUUWTY5chboLXaindScRZdkWSWbioSilajbwpxOlYbhVYhikgIZbglvVrXLcfXiVTjbugukhwJSZnWumWkbtwgwtVQdbjZfbTeRiahcqTpPUNfjkSPiXhphkYkdXgqXbuumhXnmYpjhfYQfVjdYrZfSaWihhLglmkVcpfucY4bvarjomfkfUdmfjcnqsjynWJoecckrcZtnxoWWSihquldYcpnQpZZhXUWWZWhgeomiyidndecpuXTi1dUOhttpXoNRsubhljRWSaSbhbQhiVbMVTehlZQcbZdfgOjYnlUsXUfdkPknbcfsbdbTpmeaYVXkjUztQsOjxanKmkbbshiVUkliVnOpodhZfflcoXxrbbPZucvcYcoWPdZqZoiWoloUiduGvbhgSrjiRjYjgqlWskgiihjWdbtbhjMjiXmNdhOiUpekuXfxWdlicvbHQacmitqmrjYdrlWkiqJleSqUVcvePbYcgalgMawkXneMhWSWalZdQsnhTcoRpibwcatpxbTpfxjjZWfXVcZUcdnWgXYoeWddMisnsaglaanhcrncrhfWlntgbimifOdwkjgYdSipcrclNfsgegigrsZQnQjSfjyrpfjllbygbubUZbaiqfQlWZcdrsgZonSqcgTkVVoYZkeYrTgiZSfXahmZvlNzdcqoWhzpWcjTmbKkPjWSlRaoVdrdetYvngeWOhkpYpnZkYWadSUouTnomWerobodfmasfktuTqddeSgysiakSYifxkgfpZoiWvfgbphhhlgdlsShgiZuVhWpJfSUfmMZbeuqihrXZVbebodZU+KkiqalcgtrYiMUgVOhQdlbkoUdeacpbRoarTppiYmtOQcgxbiOfbhpZrqmnflZmmnoXXiZiYnwgqftXrlfhYgqjjNnVqVgbNahhymffOXpXrPYxpmblhjKflYdOXnjriaMfRhmTmeeZgaSejqliexWW2eqxQHxjTWUouihaZsmgmniVvjwikbsXqfcWboYXgUld1ngXuQhvLifZjlZIPheVVjbmcnhkfbbfuwWlfaeaiaglhVTbkhVokfdkVTTZkXlZtuOSWVafrxLhnVdqphofZhmdVlnvTollprrjkelbrTddingVnLhgcNiafUnghrghnbQdrkPZVXohPnXWyXnsWLegvRUhacejdsqLikRdgwadaVvqekpPZarhXlqcdeZjnmfmvmmkvedeoliuVlfVhnvlbeljynPkcaXpRNafnmcgtbZgnenPWamOZYgSZjiemlqWmigoYYcSigdchZgaopPSoiUqPYnmtbciriThXmjpqPUildYuirrRcanJfgrVTyfbWWdcQdeqgoik2pXbYlaZnjkWSiPqaSYkfcvOce',
    },
    offer: {
      terms: `en:a
en:about
en:an
en:and
en:answer
en:are
en:at
en:book
en:british
en:broker
en:budget
en:build
en:call
en:centr
en:check
en:client
en:complaint
en:currenc
en:custom
en:data
en:day
en:deliveri
en:design
en:develop
en:document
en:each
en:email
en:engin
en:english
en:europ
en:even
en:everi
en:export
en:file
en:first
en:follow
en:for
en:from
en:germani
en:group
en:handl
en:help
en:hotel
en:hour
en:in
en:invoic
en:is
en:keep
en:line
en:look
en:manag
en:month
en:need
en:negoti
en:of
en:oil
en:on
en:oper
en:our
en:out
en:payment
en:pipelin
en:plan
en:plant
en:prepar
en:project
en:qualiti
en:rade
en:read
en:remot
en:report
en:review
en:rotat
en:rule
en:run
en:safeti
en:sale
en:saturday
en:servic
en:shift
en:size
en:softwar
en:supplier
en:take
en:team
en:the
en:three
en:time
en:to
en:train
en:tuni
en:two
en:uk
en:up
en:warehous
en:we
en:week
en:will
en:with
en:work
en:write
en:year
en:you
fr:a
fr:absenc
fr:accompagn
fr:accueil
fr:achat
fr:achet
fr:acheteur
fr:acompt
fr:action
fr:adapt
fr:administr
fr:age
fr:agenc
fr:agend
fr:agent
fr:agriculteur
fr:aid
fr:ajust
fr:alarm
fr:alert
fr:aliment
fr:alimentair
fr:aluminium
fr:an
fr:analys
fr:ancien
fr:anim
fr:anne
fr:annuel
fr:appel
fr:appliqu
fr:apre
fr:arab
fr:arbitr
fr:archiv
fr:arret
fr:arriv
fr:assist
fr:assur
fr:astreint
fr:ateli
fr:attach
fr:audit
fr:aupr
fr:auss
fr:automat
fr:automobil
fr:aux
fr:auxiliair
fr:avanc
fr:avant
fr:avec
fr:b
fr:bancair
fr:banqu
fr:bas
fr:bat
fr:beton
fr:bizert
fr:bois
fr:bon
fr:bord
fr:boulang
fr:boutiqu
fr:branch
fr:budget
fr:bulletin
fr:bureau
fr:bus
fr:cabin
fr:cabinet
fr:cabl
fr:cablag
fr:cahi
fr:caiss
fr:calcul
fr:calm
fr:camion
fr:campagn
fr:carnet
fr:cart
fr:carton
fr:cas
fr:casqu
fr:cass
fr:ce
fr:cent
fr:centr
fr:chain
fr:chambr
fr:chang
fr:chanti
fr:chaqu
fr:charg
fr:chariot
fr:chauffeur
fr:chaussur
fr:chef
fr:chequ
fr:cherch
fr:chez
fr:chiffr
fr:cinq
fr:civil
fr:class
fr:client
fr:cliniqu
fr:clotur
fr:cnam
fr:cod
fr:colis
fr:command
fr:commerc
fr:commercial
fr:compagn
fr:compos
fr:compr
fr:compt
fr:comptabilit
fr:comptabl
fr:compteur
fr:comptoir
fr:condition
fr:conducteur
fr:conduis
fr:conduit
fr:conformit
fr:conseil
fr:conserver
fr:consign
fr:consomm
fr:construis
fr:consult
fr:contr
fr:contrat
fr:control
fr:controleur
fr:cord
fr:corp
fr:corrig
fr:cot
fr:couch
fr:coul
fr:coup
fr:cour
fr:cout
fr:couvert
fr:cred
fr:crm
fr:cuisin
fr:cuisson
fr:cuv
fr:d
fr:dan
fr:dat
fr:de
fr:deb
fr:debut
fr:decharg
fr:dechet
fr:declar
fr:decoup
fr:defaut
fr:del
fr:demand
fr:depann
fr:depannag
fr:depart
fr:depot
fr:desinfect
fr:deux
fr:dev
fr:developp
fr:developpeur
fr:diagnostic
fr:dimensionnel
fr:direct
fr:directeur
fr:dirig
fr:distribu
fr:distributeur
fr:don
fr:dos
fr:dosag
fr:dossi
fr:doubl
fr:douz
fr:droit
fr:e
fr:eau
fr:ecart
fr:ecol
fr:ecriv
fr:electr
fr:elev
fr:emploi
fr:en
fr:encadr
fr:encaiss
fr:encaissement
fr:end
fr:enfant
fr:enregistr
fr:enseign
fr:entre
fr:entrepr
fr:entretien
fr:environ
fr:equip
fr:ere
fr:essai
fr:essais
fr:est
fr:estim
fr:et
fr:etabl
fr:etag
fr:etat
fr:ete
fr:etiquet
fr:etud
fr:evacu
fr:evalu
fr:eveil
fr:even
fr:excel
fr:export
fr:fabriqu
fr:fac
fr:facad
fr:facon
fr:faconnag
fr:factur
fr:fait
fr:famill
fr:farin
fr:ferment
fr:ferraillag
fr:feuill
fr:fich
fr:fichi
fr:filtr
fr:fin
fr:fiscal
fr:fix
fr:fond
fr:font
fr:form
fr:format
fr:four
fr:fournisseur
fr:frais
fr:franc
fr:froid
fr:gamm
fr:gard
fr:general
fr:ger
fr:gestion
fr:gouvern
fr:grand
fr:greff
fr:gros
fr:group
fr:guid
fr:h
fr:haccp
fr:hariss
fr:harn
fr:hauteur
fr:hectar
fr:heur
fr:horair
fr:hospitali
fr:hotel
fr:huit
fr:hygien
fr:identit
fr:il
fr:immeubl
fr:impay
fr:implant
fr:imprim
fr:in
fr:indiqu
fr:individuel
fr:industriel
fr:infirmi
fr:informat
fr:ingeni
fr:inject
fr:install
fr:intern
fr:inventair
fr:irrig
fr:iso
fr:joint
fr:jour
fr:journali
fr:journe
fr:jusqu
fr:kairouan
fr:l
fr:laboratoir
fr:laiter
fr:lanc
fr:langu
fr:lav
fr:le
fr:lectur
fr:legum
fr:leur
fr:lev
fr:lign
fr:lis
fr:livr
fr:livraison
fr:livreur
fr:log
fr:logiciel
fr:lot
fr:lutt
fr:m
fr:machin
fr:magasin
fr:main
fr:mainten
fr:manag
fr:mar
fr:march
fr:mariag
fr:marqu
fr:matier
fr:matin
fr:medecin
fr:medical
fr:melang
fr:men
fr:mensuel
fr:menuiser
fr:messager
fr:mesur
fr:met
fr:metr
fr:mid
fr:mill
fr:minut
fr:mis
fr:mobil
fr:mois
fr:monast
fr:mont
fr:montag
fr:monteur
fr:moul
fr:nabeul
fr:negoc
fr:negoci
fr:nettoi
fr:nettoyag
fr:neuf
fr:niveau
fr:non
fr:nos
fr:not
fr:notr
fr:nous
fr:nouveau
fr:nuit
fr:object
fr:octobr
fr:oeuvr
fr:offic
fr:olivi
fr:oper
fr:organis
fr:orient
fr:ou
fr:out
fr:outil
fr:ouvr
fr:ouvri
fr:pai
fr:palet
fr:panneau
fr:par
fr:parent
fr:part
fr:particip
fr:particuli
fr:pass
fr:passag
fr:pat
fr:patient
fr:pedagog
fr:peintur
fr:pend
fr:perim
fr:perm
fr:person
fr:pes
fr:pet
fr:petrissag
fr:pharmac
fr:pharmacien
fr:piec
fr:pilot
fr:pist
fr:plac
fr:plan
fr:planif
fr:planning
fr:plastiqu
fr:plat
fr:plateform
fr:poid
fr:point
fr:poisson
fr:port
fr:pos
fr:post
fr:pour
fr:prelev
fr:premi
fr:pren
fr:prepar
fr:presenc
fr:present
fr:press
fr:pression
fr:pret
fr:prevent
fr:pris
fr:priv
fr:prix
fr:procedur
fr:proch
fr:product
fr:produit
fr:professeur
fr:programm
fr:projet
fr:prospect
fr:protect
fr:puis
fr:qualif
fr:qualit
fr:quarti
fr:quatorz
fr:quatr
fr:quelqu
fr:qui
fr:quinz
fr:raccord
fr:radio
fr:rang
fr:rapport
fr:rapproch
fr:rayon
fr:realis
fr:rebut
fr:recept
fr:reception
fr:recev
fr:recherch
fr:reclam
fr:recolt
fr:recrut
fr:redact
fr:redig
fr:reel
fr:regim
fr:registr
fr:regl
fr:reglag
fr:relanc
fr:relev
fr:remet
fr:rempl
fr:rend
fr:rendu
fr:rep
fr:repar
fr:repond
fr:repr
fr:reseau
fr:reserv
fr:respect
fr:respons
fr:restaur
fr:retouch
fr:retour
fr:revient
fr:revu
fr:rout
fr:s
fr:sag
fr:sais
fr:saison
fr:sall
fr:salon
fr:samed
fr:sanitair
fr:sant
fr:scann
fr:sci
fr:scolair
fr:se
fr:seanc
fr:securit
fr:sein
fr:selon
fr:sem
fr:semain
fr:sept
fr:ser
fr:serr
fr:sertissag
fr:servic
fr:sfax
fr:sign
fr:signal
fr:sinistr
fr:sit
fr:six
fr:smed
fr:societ
fr:soign
fr:soin
fr:soir
fr:sol
fr:son
fr:sont
fr:sort
fr:soud
fr:soudur
fr:sous
fr:souss
fr:stagiair
fr:standard
fr:station
fr:sterilis
fr:stock
fr:suiv
fr:suivr
fr:superet
fr:support
fr:sur
fr:surfac
fr:surveil
fr:system
fr:tabl
fr:tableau
fr:taill
fr:tapi
fr:tarif
fr:taux
fr:technicien
fr:techniqu
fr:teleconseil
fr:telephon
fr:temp
fr:temperatur
fr:ten
fr:tenu
fr:test
fr:ticket
fr:tient
fr:tir
fr:titr
fr:tomat
fr:tour
fr:tourn
fr:tout
fr:trac
fr:tracabilit
fr:trait
fr:transmet
fr:transport
fr:travail
fr:travaill
fr:traval
fr:trent
fr:tri
fr:trimestr
fr:trois
fr:tun
fr:tunisien
fr:un
fr:urgenc
fr:usin
fr:utilis
fr:vaccin
fr:vach
fr:vehicul
fr:veil
fr:vend
fr:vendeur
fr:vent
fr:ver
fr:verif
fr:vingt
fr:visit
fr:visiteur
fr:visuel
fr:vitrin
fr:vos
fr:votr
fr:vous
fr:week
fr:x
fr:zon`,
      rows: '0.0220162:ZnucgihieXgafaeamiYOadjaeQgWY3guSqZgZijphmenXocjesgbgsuqhombjmXeeaVkXjfmZddXYchbbXZriXkZhepbfXnUwUfpuheVnepbhRdgiljQlm1YaRbcdYmnfuojXhcfVkgmflkyeppeWYhoedfhldddhmjcVfgciSZYZpsnbmXXWoghiaVbjecZWfgjUmfifdblhbWfejbiUeZiggdeUlqIvfTajQmpkcNkhecTchkgfkgcldqmllXciralekMjXkXjbdcksqbhfNotgckcmikYnllaWgjhbbdnjaafecbedfbetjfdNn0RmenbddcnyVPZnhdaljgYdahwcnfZdrahbmrXVggdcfhbvaqVedZiZSiSfdYdgbtRtexcbngqdclOpbjhkSuQelgYiabiolkjghfeOfebhXXmaXYmfjdZdZfqdnblcqahfimcXhnbgcfXnUrUcaeiZfgTdbdYqamLqhdZxfXXWtnfidWdkUPZkRojtSelIeukMfyjYgdanvjdqrgqoogkeiechWbkbmXWbaevVaLifehfPgsajgOgdulnlSXSnOntpesaUpiwlbrWoeaggjtWYnLfViehxpVljmZhRWelmVbrXigatkiXTdmebcniZicakghdfnfkgWhYRobscjsYSdXuwadiYkilTi1iXZbpiNiXhXehkaWOndZSbKhYm2hceiTZaigUndKoZcSiTrmfabapnXkifndgdteWYiZXTYiW5vYplcOjdclfdcblcncReW1fWhmkfTZendmhhacploiZhgUitdkTfiljUidXfejfmQWWcjqcXcslfjUOqdrafPkiriiYsfeZlXxZmbVaercZkVYfdPfgcjkicgdggmfqffYnfmalUcgciiWfZfsQcdenhLobajZWhWjQZhcygbeelPhjWnXbbnkvVjOfVZghOibddkThopmrjWeZgPpofkfYZplniSbpmhcbinVrWnahavbURmalolcmhXewjZocZkjZkprVpOcQjmnamjifkZgapTYesYdnTYqfMnvdmnlccoeVhdYkXfThmfmuoVilbndYcndcYmZiapaWgYIsjsQcaebvhdxhhloOxjpdhhh0hXtPaYchaizBVcWXdZmeqvQfchUaPZjbfULegbZfWhanedhskgWhZleghtwjUhmdTkfZrQcgfdLegcjYVYkgYWtMhlqjdcryeViiiagYkcoYgnfWgSgXYjbfWkdQYkWfmTehqdXQinnbivkkQpnQoVVahUZNPXuinVgbMrnSXUlkgakgfkZgdlXkcSd0YUXajSdjemYkiijwjfLdjgWoXcaVoqVeuqgndcXTxeenifqlijcXiZrkjeXgiqeidejccSXaaYkpiuioaTlsZilUhkYnYbUcgj0sbehZaXeWlibReZnYhRjdQuQcdblPlaUYmfaofiiafaipiYhUdUejbdvclhnosirbdSbdqafsgkwcZhelekncbghiXlqcNXmdUWnicekjmgjoqkmVfOWYiheoiktaVZfjdipgZfeYRrjXVffjciMpsdeadVbmikfjtScZiinmZaadgyTnekgeldXXbnkcYVetdebfpnfeggjlknQYoiZddYkdoodWlvXhiXfVxqaRYXbXPevpfVbmnVfdnoijUkfbYfgjXqZWtmbamPimcVZnZcZeUmySKbkhdjQhtUjlgVfpkymTqQZXecpjdhnWVtafdmlmdjcUmmcdeTkZclwUcoXkdrkYhWimgVVVOedrYnillXemknfXcllghogcQZlphXhjedXagejkbnMadaliRqkUjifVpnfXpUWaoeicXsnYkTdWgmXppgfffZehnbdixSebTaqnQqjVguWhgmfVqYZfuVimrgfdgapbcYWfjabZphnhjRTdYYjclkpmSejbggdYqfj4ikuZSgksdTXepfoYjSikemgUaZbhdfrdihgYavbafPdiiVaibdfremebgZllZYSfdtYjTdTjbneeJnnOqkQisNutfaQaZWdhWjvgXcgtjUmWjWcfecWNjfXRYLkWr3kbdbTebjkVofHkehSjqekjidncjWiZmXnbnesebpqfaQdaeebqcpohaackVakkZXjrkcwgccdjkVoehYVdfjfYfgTTdVadivhjaubUOoicncYfrkXgThftZjcbjVRhlZbZfnhoVeQfbseZHftXrhOdtdondWWdcRelmsqbognkWpvVhoZggZkVbTnhbMYbUikhUgjnSahVfjbWjWakzYhaaiaqfgyNVPWjdlnFXlaaafdjormUqkeaMVqXpdJugnonWSshbbclgZVkoVgmbgXiihfemkPigctTghhdWfXPZugowhmXamiXcmneUijYeWWdjiNVeSolhSjcGqmThaojnVjjmmZeacfbhiYiscdcbsoZfddfkeYYhXufhRZoSghYTftfdaiRbqlhijifinnYqqfeVkobkePdcbPTadsnlZZUDollfjglRagqpohebpmmimobeogwgZjWpkaWagmYTqQgamdUwkboghXkPehnhZlhdlnWZweWWdekhtXflhimdfjgUgphebhYoWthXZYnimkaVdkgZVcPpejcihbgZmQVkXpeeWhiVkncnmecWb8UcYcedolccZWdccifOpdXdmkibsIisedfdUYojgoitOcbXgmkebafmvYedmjhkcYZdYjSYctoUYUdjakVfVbundjaldWjYolThcpUbqXWjaaeobdaermaZKinOhgnXrikZWfiglmPpeeZlXuaZZwWYjlZikeZrlbFimnoVZgiZUnWfdSacoscZaVhfQebRnlfvmWgfeosjZROjbepUisjTbjqiTaUkUmdiaeOlegMWOkcy0iggcWXXmhUmYJpZYTgiusZVioqkjZPtWjdbQljVheYmihZnXxZjZPWbokSaWSYjSXdjfcrgaVclVjUajUdbhthXcMlcjihUnkgenSjkoospbSagVnvmMjukWabjVadoamlrlththpYfcSnlceqhnoZglUmXZgWnkakfckiqSPLkpkZjeipohfgsRcfpeXsVaknOwpieekbaxlWecakcggVhdndigPhsjqcignshkfjknaXhWdwikcigwSvbaobfgkemSfcgkhokgrifhTherbYgseYjbWnkaihvndcNpdhhZsjr0albaqplSXTgbegikYlhgfvjXPggdTtObjdRwnjgekebrhSqSejdofafZjtcodkeobiajofWjkYlbfanQqUabVkcegShcjcsdqLeZZkWjxyhTqmWafgiqqRZuVZYWhhitMdbpYScPZjlRbyYbfQZgfvrcfbecwqWhPifpXXXbchiaaWHmVZanYjvOlygeiUhjgjqXVmiaYYieopZiUhnojjRbdgYcZnfayfglhZYVnnfWYfknjksq0YXoisfbnSoXXdUVwUUkWZfZhgtmlbdhaeMbkTYVIdoXOebWoZZgpvcYaXrctelbhhfknWfcaionfdnigfXjZaaPggfYVkflvZIeqgahcbcc1jhWkmkqiQZhckufihfckTchpkeckmOfWZqRltrhcYidfkfXhfcbfhkjoSabXpyWpfhjnZMancafdjmoejUegdcJYUYcakfotdkmmqzVmPidUmecbpYnsRfhifdnkYhjZbXwgTcnZkYuXbnfegbWiTZenjqThaclgnaWekdsZlgidhdbcapZlmihkagUhXmYhbohqiiplbZSddhdhrfpmjgbbfZakiZVfounlPZcjpbcdeifjgfXonWlfajlfaapllYhfYXoaohYebWecpcaumUetnVYfffeqdlOblslmXhbYgucodleoYSkfYiYhajXSYnWillTVdgjyThkbkpjzTpTZVsRUvXkexWtmZfobndbYVosNqVqvjSkVphRpWfUdjcrcKVeXXaUlfm4hbbgRbgQniocHnUiRinlmYaccWimhPpatklbpfiedakgemadnkVlddpdniXijkNTZolrrbYtttjdhfvnVVWdarXtOgVkgduadiohUiQajVfZldlWdPYkpqYgddUXulajUkYkUmYjVefVWbOmbPcjoinNqxlkgWiedcfklaXdcncogghdYkchokXkkXhTWcjkrbafXUYfhhdgaioncXeWlogihdmdnfbPfpjpdZWhuaflbdUhbaYmYegNooTnimRlcbVcofEcoicWdkYYqkieduoqRWakaj0obVjhlPZSfXpjejhdZGddhdbbikaegvjagkgockXmybfTZXXlgfaimZfZbscifditbQdSjaYceljXckjVekkmajhdrafkUkgehaljfcWdZRXvkjlpljkqrbfYhpbdoifiXZbZbkacRfrShbUocVbkddjhjblbbLzfedNeflgffomXidglZmdnhbikblkaaSkfKwZnTfffdvghoehliScuvZgfWXkmmXwfeilbuZaleciTajhlevQicjZfeodphgZYOlejfPOfrsieZXmXnclfsickXZchehokgZsfZXpeVXeTYqUVfbQjkvbLZVVacnWriZbZbyncSYffUeiagepeiTedpsmhkPigoaTjdhWhdffhordbSkgmZibiWfqSacajeZoiUktal2lgYXilZbxenkjfnhfZtReeZbierRhiYfeRchfpfhgplhYTfjnWQYgXfqclgjihhaYkqlZqYmfsYgaasodaZVQflbfdfsqLlpdhnRbZpctiukWZiqhZmadccmednYYpeUjVdaZkdhZnaTQvhojXbenoYjvSZhiafggblnYYbookebjdkYndYZYhYldlrWSsTtpZlglwepnbcuhjjghPkjfVehdqqWSmUdXgoippZRhnRZeMiqbTLfdXYWVdfWSfdihlOroUfklhbkblqdiaYdlefgeeXcZmYaXoonhjfanjldVejpdadbhbidhkobPhbYZgbdigldfgXWZkghfXYifglbxowaZhhqicjpniaunugPValgMOUhZyfomrjbXsmkMQlggjMesmXabdhbphrQeXiOOchWZTdmqosYvXUabZVmiqTelJbpZmpdbyfRggcgkgglZQa6clmRaamXRZpglkhndecYkcgiegXrVjXZjTagSfftiVoVTbdcXiXejjZedhhXzinhfUmdTjdXlbctnimdYSabjdkdajWdYkamnhThlYlgjhZgOQjZZggctqaZiXonffeaZRdhkdjolofYelcteoTeecjgefdcTKgdemYpsoZkbUlnlkcebcXToookmwaefecoagSYjbeihVmeWDjhZrfkupWnhigjlgdllsikvWWRhiloQhjmaOmcqcYYkTkbZgucrXdpcikRckWebndidMjmVXfiidcWpcejnljjanlpikOlrccemcZfVaZpfWlcnkkgdlVbbdwpbQYUcqnkXibelVYfehvfjYcmqYXhkpbVoUanUYYOQffcUcgYXwggjklZqYZxWoRgngkUTVeXhcZiRVjgnufbYWhhmsVPhqr1ZdeiiymppblVgTZaKZxfoyYjgfdgXpncZcauPikaljhlehUcWjhTpacdbcmRebhWgigajadtWTUhOblWUVPsahlgajbpdalvUUjlVmamforpdiYYcXmbZWYWqwYdUXpVeXZRidcgdeavUZorkRoYiclgfmUXbiRbfpZVefbkcunmckriaUcnbhmZdinhdncYfhcbwcfRaYnpYlXrzaqeZefYQdgZhhXedZVigSZynnfhmfeahajrakcepdqlZnUNUeXjwjgiarfghifpnUheqndncfilibSjjdcccXfqXXhdqbvXeknefoXgffgisocwplddeqfsadkWmpgroiajdneaejlRebqiUffjpqWPfZaZXcUfqdebcciilYmmXcQTdVhliTSeashgcmZkbeUYRzSnclUtkZbwjhkjwknjVXrkSgegebNdxkfkXqbfkeeZWlRdhsYnogrcqbkTjgtWmedXatoajpsbahTcvhoieVieRdfQafdgedcrQdZYblfabnjcWaVkTlYlphkajjjiplhgjTckcocWoecZYffmYiUeclYdebfhnfybopiUjnqqkeqcmmenhkgYhggnRTlXsPUjmuRlThUmhfhYegaeoedqViXbYVrdhbdXekokahWTnjYamldobiteUVVnZjckqjqjqfoZpuhiqptphqbnZiihmkWvZbUe0PefhsUnfmaVZctOmnRmllYkfTkTbbbQpOdqWgWaUjnmpYxTKWklQpkocegkfnUhqYcYSXbnhNViWoqidijaxikpakXfekbfMjbcedccbUfvfkWkqqwesggXpmfijmZZiiVeXagabjamqmtmhRphWjlqhPtckuZZkifnmdbxolecbgXPTrojfWqTgbpbfZutcjmeeXbjjQidfkRfTclZTefnXXVmWerldaanbmjWbfiQlVicbnlfjckaejXggnWjytUVRVNmonrZhefidetakifgfcXSkqjkYYYkdliekmapWaiprlursogmohZcTkiMnbWhofkgPaoledhXLbnglcTvXSmfbXNdSWccnZUapYfeWeRZfTagZmgpbVgukiocbfgvZkmsedbkcmadZVqlZqnhjhNixTjdneSUZcmkPkVZnkZgbrmlcaadrnrYXVec5dVbolibnfhehfaapmgVZWsYdaQhnxjksViXeccjZPnagTWfVlnlcYzkajbslpYSoahcafcVlcplbhYiobVQYffbeafNicuYbhlgZjQbYdifjYjWikfcbnwkcnQdjWtYlTbedgcXelaZYNfdmqhcdjYqkZbeXislmmgYlgkjQpVSbcnfdhmYYVZcYhacTbXZjeWXmqceZLXdhkifUihhWecgdbidgbigeebZPZZcbsigZlhajlqbhakinWRbeheebgnUckZdegxrduZTiihfTbkdQapzYsekqkviauaYgkfaojeweecghfhbejhWVSTchqgnkcebcphYahZmdZngdbcjZZolYbhWomknoikjoffUobgdWehZXigZpkYglflkifpNWegZsujdqdnWVhYjfhbNVSiDguZilgndebqktqkhjqlfmtdVgrdWiimclanqZkhXkikambUeTeiYqgfjkhfZdkhcbZUkZeohekjnaiiofRheteidhfjjdjaUfWdVomooiefgVdKhZlbffbaUnulWXYWlSfqjhwVcnZlfZqWihdpjjZmUWcXXZVrZdacRvaSQiuibeZhrdXspWkaaomkVVnWiQaecbcoOivXWWczZjfXXiaURZfYXnfuVkVMaVdrjZPhZmOcWelqmrjemhjdcroZUmbjnfbgeelhcikiRcfcjvjkgenchViWjidcedjgdegrgfPqgYibXdcdgbjckqajYfhbraeiYQklUceuVlfbVgugmVeoahmiXVaZinaqZgmqarVYfikkrrlXsljpbUepdZkYnbkciSkniUYkoUpofoupkvkfldTNbXnjodiilnbjgcdScYedvHmjkZgmetkqoteicbocioZkfVYViOpdZncffpbxlbmaYoXVfQdXlVgZUNUflliXqlru4yesfbYkmfeZQffdubXmgodabrUcTZWfjgpbeRctilqdificjTgecThXZaimijiSSYlnlbtUhrgdfddTfZenbkelbqOngtjTdckjrpXYZgcftdiYjhfkuknYUbWXjlkqiueOmWjcmlcQfpkdldZnlncbYihhlqifjjglkepPbaedglcrbhtKjgdkfZcehrhSeWcZkdbaklhilbijlkmYjabgURmSvtjWrdhlaXhnnddiZdpikkgpccbZcblfhihtrjUejkjcaQehZhenblkQfgehdTliaYhTiafajojfilgcdYrgUjjgWacdcbbVfkciRjWTpZkqVUYmgeXfWkhhheclkdtqfgnkkdpVcahmigSgkfQOUWlhdicgePbrQgjYfuveYcHcmancdhkjaujicRfclXYQjVRwbimmSXhq3eVdXegULfNdWhnfgchucRgfjqjaUlfNofbRdckfOlhrhTfnYhooedvVabQcTXnkWliWaeYkfegbXkdfkemeinbgdTeqkcoYejfkqehkqYkhfXOaZVvlmarcYfUoyojKW0flbTOmZadhbebhOpfZYhcmkcbXprdlffXjjegmirublYcQdhdeZUdfkoujnjZj0fWfdikcokcirOTihrMmcdWbpcgZsrsYWjVZcipgrsqUkf1rmhjdoqejYWdbpnabgUhlfTTdfdhkQZicZhZnjXkcNXSlUtjcfdSXaonAjkghaUkomWstoVkjirdYtsbeghVZVlZeZgsgmVTWYkekegppdihZlZehrYcYihcbnpgsiWrjcaNXlXcgWbrWLUmencjlabhimYSageTemagbdhfdkjpkedfXZgaoxhZhVuaWfRhRhteThfjeoacmlfUWfeaeihdUngjfqajeRieimdhmiogPmdkYkreUgmjajvadgugfgiglcWglpmYdSjakXaXjmmidgmeajYlWyggfsnqgYTolbZglogphkjideWRQfkUkamTiidXQfdbpaHXgY0jTWZfiiTfdkhdlUacZdrdlbbgampfbqtjiVfYgWbhpgjShdfcZWWZaknccdbiwzeUbiSahklmfclVoXVghckZgnpgbcjkitpeceUeiiihelgcZpijblrdqsoidWZjXdTgjpOdkfeZThnqhefaeociafQejbedinXibX6bTsnhljbpfiiUdaTjfdhgXheeZbojbXrfnWjcekrYhgjcgmXjlrfhYdhYljSlejnebSgeajoikkVboeYfivlirU0mmofigufnYnebbecagdVmxnZnaenanRhVfploWRVeejZVtbSXmpRjVMwdlndpbRkWmWdoTgijVdheoVickQgcsaRkabdhpckiodrenkpqfeYWfNecVfcebZphcjobilUihVfXgmlhibdgjopdfoVidqflheiehbsmgUfdedwegblfcfbXiilochlicahRsekrmwlvitgpaadjWijenogiQndRWbhkqfZinibkvUunjneVcdaFXpTtrUXZlVneilZkcikhiaPibUiYYfbVfldmYpmmuigflqcUQrhemcagagfYhkSYZacijraleZQccXibnfhWdehrllbjgljjZVUokihujhlUrfsjVXcflgnetiSYajeSeWdoVedjkWiWdmcjQZgcYghbdZkqamehsrdtYXfbhmTopraWh0jobeYYhddhhfkkloxdTfbmpebXbYmZohVOrZeikYncjbXzhRegdpjgbjthchjkqffcigcptVojnbpbekfbfRrlUdkoscVXspZcdrbcrbWbushRTakdVjqccpelcudhcQeaOeoqtmknOceekncjWjygQklgekrhbcWYncmZXkilmSacaQeXmjjygihgibecabSSQsmnKfjofSjcbndcgTtdoghYacdjrvSamkgqfcnUcdTVghWbWcYfceebhgcpnlohWmiVfbegaqgrbXmkjkjUzigkddn0lYfnggvlalpjWmgRYoaqYjghqsolZYanYfUeopJXgfhZUfmnldekkqcdeagYYWghdaRlqhQncoecbgmaUdiYVdoXlWbnrpUZlSmmqWjvXiYahbbVaMecSUjQkVZjddZbruqvVSanrZVhulaaahfdhnenkarksejjelaiXTrpdaXWzOobZbmbZXrYbddeedQUqUodUiboligggdefffccokvYlepiicfvUqVObRUwnWjxbbbkggZifibifbxajqmadfmjihmqvlffahbTjbbWafqoSkfjjXelUvRZsmnnfjhaoewkWRkZjZhjknbkPnUWgnnjYhUXdeZotldaucWpsRnWUghXiheUingPdjRjdkteXjjRjUceVmbffdccdTilddWZjjmjdWmjeqdfkoYhgZgcfdhnoaPZncbsbbbTbocYToYhoqeSbkQjohojjhsmjaubthZrSaWcXaQTSbiknYchfnhaZgulvhaMRfhYRhjXcibpWePjtacpcaqgfhipemiXjmkjjXbhaaPQgchccbdcikVjgpgejskVXdiXamYmalVinSfZmWhednfdTnXkQlqzYZechYVfnQlnhjfkRfheeefYcSikliiVkskpmRbUiVOWcZwqUlhUVjvaYkjbstfMWkBao2slecqYnUYRgbfimqqqmYfuUyfjdegphiigggTdgifeWoQbhcdYjnlnRmiklmhflcdwWgfZvattbeXZjbUfWSeXWPVmmpcgUUWjYVVhibpjXXeqiZWXvtalfPUdffnrfYOqlaYkscfgajUkmrXaRRqRnRhlfdiUkcpVoYajsVpkYZVpjYjkldnhZZdgxgZpTZbhiRTZcWmbYdalfbbZqqUchVdadkqqTYjgeYVlZeSkiZdmWdZcblyddgrjYdqbmgQemjYbiSpdmgggfhhdThgZpkgdqegykeagbYecQSYdkewZmhoXVchqhPSLapgebPXdtJmoqdqpRfjpWvWZhfhYrrceZfjbXZyYdWejTgremPfglooefsaTVpYkglnipnrjgYXlTgXdZqHcegheYbglbegdgjgeaigbfgYdboXkXfbemfkjygibSbniigkfddYkfSdUkXmdalbimvRXdaYSdhaqdlYdhgofiohbTargYfOZdfjfeUjegeusijoeljfjgbbcfkUmZj0ZVekipeOtncjTWhSileWcbNanXmbbgdbnfooamWereetgmhjjUiUiiWeZSjbicpmgRkXnhdepiZfPqlirgrkpmlfbaqVZnpbvWmqddcapiUdbjfignbckSVafoeVaZTvdTTUVqlVXZkcjYbtibeYraThXpbeqZZajUaaemfjdkRdcrSUkjbWZlpamlZhbgtVihNdqbvndfYinMjghShiXzUniieXdxStilmUieZXZhiaXXjUbcWibbnkWdcefWkhedccbjXdigVZRtXlaiklaqkYROtUqbebjqnipiciebXVhYncifTfQaZlhnhimrdqvhWidqejibhpmeWwkYaZYnPcdijqpXbvYkZfXboShgRigihpomipcgdkrRikivZQckajegakddfbbiexllgiYihSWbidoWhfnfmaajhShhcXqjWzTbqssfrunmTmaaVWfhdcoihoaXbrmfaegtVlckihccUwdickwmVcWcmceVti2stqbWcilZjfbtiRcmTeeohhjdZZaUiobmjfiZieggcfcYlhcplaoZmehybinpdiSbkmtWuigcbnmwdiZhdbgagUfSoeTnmhlkZdddmXoygobcbifdJSUYoXbMajgncjXUsUdbcnpdogfKfkehjcbprkqjRqqfTljfikSndgqoYfkYQkcnpejfZkbiZiZihfaXZloeecfsjUcgebZcZaogdrjXnrjaiqfsYgcaVageZWkghkdnTgZikehVxfpbjcYRplnkalcsgRcbjieQbhgqcmhydph1ZjYQYjqbbgdoZajdcidnhjnokdYsTZkkXisfT4eZvfhcigd0jkiUZgidXsXhmjemYbkcbeeucnVZelameYWbdXQcqgtmUfgsbYcdfmqZkchibdlTrecdokjgltgibaVfYhnTcnXpfcjhfbqfQkQcnjbqpWqjdmljhXQgglhZpWeiraelneabkdhYhlcioalbkcgecdajTdxNacdkaoUfejcjedsvdplVYlTXmubQkgVfkXheNVhZfets0WcVdgdrYVgegrZegidQiuhkYlflkRujJSkmWvcXdhUaakZTduakskvlRdgjnsnbjfbnXnqlZspholnaidbiechkpjmWhuWUjpfQmeteZZRodoiurgkYWfcpdTeieqhrcpnmUdgaheVgSgehXlkjXNeRsjYTkflmqcosmbZWkhZhgkhVklgmgUkkZYhegjqjWjiRaTYgdgeXdkfgcVcgTqfnScuZaltVvbgRieZcjkatoNQicejibkgbbkmYOniXfVhjSfhnZekgdxVdhhcgeamiudUgbTkmMgychhZOWkSfdafVdoiggPoRgVmhTqWcgkehcrhdhhbgknbgiYbZdQWgUdebphdholjcnltbjUWXXqkecrSschjoiZSgtenvmfVVjYScUUpRdXSgZWebLoiudYiQhlZfniWilpdgbaZrjYTpdhvcdplSQtYZgTeUqsvdSdLedhkdXljgbrmebUdkzYTSdOfvQnpiaZnk0hUgXecZIcijwmVVnaadVnRhjYTmhmbyTlWcabyKapmgWggMnhgiRrnebgdsrelYXmNkUsacfgdoaajqigXeglrpnaedebchbORacsmlqpezldadkglhjgtcpddWYdYbWkiasVhgjpVfqVkgZwtVlltdWgqsZVeqlToiksmbdcSdZfRhUncWhOpfoZmyabajfwhjSQqfnopvhfbXbgPmgnaepjolOTcefVTTYWronbngkRofhWdZgowYabfljmVVfThTetacqeWbeihlXfZbeZfqiRmSfYfcbdgjmqbfnrhaRbljnlYedheuajnfRhkZjRUZWjqWmvkecUoofZqbqaXfXYljaukhscratstcahdhjenWfcaXesZiflmbhhcbbpdlNeYafodSaTgtneRpbjUhTockndlcTTnfdujkldjnbbfWnWPejYbahclccchqmXfdp0hSSibihLoWkkgcYYgtcVdVbQYkgcbddXSnerloihdYjcffkagTVSihiLcTWZkXmbhdoXXRijaomdeXgiYSYZdraXkfcnhXqbkplkqjYiZhnVlXbqnXfhqsfXaurZmuXpmldqfnokjZpejoUqaaodedcTdkffeaWOeibohPwaOlbefTaaefTZbfqQYTmXgkTsYglkealhgZZZlfuibgjZeOdRWmadUTmcelteRfjkaXchhgbehkoXnfaebZekZplcbcTjYfcddYgXkXjkmWnlbjteOejmakfglkjlidzdjfWifmkfeikseRjYsdodWeZlibmojZkeSdkbmZdejsiihbYdmWcbUliOanVbcdXlwmUUdjikfWashfmfSVbSrjifZhlkiVaiibhlZkkKcpXZcfhlpmWXfhbijXfmeLdVYwlhanhbcmnpgahjnddaTnWXgajb6figmjbeRhmagmghdjjjgaZhXjnZYRjYnigdfcUehdfmvhopfZtYkelpfXlknbmbofnzZVUn6gqhwwPUWoibbXbvmfjkUdicilgfnkidUjfrhmuWkcpcdfqQgnoUXUldcuhQnYifYliYhZRdqUTgUidpPYOiaSgWfltPZSqdUkqWYSlgguhYrSmagQiVnbYbvOafQkcsZiYmeacrtkXjeZnYWxqioSesdgaSwhnXeebZnnSfkVWTjqbTSbU2eYafkwcbXViqodckdcqiXYjWaymcgaaifhbmUXgUdhkSTdnfiwjjhTmnXeYcgcRgblcZk1RSYdXierhNfdhYcgdljdfaWcgNqirgRYedLddarhdPctqnfoqjbbWoklWPgahmmenkaimloagcjmoYOZXlWcakqagUeUsgfekiRferujnTVahikqnhakWiprUopmnpwiUcdWuXlpqmnYknWhWZpeeYfegbgpeVkYXYdzfTkZXubZcibfihdZfambcwVfvohbgWnlgYfciJdqgehXfpkgglikfdioZfqlUgdbTXgbkhgbTbYfcdhegmebiYmmeaXrahgsYnieVkbQchdeiYZiirPbhfcjZqjaadkaYSWVkUwjknpdXlwqiZZdiiiSoegXoTUnejLffjRoVddXprmTkmgXWWpbtolnimmgcfhjpiYjacmfjhhcidalfYfhfdWifepafhOvVaanXanPqeohWmeVVghZfokcVocfVgyUqbq1cgWkYjiVadYesjfcqYlqdkikmjjelgqkqOjcehqiehVfjeiMjdwaXcipeYgcilbbmWbmXfklfZYqcladZjigaoeZcgholgfbRdUfbQjdmctgekqhYYTfZYSloTgejlhmhXscefuWnbdiirmagkZjcjceibWieejvikbYtRYWRgnVgZafaubnfcicbocacZZcscfqdlXihnXVpoQfhRtikbmUajatfiqmoPcfScbeYWsflXiaZVlVfoadaopgWahjdRduoieoXooYXffsdmfkmkeeNljlfbejndibmcbWahlngrdqlnkdrnWpvvlOgUjQjdZZkbabcdYkdmcjciqvaWlQwjmekclWikywqVMYmfWddeXdpbVdfmUeiiZTdbrZnctdlffSfcmj2jXlVuhYiiikhlfegjjVfWpapqjfTgijhnipbgYlbhlSUZgocmemfbkTnpUjmeaSbedYcwfiYtrpYuPkdYYXlhjfdeZmlUmyZoogpkjjmxWzmYcLjSUWgjhhrjoZkXblehgekgdjVZfjkPRbfkxQZmoblXbOtfriZgsokmjgmjZajqZTbYUZiRffnScfZkrloohnqnhejXhmrpscapksghecWjkmgkfyoUkkahqTSeXYShgaPpjgoqXueYsqgirZhamfdmZkdikjpafhtilwimhVOcjQfVemcJfZguflbYnkgnwVlSfYfmlTXfcjhhRdnZfYYhbdicnblUlmeillguifdViZieShgbbkeqtiZgjo2eUgfmmepxhjkfkihSRnUefXrhpTgbdhgZjgajSeJUZmnaqkarNkXmhZgWlaTejfRsgVVrbnlcgpeVoYjdlqdxcPMkhYPhchMbueaea3gTYkVjTOojmtaiffeZd3noUlkqlVeLkXodnVhjidTfZiZcdkVcZeeZjiichmfjngRWZYooXfUbRgiWTbYWeljgXUcgonjiheiiXmubnNVlgndYjoedcQekcobZcYisjZinmnccSeuhO0cidcosUedmpsjVcncUsfaYrbOglggTXdmosggrYcxcaciiagmfntmslbqbhZVZjeoOaZmjelfprhkVgpgjddXISgqMhghhfVabNirdmeiicicgnbqjeLgatldeUmkwpuOedtpqedjxrTtddpXmsbPfUuXOuQdddhnrmmjaYbkXoelTVRfucYhrqkLlmTclaZlidYjeTnijodwXbdgpltjfeZkZRgdqwjVfgmZbeghhZidkYngchmcfnkamZgbfddfhmSjofooneXZacgpjkZfSbdjggdsbhqbhWiqsnheckdddQcdPraSqhZZZWUbioahceYWhocgidaVpznivimZbeoXTfakfbjeggcqXccleedXSVXenYtmsvjdpeVhkRgjifdkhglVQbiZXOTWbtdwdnpkTzmtOgfdpvcklsddckgfjiaepgcadXZdVcbZikjWiergcdZfXhrnddVjeamekXWWXi0uqNaiglqehnOmqkfcSHlRnpmo03qZV1qNSme1maWgpbdpofgkgnlgYredfqpaWbWdZgWfbMdumdRqjpqnYOkZclVpYefaZeoeZkcYrVUzkwaqgfqciOabMaelaqehmkZlflgZhdgfYgmWlqeVlkXviqSTScYqaeThmmJbqfrmSfpmalnMedvPndheSnhqifUghclicVUccVjgWibhhVelbjkZiYVUnZdYgTYVoYIbsbimbbrfkOfZehvmibbxdUoaYefiimXqofoddifmYbcoVcRlUbZonprXeYnmTjbdhtRfdfegfjidcZhgagqiuZjseQagfaYZgoccnguYiVcUghbcTgbWVYYfghoWdbWmlkgmgpaioajiobRZgrmphjZddcliZgVYhaauiiXbmZVbeYuZYchfRSiahpbTohhVaicXskpSceYotcaXlqanTumoobcfWmkhZhzYgWjlPaeVfRcrdgXcbkZZbcecilVMXYeechinmshMcmieNahqVTlgigRpXRpYqfhkkXfbgcYdhfrifPofdfmQihaongnXoheballkbZeunlqmZgkXfgjcZlYWtOcfTdjbVdj1eWmWPplPfgaldbOSoZYiZcfZueYeoaflWabibefNapkXkcjifYeZfmeelgoljkaeifcqYfemjkicfWcdbwpqdorkphadgidhbaPYjdXgemijkgluciqTipaXspfYUEYjgoladjofsooYUhfjYbSkXcsdkknTbkp3gbZackaOiejngqfeRrZdglVddVicWepdkWklThjhMXXZhUkjcmYicUgcxvmZtgUjkdqgWoVhcbiBXcahbinndjbTfWgobmhiZcUjrrZhclXffdhhawpYRWjjXSpTZZUegcqmvXWPVcVZkXdbgMdlbrZhqndYaJgjZmcdclketkbjafhoYbQgXTsflgnXgimyjbiYafUNYlegjUXgZfYkfXUjQUkeofqahlkdatagaXhdmmYdoneaihncYehkiSZVaiamlarllaogloTXbgeWjnvdcpPeicjnchYniibegaVgdcsmSihbRpnOgZYhalbhmfnqaUZLTZmOmgkbeVobkZeZTZmUeehgjgbmhsfscpXVjZikZacgafed3empkwbeboqfpuRZmqZftqgcfVkfwnXSgUfaKjdhZZflVxhoddyicfjkYdaTfZRiXgemkccMebcWZetgZdvXnjlirduZfTgSXZfgnalWaVWeSmYnSemtkaQmTpmhfadpogqQXiYXZdVjagZOWfZUmSefjagVhmTZggXcaichRdXjodhaidgrb0fmhOhfYhqVagcPVhYcZpfbccjbfdXgUjaidfdbbRguikchqepdlVcriacpWdeSbgUdcZjojkbrqbnaghtmsTjaffXpeiZbkcpSkkjclZagcnmjsajThZZrYkNifnZrYbZfghgidbjVlmfhGhaYOafieqfjgpZZidkvUYZddbigffXWmZbTiZNtkRghiehhlcdecqjnbi0lZupbmjkalkjiYZokkUmhdjfdRiWcmpVfknfVliqilYUiZhobZghWqenTienYUhhcpeieXTbhXmfhaknihiaepfkiifecZedRsZdemopqeelaipYQUWpcRhetipcWrdcqfYdabflddlTmjSddhVKgahjnnXaidhjhdmmTblqfeqeqrqifdbaklVWkkekWeYlkcfokfhhYupZZKYcikfh1omZUVdcJewbenbqVQfpdhajnOeqjdTaqjRogYkRXWXcSWjlXicXdeiTqmkc1mfglgefcZTalPXoojadgumSVoYdjakOYshkWlaXjqdXcilegmndgVWfydnasTPtgivhdaesmakjWcRYZrYjycYhWhcUXcUobjpkncfsOqhbjUWofXhejslkbcalkhkfgjuVkkZdWlZUGaaweTbubcQgild3egVfZnMQpjZfPXWQlPdggfreZTUfkibdimiWrdkdlYfpYfXmRYfkzgfpcerjmSngXchhbaoeaaeigqfgYebZuYZRlcdgZccoedWrpmginalqajibXkfjfZkbWbxzo0NWcbiebYdRilYtiWXsNorsdxenYT3qJRehpicdeljjWpVZjgvipjdcieZddfffapVZjhjpkdZekghclknZhsuisgVeajbtiWopifxkcepimnkZscObfkLQWxncZXnYriYiVdqWtibalhTdZhZVeXejecqiefhVXkoZhkeqhfidgtlpkjVTrhZZdSnipirjfhSYmcihncqdVhkpeTcbZredojjuhPdptXsndkXkdVoQfqnupqYaefYnujylNiYmXOgmgtcYijinbXbXjegglTctZ1knfbRbqgimhpRhoueYbgmepYKceJgrojrncVtfkhZaoZdXcUbnYdYoZWnbd4VhpnfdrjklkfagXIkqOjqfjmdRYoebdagkaYZhgSigbVojWwZbpptespllTqcdZVejdbligoYebqmhZcksPnZdflVuabdKegTlVeujUajgclZckdjfpapmXogbigXdoabdlfbYVjdupblTjkUnTkmjWbkibffefklhilWkXdhRkugclffipXgZdUhseeUSkeaYUjgkijdcadbXlgljiakeMkqXbcWhYccUlncTtjZfWhWdeYjiYmzgjabZfhsfdaeVpUlrqmWzvXhYgUUdWdmikhpcndeogkbkepamfcjieYSfcWfUdYdXsSaSTVojdWVYfXldqXjPTabcepecShhhqZqZelaaegZmfTXXnWbVbjmeYeSjZigfZnnfulhSkjNdlecgRdgsvSXmlbjilShahcfTdnYksZYosRmXdnpobjbgyXsfglvaZkTacUrlgfhZeeoqfmWujZkbbTYueWWphWgenfeSUtebxnsYSjeiSPgQpliXijnjbbZnbhpuVVnRenYpoeobufRgZibdifjkabhaacgVijmkekggdPalkZvjgrmgVnjhcYieoXZjbiefkgidVbddRTfcZspcmUhYfUlhgZphscfdYnVjnpXlhncUpZZthfjcbefYWaefshbipgtghkgfmXmesjcbnQtoNdwtdooabqqeeUdZPcPgejahTkXanbXwkWndRiehlXqTcdkUjkiiggOjsYwkbqihhfbYgauejnbfbjYdjkgliaVleXekbldosTlbppUnWcQbeUfTYZlmWhiUafljqpecnXjknapjmqYdPifcrmlg3lhkqgqmejfqmdhZpYcqdjUWchhOpgjbddXrcebrbgqfjakdjijiibmfffSipgfdnicakXdfnXYpfdQVniiiUlidginiYmiglncbijclwomndhbjeKbzZdnYmookihclpXgRjmhggfderWQYYZkoabumSfmojfZVbwsohUgYSbdgXohnXgbgfbirOZZZlZrgnggbSbetglihjejhbkUjfjRYVYhVkWeMXgtslXatVnOcYifZjgskXgibnahUSZoWgbdnhYRndgkHsgpgfSURxfegihjmkXMUcchdhjijiiZZhijcklcVZaoiXZgkofdYYidjkikadfrjhZVSmfZlnneekmdjVPsWjcijeXinZXwabbhrcQiia1diVdggfearkXgjhihejeURukcbcbUocTdakngLcpoNeiSfdZeZuXfVhXegmQkjXtaheqmlkZtfbiMjZUciRReXVYfOWekhgUVoWlobgeiYVabZgUVbebYdWdfnfliifbVvbIjfamnkVeYsiXcnYgmlcfmfajadU4WlRZdnaclaopUqdgegWdegXagmbejRkWTcrWZeqTYkgbYkXzYgjsogulojRreSWbhjcZpmalfehdhkjmhqXlkgfhWjfalfkeicbhhjTbvjikUZccZbbcfYpZklfdbedlgmdoimqmnYkZYbiihUvngkQjdiZPSdnSnjocSahbibZgudfSfaXXdcZfddkjjflegcVdmlcgclcfVegbyWYhakYljhVjWllskVokijdrpigifeggpcPbWZTehjeePkhnnXXcXhZMUXWplWipQWelmYoZZgUgqwnipnUfpekYeUggcibiaTqnZfckpdpOTbYhdeeanlXmkgZmfdisdfmbflWkkZZSeicpgrlclWgdkkZXfboegceklgnefbdXUfcjZXpasncVmreXgZPopOna2miWjilSgrSnmhiYqhiVmoojVckwdZccmggeggMWPWRkikunlbajnKkUkibgfYSaVowZQWpSkbNtdmgijjWhZlXgcVgdsVUmoiZicYWgSkadmcUajacrkhgmdgtfnbqnnfdZhndZaVliiYsjnvqcweiRtrevrfgfrbeflaZjvfZtTnZfahgTkmkVkuXocmhgiVndOegPmQdROoZrgOQaaqlTbaMjPehjfqQajchZWqicvjdcfVeaXckjLUrRYThv2sbigYiiNkhlgZshohLPesdXQSWaxjocmglSujnQefdnnWakXkrhRiZdagYahguficjpbiNhcjcjgpepnSjflgqfeVgqkXahcfMconneWgjoefgrVicmtiYWekkpnkbhkgfgZhZmbVkVcUggfilUadakTodgddfbfQnhmdaniUQqljrjdfratfucbdctXddSVOZcdsgdbdmUvqmmvhUjXZPLmheuwYfmifblhkcYdezbosWcGjqYPWeapYSqmqgmoehhXeurxVaUfWVoikofTlUkkpfTcwjpXigbddbrUifNhlijmjfjWfTeiahaoWqdVjlruihZdhgikmdPfnXTecfeekhdVfmcnNTpduVmffPftfpdevkivaofsimoqbgvedfmVUgdvspZxhohebVgiTjffknHdnZoYcvoqrVkjhceqYaocgmeRRlYokqhflrimYZdoXVcdkjNckhhbTijthjfkcljqXXYlilpadVfhcplblggWmjetTUedYdkiqkbqUgccfeZballZblZpkhUigsZccoxeSYjZrgTudkdVagakocbpUYNbkYsicXdXrmPfdejjSSXdVxaXVaYehjfbkgg0ZWhfhZLdknbZddijkRbd1mmielmfQSlWaeYZijdfrWgUgcPWcgoxXmhdiadiakYWbhbnYjSmgdYfkegmdhejkoaUPcrWfUhaXmeZifgfjgShnXxrUccnfhlUadfhkYsbmgfjsJhmfsdkhxcudfhfLgYlmmUdnqXbtclUrnjSfjtaYYjjrcLhkpeWXUzTcXrjbbXOmSdpgtkmkUneiahtfngmlqakdilbleaUeZTeZceUhbckmaduffeUkjjUhZiiWkZciZlfoilebWrZghkoaibdakdeUpgupqeVlWapNpjbsecdiWhdkfWrUWiecggtcgpjcmgTZcahafaRgubecqZWkcZdiqmpRXgijoepkWlhjVWeretdaZghZfWjdvWWdPVqjSlidkRWUgZbYdgcVgfodZpkienZjqfpcgiamcefbVchcYtlgjjjaWmcslaakgrjmYllliqcdkYWtiSwOfooalRYRdglYsaadhcYpcSWmkeYaVndXQgkNOvhafXumeesYgfWpQUcOnhWprVicfdWvkeYYjjsXcoqhlaejZdbaTYbKkuVamTdWqbbmkfnhoLgroiepgodYainiTgXgkhfdjebapYeccrdbnqZidbnjXaVUYqhhgYlZjLWYpcvhcpghWUdZqgigrbccZjZnlmldoafjdcXkgXghdagWhRZOUatfiWQhZcmWlUak0eOXeqTknopdoqheYeJZVbgqnowWaYjIdapWojdgXfvadXjjUbScclahQZQhkeeaohlYVZzZpsLkiXfUjfXaahVfhacbhggoYjTVefcjfZqatXVpXfjhaZhexWkkVmvppRqblkXciegfZblgiWdahzZdblmljTxlgdOZgUjneUejOVhZmUmeiabdiblZprleeeejkfmaVecaejjeYhacabfqfgjgiijcagmdhpfshicemrpjenZpcZcWZUjUcPkfjfcphcpbifZjppfkiXZWppXbVjaocojfnhfgnjmnjkYbksWmmebYZgiZYwcZkRZclmmcjgfqrbkWRljghcjigunclfXfaSiZjNfjkolbmXbahPmdWQcZgekglVhjfubeZkwmymccbcdhkcnpZnRSicVYqVkkhbiObOTnc3javLiSgZffkaccfhfnktnhdYfcVZgedYjnjciaXdfbpcdXllllgZfSThiefZqomZtVUXldflidqXZgWkYYYkYblSiWgkXbRblncWcplkZWgmTiTdcjhigfYWZkRdmXfdndmdcidgfbmenhrtpabTduanlhffekfvXZddmUSdYnqdgOQRxaSoqhhnmQTqYnUXpchYbisggejWjmfYdbliYpXWogieWeqZjfSgVYajShhkaWWeeJWXsfbukgUffclcdcoicpaVdRWZfmeghmcfkaYpamVdfcUqdQWpZcpbWQlZlkimejqkjbablRdZakqEbidhbQhkoadiaekfgXgdinXdZhgSjoeTlbnfidUcdaZhhjeffbbVlmkWYjnmjhcjtjaXPgSpomTooOacl3bZkiOjUUlsveqfRbcbr1jngiausmodhdpqfpbohklgWUhrgjcndckddToPWhkgldnnoZZidcecVlmWYXxjqeeiXXWffTglVzdgbwNahOmbehdnnbVescbYSktibejicvcjbWjScYnQcZSgXckgthblmhfgafojkejgcaXWgjhcRfreffomtdXgVWiaomekZaicOkXYUZjfkxqUknkRatfZXjccbWcWptpbbdcgQclc3jkeelorZhobbRaieleJSbfgjdlfhcjinZkfjoqtrbWgoinpiokpZfgwajUXpRTFRXnesephwdhejnoYYarciRmmPphTavrpTfemTgwipSeyghidTYfYgYks7idw6fQdU0fbtPlSkdXOglodgcYsYglZaUfpdfccahmbenlkgXjcodXujSdVeWeRlg0dlacidrmcShVYpZXXhhSenbWbodgefiqlYlebiamhcqLbWseXgedsedcwgYmZbjWemisllQfnfkXrdgkQceifgobsdpggZllUYQebZcalWYqkolphkYcifgrlglpgjSgQYfjkbRmligrpjjdRYiwYmhekgfhcUcpiWkhmWedaclTagZbabaVfYciYjlcTZpkLYRrSiogtadormdSiiffUTFibreeggYURengeldfbsWhjkhlTWVocbVedbYkpmjtdmdjibWmZXrgjwZVOclotXaZjckicdjjfbZngWfZYYdZYfleahdpjnjcdgcVcsVYcWiesncgndvfapgleiYlccbbhbjYedqRZmlfVQkkhpePSUXfRfbYfeXlaYbYteVfemQqaZfTfVemqeqXjjchcVjyrlkjXcZZPecbVcZtmigpdZndibjZflqdtcZebgagajiuiQcVPffOdwXnhfOXZXnfglXdVWUcgYmRjYcoYhgeYyfhqgaWjgTapocqljmgxqmdXVhopdajUvnczslclikgnacYNbYHSWjjjsgVeinfgTrkbamYpqSUcYhYpgfXloodenqlhpjhiocbigdmUPYXuTVasshbXpeqYffWUjbrgRnidcajUhNNtjscnnuTpcitancdckVWdhkUZKjmtijbObpkZydXioeUsVeSheXSPbrTbeiZrbsWpVpbZagjqqhLdIacckXemdVmecmwfVjgZjfggvhdVccRahbYngmrmdYgexjjZQdhdhfclaewuphyoXmZXpiaYirKZbfPQalhkoThlbSph0WZSeivlmfTghbenaYyV1imiZnZaQmcchTmlbtjVbbYNVicgSPkmsZfliwujpZYccjsXnWcklpiiTfedjXiXPupnffihkfZXbeqlbTrpifhlTZcMcYiRfjWibfcipZksfVdeiiogfZiebcZVYiVebTsbXgocegWmtdYsJWifRUxbvfctXvZYeYknqbuoymdooincrefZiZsfnjbbfgnYhfibhWeiZlhSfZchefaYkcehZYnXTlqkkbclakkNncPhfnWXxOommfeVicbaiiXkpcjhbikRcrfmjjNdmtQegaXfWhkiZgeecmfiffadhfghobeidhjbYajlkJlnsWZfVihlhWroomhdndmhpflWocxoRglfbeYRdknaagkZgTgigtlm2mWYimkclfhponUlSngdgnjfolUgYebYksUkgbqgrllrakncbRdfcYYYshicgcbigge3VYahcefQheyXabdRtkVikXkWXZbdiYcZWhYYgjlQegrdXdlbYYekfjojoaiicUdiehUftMebWgauZjXjYnZlWlmWeUecdjXhakohkdjohigbkclsfapcdcZRVhZUWinmkkukNiaYosjblagobrUegYihjXoZeSjcZYfnfcZgoibfoqjdaYoyWtfimdktapqbmXaYbRanZYbajVelljkjWWsbvmbgohrpneZekaggSZiHkfkYWmcoUcrjcemdbffUgZTlhWbfediiYmSVdfniuZeUguyiTNlSfouoZrqgdlbVXhfkbfeerORXnicksmbbcsXZfVsmiiXiUpgZllgjreYccWdekgbjbgiZmkkpZmtgbOgYeeZpkTjshfbebkdZjaSSebRidiicbiXkhdiobiqfodaglZmhbSgUebUaldjcfVkbgTuheiuodkUcbcdecioaiZblZTXpbocXnndbvojYlWWeXYorlUXbahonkhemcVdmfxofgfoifSltjYQdVYZsganbVWVVikkXfsejfcjfgdYkqekZgmcXYtfttwkYgkmhnYgLdafSahufpjjYgonmYbhmbWbjaabYYWYqmYXRgidxpWZhjuiWehYaagdYndlmckgZdYVbZmOOkacjrWnbUlYcnTsVehlfoWcgbVkfXZiMmiYjccVofraPohoiegWadlXPYbZZackfSSmZkbcuugPWHbnblfYgolcujhaSfdjXbUkTUxXhkmUZls0fXgZZeUQbnifZlhegOesRkQqchgisfnPgVacxgsqkaleklNspbdUifcYcrgjVpcggJXmkZZgkZgkrmqheUZkpdyrkhdkccOgjnZYfOYWmjtZdiWgljddthVddbqRaiqojleijcmUViSYecslYPjgiiqiVcgeUYTWkdjefeVdfgqqbbVcvucpZnejUcubxdnbjZoctrjkNmelumbMiamoiXXQhffYfhiddkPbqpjahVesfUaZfNeajcWbVhefmYkZesnjxblVkfdkapernbdSQmdPgugieaTfebiidflhdfhZpLaXgrcihpdicShlmbYYnfhgbdxahceemphSeZdgliamcjUebgfXcaTYfdfcfbYvwomopelYnWvkiXdqhrVWplWfgWmggnccgklMmcZbXmZTUaanbhVgwabZwb0ffedidrsPcbYYvXbcZjkWUXfdlfNXtSwXZZtPgiPoaggdqjddcfgfaXjniflhhZebnhiYjZsgRbdplbshkkYWoWgfdXiYWijYlorcTXopckYiVliqkaYhhNXVafibebdedochVdYpfaagToZmUqimhfZfYWfkfccmilSbedtiZjTcXhfdblYgcblhhcpiWYeheVdfkongWgeWTVgdZjhjaaYYkhiXXhmYZTZckZyZoWbdhigVZQpScnZXcYkkrhaUWflXhgnXejef1VbeeeffVggxdYdVPklKhqeiifOYebhfdgXZbYeJilkihtdjXqkmbmUWsYZeaQabpWianhnYWsdciyflgrajreeihVeZgefmhelijhiZhnjbfNVmZofhjiZpdpZhfWcxsjdsqghfcRUdbohZgcmZsnfmUcoyZeOgSjXajhkgble0eejXikmUZaqicnSXhTabtWYdomjhgof1bYOaixmobedfUZRjclpflZgbepqVWkqVfUSkqgkhUUgelejXieYZrnkspYqWWeSeirhbYahdeekdcUVfcbdbeWgkndlbYfhdblWhRuhjhVkjhcegifVtknYferjpdgbuoepmUckrdfVViVkXaabkiaYlknfoWYkwtpZYeljYhuhRYqtTgXcXiZnfUZaUdhoYmbhTrgwiddmnejbgbmeZghSZInbfVkkXjahggdjqbeSajbgcZefijgaofamhXojkkicYaiXgcgeqbpWahVlckYUXjgdmjgdYhiTtfqjtcebdbWeZcZkdoWbrafXjYRfdecXXpWyLZRljakSjdncgkoPgicodZXZqbTmcrPuevojoYylkrSkSeTonibpdidradfkqkhSpdrgtglVubTmoVpjijWeQbpknmdrbageiikaUlfXnjeTQjhgZmqrnTdraqsgcduebidjYqfbbobimbzakjjejdcQda1nynkkcijeglZ2gZmjZeiljgrigzhjnfmlrjhickodWUTcaadbeWdqeeotjbUjviuTdhceXikWXajwTpXkdecpeTifbgcVllTpPqgijgorihiXfmhXgRibWfdkbmWiifuhneqfYgfdeXXecphXfVZYdjblhiebXhVdfifljaajoUiktiThYsdbfktekeqeUfYYbkhddlrfYUfUoailfzdUYUcbjXozkoSahjdni2yUnicqXcWcaPmdewknYdueSclhbWWdYkYYsfOaeVYaXcVfbaijkjedklsmbbffgjdiuobUemdVbVbjfjafmOdZygZlfpUmrtmVnmqSjefgmTedknwUeWrnYivewgglqGjZslkcTaioqfokZlsdfhjYXdgfVbYlcanmgfXmhdgebnckVeednXUhuWenWltdTfmjhTmQusZkkXNcUeheXRZYpidWYnYYbmvlXllfckVjkjaTdeStpnicdVXqTgUunZkanYgkSZXSYgTfgslaenlYhlihS0gfhfanXXfUnYeriprnneeTpdifaUZRkhdmcPeagQlnghHOUgTbadinhmNjSereqprkfagbYjqVOhVhgXagdfSnuiccVUfVRcktjjcZewhvasWZfXdlZhckkdehgdvcagegilbktqeTnlTkffYShffnmVkbTebfljtpurfPnbierrkQiqmgfeahmNWcXabeUzXhhwmmmmnwnpgWJZmnddjflZQZvnkZkXZxT3inVgZknkfkiaiZZkjYWdWiibgWjackjmbmZYqnpmeZedfcYWmkgjWXWdkfjrflonUemfnaaTgcYhhodfhNcfdfmWeeikgbfssfckggjjcdjahXgafZlbUnkWeflucghiTohaoYugnfSqnmXmwSahptopbTfRhrymkcnfTtkVTmfpTaohebejjYmSmlhPbdKSkrqadWqWhroVSXhXjfXRcibYaWfTmWadbeUmecnmjdXmgKVbaPiiXeSWcXWhdqaTjhhhcOlkhrfbhZwmhpqeYVmjjQefagpthqpmhfohbopZkRihZVjdcmaefbgXpjjhTTgWePoleYjngmWPPevohffmZmUTghhWvjQZPhHgohnjjSjfdliwpDmfnluupIXUbUhomqlYfgqelYeWvXgjfaMcmgZugeoZkrhnnYbYmmXfgXYXkZbqsaWpgcisbWPWqwWXlcnhWqiniWobaggfjXccabkqbikhfpbfkhqTkTcuceimdubVrnffQUlQigdWmbQWjYsfdfgbngvchlWZpbrfomehjhegVVcfYbhgbUXlglamgffTfoUurYaRjgbpifYfno2lWnkamjilifhlUpifUgVWebppikmdzPjZenplpkZYkjgcJVXlmbhhXshndZeXXjlehYXYjfmedjdbiisTeegmglkaYjnorccamXZdqaihWreke5WgTZjjofUjMZchceXgekXggshZae0ifWncpejeWlbccidYhaobdqadZgeOgVghZWeegZnfZtphlcmsqmkfWlcjjXeZoZdPZebXjhXkWmudcVjfkkpcZVXeUSaZccoaUalSahZpVtgyjhhjppgZehSJkpeceYcdZXshmNofhuQcflrbZamYiidtXhnmbjmgqfacXmdSpiZcaZgaTYhhoVgjgpZdkfVSsfloGdVnPaokhfVkYqSXWflkjmfduhheqeYafYmTfRemivdbSTqXjgTpfdbsYkZWkrsbfagMhrUaWZWXQmdcoeWZZiPhYhewXVgfejUhenUebsYVdltfrpkYleTiRgdiSgkSlWlooqdmfojuoYTrWgpYhcfSinddjapeZpfRlZfdpbonmuaXdlopjfgOockWagjYijgfaeneZdWYhacZbiqgebbjcbVeainsaMXdjTgWfgelmthYhZdojNeYaPraWcSggpUUPmnUfShcobYYtVcaTUpclepWcSfWYfbqjdXekukYXNZdfWjxYlneXWmWdbfhRaYefbabVojYdXuaTZdmbcphxecbXmeVmNdbyQlrrqUegehdbsXmnibgZYdydinkaaqVrlomkimeWfkUjdjhZKeVddTdlfpZfyXohsillvOYofflgdWuhYtWZYPbffhchhXjhqndcozOivWgpZddmTfablevgYXrpgtnfbkakkVkfniZdRhlYaigojiarWfRavXrra0glebillqfbZaogemflmMYgiZbUfghamehecVVslfbWVhihchgddemirimomjZnXdYcZjgZkjjknambXbmZXmpkZgkUjagciiieZcgjZRcdcUlknRcjgdZenqimlWgkeeaYvnbQjogpPidZfWgZVelRjWdabgRcvpfrmbiXiThdsRWjmfsgllnuldTYWpewblljZTyk0lmaliYphtaofKoTgLOjtb1jVwkbfccsgfRag1bjjZnxgcfegzbdsnlyartdfkXpjmadibideYfpQUTgpcVYgNsdeVfcgmZcffYfhgbXkehgYleiVfedhZaefdXbcffXefecZkcbkkedbLdlgQcjasdlXgfcYkrlWqlYWgkeqcegedlidXtnhZcbReeYeYhfaWeZmShnejdroUaaSffYolbnUkpbgnfkaXVXbymmVjbeSXaZjUXoojLpTpXmMoqYXboXQZhdkUVgjnonoHbUxYgnXYksiUmlgdjVccgjcekUrecZcpojinVfggfbpfbgjUdUdcemijWfagQZllfgqUenSyhkTucalYondnTYaeeimefdrepdcNepqYfhjanoofopisphgffmccTpV1dVjfOYdYpmaijodamajcXbQhlmpcolhydjxrhxbgrofhemfcRXYYolTaxlcYUWZvkheWjiiZirXXjribenqYekefhcXXRVmegloUpfoagSfsXdlUXhccWdmRbZeVicfbclddaqgjUlgXsaYYfijihddaZgmZigeXhpkWoinThhamZcglcadiYaZdfiomZiYucfiifjdbc6VfaWkhmbcXaUrlbtdZnggWdiTsZgujijmXhcgTYpjlsdkeVfpWoetnesniTojpcZjmhdahdgeUqqrhjhebTaXqgqbjZdadhmgrcWijZlkjmUWjZgclkhiaoYXkNgbYnkddjWiVtiYjeVmhZajWtlfXkhsYjacWihhbjrjbRiWerjZfodrcVroehQZlVkmgWZgSZehmcifgTihkcglZglfSinge3ShbchekWjg3neeWSohMirhldYUacZgfYbcdkmYmrftcfbiqXqgYYnfXceeYfZePacpgpYogitoVRYSZcVcZooaXlljaiYfdcpmcgRlUlZakdajbgjjaxZaeVqdaccasejgsZmYYhlfWagjZlkZhclbWifhfhfiVjXhddfbsZWkridWafifhsfdrbZrklOrabTpqphXknjbgaRjfXkcqhzfffrjgZZczZecfoiUmgmehkYpbisdScWnmQjdNioihyngoaVseftelIWblviidZXYZmpmonphvmVfedvarWfeYejfliYYoilpeiwZfRnshvkkogefkmXfhaocVqgricdcZXhfVgYhcfdlXTlXgcaZhYgdsjdafQqcivsjYdqsfVgaXabeOVWcbejeemUhTaPjikfmcnYaYahXZfieohagjYqifpfkXpejfSlYXcYegfabTSlTgmZcbUKfjZWPfujmgjoZdlklaPghtkdkigcidlXfwuQiiZchiighxlqncmuWSVYdtgfgTkVghdZjVcpedekecnnYimsaeaaffgZalgcdqqeniWajqhgfobklhTdehidmdVhZcjbdnbdZWfSZXqacikddWmiLbcdjUTiwnqYaOlihneaegjawgfehkhiWZ2ghVrzWadKidbkTgphVdTThmZtoWamhXdgidkfehfamejYTLhXXinkhicRbiYlYkVigwjgeUOgddUgoniZndcgkTfckkckjcRWYfhXlreoYXZedgaVefYRfoduieXmmbhfnhjbTRrhaXRWVglgbjdpnWhnfournnrfdlUaXfckYUgXlfplqhXfsokbcXcbmfMbjcYbeygdfpVlwaUnbWPsjcmIQXnPYljXkfpVnPcfhmotwmjjeagqaUifbjWcbhbebUdfqfXhUcscyhlglkhaadjfdscXkXghhSOWRovcVlSflpfgr3ljUkVhdjjhVheXdkhhjYnaggRenhUWNpePXcqyVYWYlcoidmrecgmhrnOpWkefaOnbuXkiaeobiUdSblgjdhajmeljkNkzSibebRkxtcmVgVYmVRPjofZnqVvZnhYfVqfZpeBbRhQVpZjnkHXkoYkYTdfeqnhYgVufZSengfpvqnmitYkq0RiwarUlSbkkdliOXqcnvZY4ZYcZkoacZXrougiZWbabifhUilcMXWfkiTagVZdpwYmPaffgfgdkZfcWmQYtYjmkZtZc6NqpkjUguoZbihbllbhdXjZbjoNcQvgedhXfWjYVhmToiVatOdhcrVmdRbrdWfabtonPLUphXkldvmjnZjTTklaoTZYiekZhqeZcvwYpllmgfkhrTfYijeXSielahZkdkfXwcnhLmWbmpbYohSUjlbVbZlUhfjfWaWZlbkiXkgPdoflqcSkcbebcabgtieteoZbpljhyZhjvgaVfdfdohsYWdgjZopykcefhcWPYhXWrjbieboQWbXYyWnTSeWghpfSbccbnsmpXZVWjWZWkcsddXcThiTckcnbebVfekfjhUTmeRkSajgdLceZRgbjeinxhaemUhehjmhfvhgj0eYgSflciefmYiqfYYnXlkflhpprmdZcgPYeccpMXeghiaZglcmliiqgoVckaciOcTaSciWnRfmilcgnijeiackhjiqceceRXeYUhXrkfmtmipmXWXdrTmUWfYoXSfVpgtWoecjkXiXXbeegifacTtjnqUOdXjTYdomebbWkongglgkgcwemWaYfvVUyixPenTgddkPlnXYslmencgobafjffcojcXgZWnVeeWdcrljvZfVQeU0ogUkmgfaSlZVjnoZkVUbmbkUfXojlgofefekulkfqZiYcoRjjdbjlhmnwXbopYTlYkfochlsppcaUiVcXgjqNeeeUecaonniYjlfjnfhaWifapfbhbcbncVjccXmecheeliYpnnjNmYfbkWccimqaggdapftYhZvbkodqkXcWgkcTnghdanVsgtdaTTkWseMVUVdkamUfqfqprZZrQxngZfakfsNYgmWQxZjlnUcTnolmomrXPmfXrjzlomhQqjecalbldbmkefuiehXdfjVrdilgdgjYYgichXYVbehUuibXqYVmORehaUsZUSbfcsXgiTtrY2iYdmbUjsenpgLeYedomWfjbfVpWUTTqlZTVkjnaamulsPfaefjfioeodaleWifl1dPnYpgdahOkookcacnjuaUxcTcSXeaijaUaaSeZYmaYWbijWeTmfjNchnajbesglumeUfbhdYYfcqRXdklebZZlogujZaWejakekmhmlnkYmoRXWedgYhbmekgebjbkmberXjhXnVmadkjTkfcjUqlRlkZhmrRrXXi1oQKkgQiceiekbWQjdWcbneIPimqmohrshkmebkkgqildmcmckZikefYYoaXmYejsflfqkjWdeikljizkebahlivZhWNaelfnmhZRngXYflmTGojahjhnUnka2ilwoVUebdVTknUedR0YnsspcijqoRgQeTJmmdjkYdfkZbciUnmgjYarfdwlvTedfjZXgdYaaPcUndelkSXdrYcbxhgenTcpRUTQjnYrqjfjPWnergxnONSdamQnVcsmadgdnjWTcepktSTQXUyYXdfcVUhcybWsgjcohheiamrcgfoYUbiUgehshPYobpmUlWgoeqnhWniUgoVXidZZnbwXnaglfechbktaoVcabfXVSlfRXcVhiYgqherpXiksmlfoPQTJXhVgaXihpfmjheVSTjTajbacOlqUaccfQToZhgWmdaXlkciXhbheVomgpmhcdhgY2ofZVkrrYchlhhrYrlqaXijVmcnmhZZdhhbdSggwinkgkdjUZZUfZkXpShnejVYnkbSYpleeTZUkbxReZobOtghPhgLZjkgneVbzibhkiYiiXcnfhnlrbYYfYUjsfikPvXfjnfdWiqdjsoTTcgdQiZeuOYWZgZnfoeqsdzkajTnZYhdYlPVcihdemfmqmjYbalapaUddWskmfjnllUmddVqdqdWZmwZhfPcSetXerdblYajknftjoqcUZpdlKjYmpYhhPcYaYlwUIqaVonrhghXZciYhhoaqYkglSitjoKbkfrpjhYqplkvTgRXmceXdZLYVXUjaiZsZqplVeoXukeclUnsgQRZeYrijikcZqimbojpmchekbgabgZfiaearcoZbbZakjkZbmgZxpYXcbmbegftcdVTSnKbmgniaceTnibdXohOVmXsjTSiaaRmclmZiktjeqaWTeXYmVbVbgVeighYqZhgecjiXiehdUyZXfbhWcYakklYrndUgXkilXhhXbehieaaccaTlhjcpXaeUrqfpjjdjsernZOqZmyaeRadfYWXamaSoIhs0lpoSZpfoXibekbzkSalslVjlekifcX3pWacSjZXYOccjodhlfijeNZTYlcdVNqbYnaUgfaUnjeWUZT2SdpolfjlbnYfYeeUpldgngamifTkiTfVagbVYjeeacoaiffhgfkdsUYdWhdbVkdVmccdWmlkmWaTdhppjQZocjnceLZgflocafumnTYjkkedaYhWcniXbbnaqbbWnommqfeQfXbSjlcdafsPneihnlqqkSbmibduffXeydehbtWtelbflnhxgkndaglooqlZnklkmeccfllbYRgjVSlklamiljiVgqRmkmjbiicUblhadYdsVelbcZpjjhYkZeRRbokajihdqhcbnefgepUhXipejcqfPaYnbhgrcweWplXVcTneqdaicYdekZkcfcjliofrbgidipdhdqchiaRVhaVZeahgbdalYZmVbZiazcUVOhqpebdcxlOXcaWZxahkkafUKdbckVYeepamgvWSUFhjizZXdXpgaQehfZYcckrcUoigbkQkklfbngdYhhTlqagmfoTfngjZZhimpndhnjmjabmXgZZiTefZWlWbfulXbjbdoedkiNTUVZtniUbcenoamkhjfdacggtklcimYknjpTTVZXZloqfmYLdheaidlZcmgbXtsdgcbZYiXdXdfnleihWWcgYZgjbnlqeddfhhq0fchPzebUfobUQbXmkbalfbOWehZdfnpjkcbhYbegiTolhakYYeJhgclseoWYqVgWbccrUdYgklpfcmdeflgdmmdcpbncgaViiaXUndeevtWinbdmfeaYQUvfwiljmiboWfSjobXXidoiYibgeUhkYmllYcoleWQZfcqZgibbnbcbkefgQiYecrenjhdTgWjhjioaknlhkehOglbjihtgfghgmsnfiLZZbXmteZWYuiiYfcTgtVqTlYUnbdlfecTWqefiftZdlwpfaMoYmVVbeNhpXbpUaKgiogpQZijnfrZRkTaZyceZVVVqehignUjbZqlnfdOrWZhXcdmbdgrfln00fedlcbYcWfdZdjfdWTaefgjXmpsamegkbcRepuYlebXhelYcfRifiZdlqgPbmcbckkhddjgaVfXfaWsqfhyWahkoSguRnpXgaVnVYYmXWmegtclNhfolndlShbSWkjfj1pWneibQhqQeXihdUmzbcaeWfhWeckTmknahVZggZWafedukhmgomXXjmfpVnaXkbnakelVWjfmgoWnVvgcftbffWhhkkijldacZifejenrjbltfdbUbffioacfVoTfmhdlTogffkfndljdkgmnxaebkha0rSlkZcpghctlTcfsrkWscfVUiapkUchYifvdpYaabxdfhWhkjerraggSbWhognjmrjWpqciicboaRhjVWZeieTrpkiRooUnuhhfudgofddjrSgmmrcfdjcidjQleWneXapbmbaVkldUglYfigpjpkutkfmgcnjfoggYpbjiiWdShigbYUYZShrjeXubjvhYdlYYefcncetcZhzfTjURekjculbbTZRmimhgfcknbdjglaibsexlicSeaWWicidhbgfOngcflZpvSVdeemjpZgTpVXjkxcVmgcjboeikrZfaeZjtWkdfnbhWjZdbXegeglflimidaYgdkhSRZTmccfXdcZfafhffWdVjiVdZmYUddqdfhdYsksXhTTkculUSQcgjbjOgUxacieqffUYzibyjwfUpWmYNjUYjnQhnohZofmXjisaVkdccSeYgeiYYofagjfneaUpiaaafgVffaiZWpYbdlgWeRlgcnVonmlbaoccWaYembdXWLbcoffilaapYupeWWogdSdXpuhgcTUelleikiSZdZdfggaWWhiWqZnfgTXXnellnbnnQihWahSZdinck4paqhYfnSqlaiPjXeiMHbnbibhgYlhmbgnkSokjVZaYxvbfroYXecidiTdtXeadaaZhXgdjWkqifimjpggcYqfibYdkchqiUSugYbhrisWlomgolvRihZubWlKjhdOgmimXdijbXd0UnnkhSkgXhkqlimajdolfdrhSfghfWnWepmcXlieYfhYimlkddjkd',
      turn: '0.0339661:lnxfkceiiaoXpcekfrjTKdbYbTUYNqpmZpcgOxsibfWghqbeXfQipmfRgxfURbmYZSdeYigeok0ahPbiYQadiPYdarRgUXkseifsVzagibhOcalejZzpNdYcqpkgbarsnVXhTJmhenYfaUxgck0nXkVfaYdduqcnscrkQpfSjgTcWereUcXgdfpeZmdaodumdulskqZbdMmanmYerweSblYlXakXfk2dhkdjTSkgihViZckRWfUabbidXgZbllTUgeeuoSYxlbSgTSRrfvpckbVxqYnUfVWlaxfUUqelacRUsUajgNThlXjbiPcbRixffgnZTrkXikaSNhefUeiWngblawgignZQSSbhjfQuynbYXScaaYYhlajgteYdVTkpaxvkYoolhQGWpcjYbYqtMhljskbRegdfiaogfcXpghqebSxelacRvYjgavmmomtXkbofrrhlmfROfZmhuvUkYqqlbXcjtsoogvVWrptcgmkZYVWXkigGZhmbcRnYfcgpYcngPprdZnXrgnTbeVVtXsxjjmbgfgYWZiondgSTbhhYmUZfrhVklheVcdhmYebjgaRbPjgpZ0YimwrjpbYnmflWvqeldUmiRcnUWaiYiyUhYknflYmjcjVcbvrbvmOQUjgUgfbklkeoTpZZcSrrWheVXUashqkqglWcYi0yekYjaRqicZXhmebbUklVTNvfkgQloidXSjqbjXRUjedgobifkZhuWteklolsfbgvZiVqiRebmocsRWTwenTObdVePldaaOWXckargaTbZqbhgaooPweSlukUPoidfdyXVlscPopNLZmWiePanWaXnkAkWmePLjnXUdQhUwUkmVofelTrmRacpkiiPZmbaVZQiqNqnXkekpwkgZsnXZWjZrhXqaid2ZguZfiSadYciZdUXtbfXkbdOPRojebXLYhqblObZ0WkjdkccMcppmYianbXkVioVdetdteagqnmjekfrQjNcpokxTSolVqsWdilfTefZfrVUtjdmhifgiElfdakgYigZenfgVYbcdgoZfaZbqjZVTWhmimtoZ0hemWolqeZllhlpVSPZgeehkejTVcYZZaZkewokkmfkkkShVdpXgdferYloilmcjMZmhibYVXkjlcVxwhvpcmbprfcaijoNeijcnYjmlhfhSqfiWrcyinHiSjcxmraVmrVnjjOsmQeYmjljpjccbdqasdfU2XhogUcWgjlqjZXSiwZcTjkRnfSnumumdjbMTanbefjjWshibRdgXhwagKjpepQeYdoaccfnVnjnTfmgmjWovfhlQSkptfuRigjgNkRRihkYeilcWlfobYXngkXWWgclpTedbejsobkXYctZabdjZcPekeSclfikjXZhVTakfdtkxZigiamwVeriaRbdarRXLFQZancSvhrpVenVuhZkgeaoRZbvrRSfepjmPpoeejQhXiPjpkbmXh0ihvwdjTWTokXflcdeLXeWXejcfeYjgdeQmcmlYlcQhbTXZavhncqgVqgsYWOmTbUWedijgZmXaeghVmZutpkebugjgdoiSldcTtccdkhhfVagphfOcNkdUakVlUtrhVembqaTmggeglPiRTUjjpxWvubNafkbdsekS+yPbpgVateammUVhYlrTor0gcoscWnvgjgnrgdZbpZenYeWooafijWXigmakfVfQgUbbXnnhQXOnWsPSlVrsadddiQRigclomqsblfRYcfWJUZvwmtiVfWkipWjbkvypcchkmfvfichNcakyISYYrjjnsi1bsfaaYfXogXlskhefldnodfnaYgXNXmkPdkgkffOgvojffVjbnkZlrfiYZsOTXcaegeYlnnZigdgogXUSrjkkmQZjjnhWtflVniMbcziiRcoeYjfXncRTfnlcZkZjQZeZWTcvjXkimidPfe',
    },
    answer: {
      terms: `en:%
en:1
en:10
en:11
en:12
en:14
en:140
en:15
en:16
en:17
en:18
en:19
en:2
en:20
en:200
en:2021
en:2022
en:2023
en:22
en:24
en:3
en:30
en:300
en:31
en:38
en:4
en:40
en:45
en:5
en:50
en:6
en:60
en:7
en:8
en:9
en:90
en:a
en:about
en:abov
en:accept
en:account
en:ad
en:adapt
en:add
en:after
en:afternoon
en:again
en:against
en:agenc
en:agre
en:all
en:alon
en:alreadi
en:also
en:alway
en:am
en:an
en:and
en:and a
en:and he
en:and i
en:and it
en:and the
en:and we
en:angri
en:ani
en:anoth
en:answer
en:anyth
en:anyway
en:apologis
en:approv
en:are
en:argu
en:around
en:arriv
en:as
en:ask
en:at
en:at the
en:ate
en:attent
en:away
en:back
en:bad
en:bag
en:bakeri
en:bank
en:barcha
en:be
en:beauti
en:becam
en:becaus
en:becom
en:been
en:befor
en:begin
en:behind
en:believ
en:best
en:better
en:between
en:big
en:bigger
en:bill
en:bit
en:block
en:board
en:book
en:boss
en:both
en:bottl
en:bought
en:box
en:brand
en:break
en:bring
en:brought
en:budget
en:but
en:buy
en:buyer
en:by
en:calcul
en:call
en:calm
en:came
en:can
en:cancel
en:cannot
en:car
en:card
en:care
en:carri
en:carrier
en:carton
en:cash
en:caus
en:challeng
en:chang
en:charg
en:check
en:choos
en:class
en:clean
en:client
en:clock
en:clos
en:close
en:code
en:coffe
en:cold
en:colleagu
en:colour
en:column
en:come
en:communic
en:compani
en:compar
en:complain
en:confirm
en:contact
en:contain
en:continu
en:contract
en:control
en:copi
en:correct
en:cost
en:could
en:couldn
en:count
en:countri
en:cours
en:crew
en:cri
en:cultur
en:custom
en:cut
en:d
en:data
en:date
en:day
en:decid
en:delay
en:delet
en:deliv
en:deliveri
en:demand
en:demurrag
en:design
en:desk
en:did
en:didn
en:differ
en:difficult
en:dinar
en:direct
en:director
en:discuss
en:do
en:document
en:doe
en:doesn
en:don
en:don t
en:done
en:door
en:doubl
en:down
en:draw
en:drink
en:driver
en:drop
en:duplic
en:dure
en:duti
en:each
en:easi
en:eat
en:eight
en:eleven
en:els
en:email
en:empathi
en:empti
en:end
en:energi
en:engin
en:english
en:error
en:euro
en:even
en:everi
en:everybodi
en:everyon
en:everyth
en:evri
en:exact
en:exampl
en:excel
en:expect
en:expens
en:experi
en:explain
en:export
en:extra
en:face
en:fail
en:fair
en:fall
en:famili
en:fast
en:fault
en:fee
en:feel
en:fell
en:few
en:field
en:fight
en:figur
en:file
en:fill
en:film
en:fin
en:final
en:financ
en:find
en:finish
en:firm
en:first
en:five
en:fix
en:flat
en:flight
en:floor
en:follow
en:for
en:for a
en:for the
en:form
en:forti
en:found
en:four
en:fourteen
en:free
en:from
en:front
en:full
en:game
en:gap
en:gate
en:gave
en:german
en:get
en:give
en:given
en:go
en:goe
en:gone
en:good
en:got
en:green
en:group
en:grow
en:guest
en:h
en:habit
en:had
en:half
en:hand
en:happen
en:happi
en:har
en:hard
en:has
en:hate
en:have
en:he
en:hear
en:heart
en:held
en:help
en:here
en:hidden
en:himself
en:his
en:home
en:honest
en:hot
en:hotel
en:hour
en:hous
en:how
en:hundr
en:hurt
en:hv
en:i
en:i am
en:i ask
en:i d
en:i did
en:i had
en:i have
en:i took
en:i was
en:i would
en:idea
en:if
en:import
en:in
en:in a
en:in my
en:in the
en:index
en:inform
en:insid
en:instead
en:integr
en:interest
en:internship
en:into
en:invoic
en:is
en:is the
en:it
en:it is
en:it s
en:it was
en:job
en:join
en:jump
en:just
en:keep
en:kept
en:key
en:kind
en:knew
en:know
en:label
en:languag
en:last
en:late
en:later
en:laugh
en:lead
en:leak
en:learn
en:leav
en:left
en:less
en:lesson
en:let
en:letter
en:level
en:life
en:like
en:limit
en:line
en:link
en:list
en:listen
en:littl
en:live
en:load
en:log
en:long
en:longer
en:look
en:lost
en:lot
en:love
en:lower
en:lunch
en:m
en:machin
en:made
en:mail
en:mainten
en:make
en:manag
en:mani
en:margin
en:market
en:match
en:matter
en:may
en:mayb
en:me
en:mean
en:measur
en:meet
en:memori
en:messag
en:method
en:metr
en:midnight
en:min
en:mind
en:mine
en:minut
en:miss
en:mistak
en:mix
en:moment
en:money
en:month
en:more
en:morn
en:most
en:motiv
en:mouch
en:move
en:much
en:must
en:my
en:myself
en:n
en:name
en:natur
en:near
en:need
en:negoti
en:never
en:new
en:next
en:night
en:nine
en:no
en:nobodi
en:noon
en:normal
en:not
en:note
en:noth
en:notic
en:now
en:nt
en:number
en:o
en:of
en:of the
en:off
en:offer
en:offic
en:often
en:oil
en:ok
en:old
en:oliv
en:on
en:on the
en:onc
en:one
en:onli
en:open
en:oper
en:opinion
en:or
en:order
en:organis
en:other
en:our
en:out
en:outsid
en:over
en:own
en:owner
en:page
en:paid
en:pallet
en:panic
en:paper
en:parent
en:part
en:pass
en:passion
en:patienc
en:patient
en:pay
en:payment
en:pdf
en:peopl
en:per
en:percent
en:perfect
en:person
en:phone
en:photo
en:pick
en:pictur
en:place
en:plan
en:plant
en:plus
en:point
en:poli
en:polit
en:port
en:positif
en:possibl
en:post
en:prepar
en:present
en:press
en:pressur
en:previous
en:price
en:print
en:problem
en:product
en:profession
en:profit
en:project
en:propos
en:protect
en:pull
en:push
en:put
en:qualiti
en:question
en:queue
en:quick
en:quot
en:ran
en:rang
en:rat
en:re
en:read
en:readi
en:real
en:realli
en:receiv
en:record
en:red
en:refer
en:refund
en:refus
en:remain
en:rememb
en:remov
en:repeat
en:replac
en:repli
en:report
en:respect
en:rest
en:result
en:return
en:review
en:right
en:ring
en:room
en:round
en:row
en:rule
en:run
en:s
en:safeti
en:said
en:sale
en:same
en:sampl
en:save
en:saw
en:say
en:scrap
en:screen
en:sea
en:search
en:season
en:second
en:secret
en:see
en:seen
en:sell
en:send
en:sent
en:sentenc
en:separ
en:serious
en:servic
en:set
en:seven
en:sever
en:share
en:sheet
en:shelf
en:shift
en:ship
en:shipment
en:shop
en:short
en:should
en:shout
en:show
en:side
en:sign
en:silenc
en:silent
en:sinc
en:sit
en:site
en:situat
en:six
en:size
en:sleep
en:slept
en:slow
en:small
en:smile
en:so
en:so i
en:sold
en:solut
en:some
en:somebodi
en:someth
en:sometim
en:sorri
en:sort
en:sourc
en:speak
en:spent
en:split
en:spoke
en:stand
en:start
en:stay
en:step
en:still
en:stock
en:stop
en:stori
en:strong
en:student
en:studi
en:subject
en:such
en:summer
en:supervisor
en:supplier
en:support
en:system
en:t
en:tabl
en:take
en:talk
en:target
en:task
en:taxi
en:teacher
en:team
en:technic
en:tell
en:ten
en:test
en:text
en:than
en:thank
en:that
en:the
en:the client
en:the same
en:their
en:them
en:then
en:then i
en:there
en:there was
en:these
en:they
en:thing
en:think
en:third
en:thirti
en:this
en:those
en:thought
en:thousand
en:three
en:through
en:ticket
en:till
en:time
en:to
en:to be
en:to the
en:today
en:togeth
en:told
en:too
en:took
en:tool
en:total
en:touch
en:trade
en:train
en:transpar
en:transport
en:travel
en:tri
en:truck
en:trust
en:truth
en:turn
en:twenti
en:twice
en:two
en:ugli
en:under
en:understand
en:understood
en:unpaid
en:until
en:up
en:us
en:use
en:usual
en:valid
en:valu
en:ve
en:veri
en:version
en:view
en:visit
en:volum
en:vous
en:wait
en:wake
en:walk
en:wall
en:want
en:warehous
en:was
en:wasn
en:wat
en:watch
en:water
en:way
en:wd
en:we
en:week
en:weekend
en:well
en:wen
en:went
en:were
en:what
en:when
en:where
en:whether
en:whi
en:which
en:while
en:who
en:whole
en:will
en:win
en:window
en:winter
en:wire
en:with
en:with a
en:with the
en:within
en:without
en:word
en:work
en:world
en:would
en:write
en:written
en:wrong
en:wrote
en:ya
en:year
en:yes
en:yesterday
en:yet
en:you
en:your
en:zero
fr:%
fr:% de
fr:0
fr:0.1
fr:0.2
fr:0.4
fr:0.5
fr:0.6
fr:05
fr:1
fr:1 h
fr:1.2
fr:1.5
fr:10
fr:10 h
fr:100
fr:1000
fr:11
fr:11 h
fr:110
fr:1100
fr:118
fr:12
fr:120
fr:1200
fr:13
fr:14
fr:14 h
fr:140
fr:1400
fr:15
fr:150
fr:1500
fr:16
fr:16 h
fr:160
fr:17
fr:17 h
fr:18
fr:18 h
fr:180
fr:1800
fr:19
fr:19 h
fr:190
fr:1900
fr:198
fr:2
fr:2 h
fr:2.5
fr:20
fr:200
fr:2000
fr:2015
fr:2016
fr:2017
fr:2018
fr:2019
fr:2020
fr:2021
fr:2022
fr:2023
fr:2024
fr:21
fr:210
fr:22
fr:22000
fr:23
fr:24
fr:240
fr:25
fr:250
fr:26
fr:27
fr:28
fr:29
fr:3
fr:3.2
fr:30
fr:300
fr:3000
fr:31
fr:310
fr:32
fr:3200
fr:34
fr:340
fr:35
fr:350
fr:36
fr:37
fr:38
fr:380
fr:4
fr:4 h
fr:4.5
fr:4.6
fr:40
fr:400
fr:4000
fr:41
fr:410
fr:42
fr:420
fr:44
fr:45
fr:450
fr:46
fr:48
fr:480
fr:5
fr:50
fr:500
fr:5000
fr:52
fr:55
fr:58
fr:6
fr:6 h
fr:60
fr:600
fr:6000
fr:61
fr:62
fr:63
fr:64
fr:640
fr:65
fr:7
fr:7 h
fr:70
fr:700
fr:72
fr:75
fr:78
fr:8
fr:8 h
fr:80
fr:800
fr:81
fr:82
fr:84
fr:85
fr:88
fr:9
fr:90
fr:900
fr:9000
fr:93
fr:94
fr:95
fr:96
fr:a
fr:a 1
fr:a 10
fr:a 14
fr:a 16
fr:a 18
fr:a 19
fr:a 2
fr:a 3
fr:a 4
fr:a 5
fr:a 6
fr:a 7
fr:a 8
fr:a 9
fr:a appel
fr:a caus
fr:a ce
fr:a chang
fr:a chaqu
fr:a cot
fr:a de
fr:a demand
fr:a deux
fr:a dit
fr:a dix
fr:a don
fr:a ete
fr:a eu
fr:a fair
fr:a fait
fr:a fin
fr:a gard
fr:a jour
fr:a l
fr:a laiss
fr:a le
fr:a me
fr:a mid
fr:a mis
fr:a moi
fr:a mon
fr:a parl
fr:a part
fr:a pas
fr:a pass
fr:a perdu
fr:a peu
fr:a plus
fr:a pris
fr:a quatr
fr:a ral
fr:a regard
fr:a repr
fr:a rien
fr:a sign
fr:a son
fr:a toujour
fr:a tout
fr:a trois
fr:a trouv
fr:a un
fr:a vingt
fr:a voix
fr:a vu
fr:abandon
fr:abim
fr:abon
fr:abord
fr:abord je
fr:abord le
fr:absenc
fr:absent
fr:absolu
fr:acce
fr:acceler
fr:accept
fr:accident
fr:accompagn
fr:accord
fr:accouch
fr:accroch
fr:accueil
fr:accus
fr:achat
fr:achet
fr:acheteur
fr:aci
fr:acid
fr:acidit
fr:acompt
fr:acquis
fr:acte
fr:actif
fr:action
fr:activit
fr:actuel
fr:adapt
fr:addition
fr:administr
fr:ador
fr:adress
fr:aer
fr:affair
fr:affich
fr:afin
fr:age
fr:agenc
fr:agend
fr:agent
fr:agios
fr:agir
fr:agiss
fr:agit
fr:agraf
fr:agreabl
fr:agricultur
fr:agroalimentair
fr:ah
fr:ai
fr:ai appel
fr:ai appris
fr:ai arret
fr:ai chang
fr:ai chois
fr:ai commenc
fr:ai compr
fr:ai compt
fr:ai coup
fr:ai demand
fr:ai dit
fr:ai don
fr:ai ecrit
fr:ai eu
fr:ai fait
fr:ai gard
fr:ai jam
fr:ai laiss
fr:ai le
fr:ai lu
fr:ai mis
fr:ai montr
fr:ai not
fr:ai ouvert
fr:ai parl
fr:ai pas
fr:ai pass
fr:ai perdu
fr:ai pos
fr:ai pris
fr:ai propos
fr:ai ref
fr:ai refus
fr:ai repr
fr:ai sort
fr:ai toujour
fr:ai tout
fr:ai trouv
fr:ai un
fr:ai vu
fr:aid
fr:aie
fr:aigr
fr:aigu
fr:aiguill
fr:ail
fr:ailleur
fr:aim
fr:aim le
fr:ains
fr:air
fr:ais
fr:ait
fr:aja
fr:ajout
fr:alarm
fr:alcool
fr:alert
fr:align
fr:aliment
fr:alimentair
fr:allaient
fr:allait
fr:alle
fr:allemand
fr:aller
fr:allerg
fr:alli
fr:allong
fr:allum
fr:alor
fr:alor j
fr:alor je
fr:alor le
fr:alor que
fr:alr
fr:altern
fr:ama
fr:ambianc
fr:ame
fr:amelior
fr:amen
fr:amend
fr:amont
fr:amort
fr:amour
fr:ampoul
fr:an
fr:an d
fr:an de
fr:an j
fr:an je
fr:ana
fr:analys
fr:ancien
fr:android
fr:anglais
fr:angle
fr:anim
fr:animal
fr:anne
fr:anneau
fr:annonc
fr:annuel
fr:annul
fr:anticip
fr:aout
fr:apercu
fr:api
fr:aplomb
fr:appareil
fr:appart
fr:appartient
fr:appel
fr:appel le
fr:appellent
fr:appli
fr:appliqu
fr:apport
fr:apprec
fr:appren
fr:apprend
fr:apprendr
fr:apprent
fr:appris
fr:appris a
fr:approch
fr:appui
fr:appuy
fr:apre
fr:apre ca
fr:apre il
fr:apre j
fr:apre je
fr:apre le
fr:apre on
fr:apre un
fr:arab
fr:arbre
fr:architectur
fr:archiv
fr:ardois
fr:aret
fr:argent
fr:argument
fr:armoir
fr:arrach
fr:arrang
fr:arret
fr:arret de
fr:arret le
fr:arrier
fr:arriv
fr:arriv a
fr:arrivent
fr:arrond
fr:arros
fr:arrosag
fr:art
fr:articl
fr:artisan
fr:as
fr:ascenseur
fr:aspir
fr:asseoir
fr:assez
fr:assiet
fr:assis
fr:assist
fr:assoc
fr:assois
fr:assum
fr:assur
fr:astreint
fr:ateli
fr:atout
fr:attach
fr:attaqu
fr:atteint
fr:attend
fr:attendent
fr:attendr
fr:attendu
fr:attent
fr:attent a
fr:attest
fr:attir
fr:attrap
fr:aucun
fr:audit
fr:auditeur
fr:augment
fr:aujourd
fr:aupr
fr:aur
fr:aur de
fr:auss
fr:auss le
fr:aussitot
fr:aut
fr:auto
fr:autoclav
fr:autocoll
fr:automat
fr:automn
fr:autonom
fr:autoris
fr:autour
fr:autour de
fr:autr
fr:aux
fr:avaient
fr:avais
fr:avait
fr:avait de
fr:avait pas
fr:avait un
fr:aval
fr:avan
fr:avanc
fr:avant
fr:avant d
fr:avant de
fr:avant l
fr:avant le
fr:avant tout
fr:avantag
fr:ave
fr:avec
fr:avec de
fr:avec deux
fr:avec l
fr:avec le
fr:avec lui
fr:avec moi
fr:avec mon
fr:avec un
fr:aven
fr:avert
fr:aveugl
fr:avez
fr:avion
fr:avis
fr:avocat
fr:avoir
fr:avon
fr:avou
fr:avril
fr:awel
fr:axe
fr:bac
fr:bach
fr:back
fr:badg
fr:bagag
fr:bagarr
fr:bagu
fr:baguet
fr:bai
fr:bain
fr:baiss
fr:baiss le
fr:bal
fr:balanc
fr:balay
fr:balcon
fr:ballon
fr:banc
fr:bancair
fr:band
fr:bandelet
fr:banqu
fr:bar
fr:barch
fr:barem
fr:barqu
fr:barquet
fr:barr
fr:barrier
fr:bas
fr:bas de
fr:bascul
fr:bassin
fr:bat
fr:bateau
fr:batter
fr:bavard
fr:beau
fr:beaucoup
fr:beaucoup de
fr:beaut
fr:bech
fr:ben
fr:besoin
fr:bet
fr:betis
fr:beton
fr:beurr
fr:bfr
fr:bi
fr:bidon
fr:bien
fr:bien sur
fr:bienveil
fr:bilan
fr:billet
fr:binom
fr:biolog
fr:biscuit
fr:bizarr
fr:bla
fr:blagu
fr:blanc
fr:blanch
fr:ble
fr:bless
fr:bleu
fr:bloc
fr:blocag
fr:blok
fr:bloqu
fr:bloqu le
fr:blous
fr:bobin
fr:bocal
fr:boir
fr:bois
fr:boisson
fr:boit
fr:boiti
fr:bol
fr:bomb
fr:bon
fr:bon de
fr:bonjour
fr:bord
fr:bordereau
fr:born
fr:boss
fr:bot
fr:bouch
fr:bouchon
fr:boucl
fr:boud
fr:boug
fr:boul
fr:boulang
fr:boulanger
fr:boulot
fr:bourr
fr:bout
fr:bout d
fr:bout de
fr:bouteil
fr:boutiqu
fr:bouton
fr:box
fr:bracelet
fr:branch
fr:bras
fr:bravo
fr:breb
fr:bref
fr:brill
fr:brin
fr:briqu
fr:bris
fr:bross
fr:broyeur
fr:bruit
fr:brul
fr:brulur
fr:brun
fr:brut
fr:bu
fr:budget
fr:buffet
fr:bug
fr:bull
fr:bulletin
fr:bureau
fr:bus
fr:but
fr:buv
fr:c
fr:c est
fr:c etait
fr:c le
fr:c t
fr:ca
fr:ca a
fr:ca arriv
fr:ca c
fr:ca fait
fr:ca je
fr:ca le
fr:ca m
fr:ca me
fr:ca ne
fr:ca s
fr:ca se
fr:cabin
fr:cabinet
fr:cabl
fr:cablag
fr:cach
fr:cachet
fr:cadeau
fr:caden
fr:cadenc
fr:cadr
fr:caf
fr:cag
fr:cahi
fr:caiss
fr:caissi
fr:cal
fr:calcair
fr:calcium
fr:calcul
fr:calendri
fr:calibr
fr:calm
fr:calm et
fr:cam
fr:camarad
fr:camion
fr:camionnet
fr:campagn
fr:canal
fr:candidat
fr:candidatur
fr:cantin
fr:capacit
fr:capitain
fr:capot
fr:capteur
fr:captur
fr:car
fr:car le
fr:car un
fr:caracter
fr:carbon
fr:carbur
fr:carist
fr:carnet
fr:carr
fr:carreau
fr:carrelag
fr:carri
fr:cart
fr:carton
fr:cartouch
fr:cas
fr:casi
fr:casqu
fr:cass
fr:cass le
fr:catastroph
fr:categor
fr:caus
fr:caus de
fr:caution
fr:ce
fr:ce meti
fr:ce n
fr:ce qu
fr:ce que
fr:ce qui
fr:ced
fr:ceintur
fr:cel
fr:cellul
fr:celui
fr:celui de
fr:celui qui
fr:cent
fr:centain
fr:centiem
fr:centimetr
fr:centr
fr:central
fr:certain
fr:certif
fr:certificat
fr:cess
fr:cet
fr:ceux
fr:ceux qui
fr:chacun
fr:chain
fr:chais
fr:chaleur
fr:chambr
fr:champ
fr:chanc
fr:chang
fr:chang de
fr:chang le
fr:changent
fr:chanson
fr:chant
fr:chanti
fr:chapitr
fr:chaqu
fr:charg
fr:chariot
fr:charlott
fr:chart
fr:chass
fr:chat
fr:chaud
fr:chauff
fr:chauffeur
fr:chaussur
fr:chay
fr:chef
fr:chef a
fr:chef d
fr:chef de
fr:chemin
fr:chemis
fr:chequ
fr:cher
fr:cherch
fr:cherch le
fr:cherch un
fr:cherchent
fr:cheveux
fr:chevill
fr:chez
fr:chez le
fr:chez lui
fr:chez moi
fr:chez nous
fr:chez un
fr:chez vous
fr:chien
fr:chiffon
fr:chiffr
fr:chlor
fr:chnow
fr:choc
fr:chois
fr:choix
fr:chos
fr:chq
fr:chrono
fr:chronometr
fr:chut
fr:chwai
fr:cibl
fr:ciel
fr:ciment
fr:cin
fr:cinq
fr:circonst
fr:circuit
fr:circul
fr:cit
fr:citern
fr:citron
fr:civil
fr:clair
fr:clapet
fr:claqu
fr:class
fr:classeur
fr:classiqu
fr:claus
fr:clavi
fr:cle
fr:clic
fr:client
fr:client a
fr:client et
fr:client il
fr:client qui
fr:clientel
fr:clim
fr:climat
fr:climatis
fr:cliniqu
fr:cliqu
fr:cloch
fr:cloison
fr:clos
fr:clotur
fr:cm
fr:cnss
fr:coch
fr:cod
fr:coeur
fr:coffr
fr:coffrag
fr:coffreur
fr:coiffur
fr:coin
fr:coinc
fr:col
fr:coler
fr:colis
fr:coll
fr:collabor
fr:collect
fr:collegu
fr:colli
fr:colon
fr:color
fr:com
fr:combien
fr:comit
fr:comm
fr:comm ca
fr:comm le
fr:comm un
fr:command
fr:commenc
fr:commenc a
fr:commenc par
fr:comment
fr:commentair
fr:commerc
fr:commercial
fr:commiss
fr:commun
fr:communiqu
fr:compagn
fr:compar
fr:compens
fr:competent
fr:compl
fr:complet
fr:complex
fr:compliqu
fr:comport
fr:compos
fr:compr
fr:compr que
fr:compren
fr:comprend
fr:comprendr
fr:comprennent
fr:compress
fr:compresseur
fr:comprim
fr:comprom
fr:compt
fr:compt le
fr:comptabilit
fr:comptabl
fr:comptag
fr:comptent
fr:compteur
fr:comptoir
fr:con
fr:concentr
fr:concern
fr:concour
fr:concurrent
fr:condens
fr:condit
fr:conducteur
fr:conduir
fr:conduit
fr:conf
fr:confianc
fr:confirm
fr:confl
fr:conflit
fr:confond
fr:conform
fr:conformit
fr:confrer
fr:confus
fr:cong
fr:congel
fr:connaiss
fr:connaissent
fr:connaitr
fr:connect
fr:connecteur
fr:connexion
fr:connu
fr:consacr
fr:conscienc
fr:conseil
fr:consequent
fr:conserv
fr:conserver
fr:consider
fr:consign
fr:consol
fr:consomm
fr:const
fr:constat
fr:constitu
fr:constructeur
fr:construir
fr:construit
fr:consult
fr:cont
fr:contact
fr:conteneur
fr:content
fr:continu
fr:continuit
fr:contr
fr:contr le
fr:contraint
fr:contrair
fr:contrat
fr:contribu
fr:control
fr:controleur
fr:convaincu
fr:convent
fr:convers
fr:convict
fr:convient
fr:convoyeur
fr:cop
fr:copi
fr:coqu
fr:cord
fr:cordon
fr:cornich
fr:corp
fr:correct
fr:correspond
fr:corrig
fr:corrig le
fr:cot
fr:cot de
fr:cou
fr:couch
fr:coud
fr:coul
fr:coulag
fr:couleur
fr:couloir
fr:coup
fr:coup de
fr:coup le
fr:coupabl
fr:coupl
fr:coupur
fr:cour
fr:courag
fr:courb
fr:courri
fr:courroi
fr:cours
fr:court
fr:courtois
fr:couru
fr:couscous
fr:cout
fr:couteau
fr:coutur
fr:couvercl
fr:couvert
fr:couvertur
fr:couvr
fr:covid
fr:crai
fr:craign
fr:cran
fr:craqu
fr:crayon
fr:cre
fr:creatif
fr:cred
fr:credit
fr:crem
fr:creneau
fr:creux
fr:crev
fr:crevet
fr:cri
fr:crient
fr:cris
fr:criter
fr:critiqu
fr:crm
fr:crochet
fr:croi
fr:croir
fr:crois
fr:crois que
fr:croiss
fr:croit
fr:croix
fr:croqu
fr:crout
fr:cru
fr:cub
fr:cuiller
fr:cuir
fr:cuis
fr:cuisin
fr:cuisini
fr:cuisson
fr:cuit
fr:cuivr
fr:cultiv
fr:cultur
fr:curieux
fr:curiosit
fr:cuv
fr:cuvet
fr:cycl
fr:cylindr
fr:d
fr:d abord
fr:d accord
fr:d appel
fr:d apre
fr:d attent
fr:d autr
fr:d avanc
fr:d avant
fr:d avoir
fr:d eau
fr:d en
fr:d equip
fr:d etre
fr:d experient
fr:d heur
fr:d un
fr:daf
fr:dall
fr:dan
fr:dan ce
fr:dan l
fr:dan le
fr:dan mon
fr:dan un
fr:dang
fr:danger
fr:dans
fr:dar
fr:dart
fr:dat
fr:dat de
fr:dat et
fr:datt
fr:davantag
fr:de
fr:de 2
fr:de 3
fr:de 5
fr:de ce
fr:de chaqu
fr:de cinq
fr:de cot
fr:de deux
fr:de dix
fr:de fair
fr:de gard
fr:de gen
fr:de l
fr:de le
fr:de lign
fr:de lui
fr:de me
fr:de meti
fr:de moi
fr:de moin
fr:de mon
fr:de mot
fr:de ne
fr:de notr
fr:de nuit
fr:de pai
fr:de part
fr:de pet
fr:de plus
fr:de post
fr:de quatr
fr:de question
fr:de retard
fr:de se
fr:de six
fr:de son
fr:de suit
fr:de temp
fr:de tout
fr:de trois
fr:deb
fr:debit
fr:debloqu
fr:debord
fr:debout
fr:debranch
fr:debrouill
fr:debut
fr:dec
fr:decal
fr:decembr
fr:decharg
fr:dechir
fr:decid
fr:decis
fr:declar
fr:declench
fr:decoll
fr:decor
fr:decoup
fr:decourag
fr:decouvert
fr:decouvr
fr:decroch
fr:dedan
fr:deduit
fr:def
fr:defaut
fr:defendr
fr:definit
fr:degag
fr:degr
fr:dehor
fr:dej
fr:dejeun
fr:del
fr:delegu
fr:delicat
fr:dem
fr:demain
fr:demand
fr:demand a
fr:demand de
fr:demand le
fr:demand un
fr:demandent
fr:demarr
fr:demarrag
fr:demenag
fr:demeur
fr:demo
fr:demont
fr:dent
fr:dentist
fr:dep
fr:depannag
fr:depart
fr:depass
fr:depend
fr:depens
fr:deplac
fr:deploi
fr:depos
fr:depot
fr:depuis
fr:depuis je
fr:depuis le
fr:depuis toujour
fr:derang
fr:derap
fr:deregl
fr:deriv
fr:derni
fr:deroul
fr:derrier
fr:derrier le
fr:desaccord
fr:desact
fr:descend
fr:descendr
fr:descendu
fr:descent
fr:design
fr:desinfect
fr:desorm
fr:dessin
fr:dessous
fr:dessus
fr:dessus de
fr:det
fr:detail
fr:detecteur
fr:detest
fr:detour
fr:detruit
fr:deux
fr:deux an
fr:deux fois
fr:deuxiem
fr:dev
fr:dev le
fr:dev lui
fr:developp
fr:developpeur
fr:deven
fr:devenu
fr:devient
fr:devin
fr:devis
fr:devoir
fr:devr
fr:di
fr:diabet
fr:diagnostic
fr:diagonal
fr:dialogu
fr:dialys
fr:diametr
fr:dict
fr:diesel
fr:diff
fr:different
fr:differentiel
fr:difficil
fr:difficult
fr:diffus
fr:dign
fr:dilat
fr:dim
fr:dimanch
fr:diminu
fr:dinar
fr:dinar de
fr:dinar et
fr:diplom
fr:diplomat
fr:dir
fr:dir que
fr:direct
fr:directeur
fr:dirig
fr:dis
fr:dis a
fr:dis que
fr:disciplin
fr:discour
fr:discret
fr:discuss
fr:discut
fr:disent
fr:disjoncteur
fr:dison
fr:dispar
fr:disparu
fr:dispensair
fr:disponibl
fr:disput
fr:disqu
fr:distanc
fr:distingu
fr:distribu
fr:distributeur
fr:dit
fr:dit a
fr:dit non
fr:dit que
fr:div
fr:divis
fr:dix
fr:dixiem
fr:dizain
fr:dock
fr:docteur
fr:docu
fr:document
fr:doi
fr:doigt
fr:dois
fr:doit
fr:doit etre
fr:doivent
fr:dollar
fr:domain
fr:don
fr:don de
fr:don le
fr:don un
fr:donc
fr:donc j
fr:donc je
fr:donc le
fr:donnent
fr:dor
fr:dorm
fr:dort
fr:dos
fr:dosag
fr:dossi
fr:dot
fr:douan
fr:doubl
fr:doublon
fr:douc
fr:douceur
fr:douch
fr:douleur
fr:dout
fr:douteux
fr:doux
fr:douz
fr:drap
fr:dress
fr:droit
fr:dur
fr:durabl
fr:dure
fr:dynam
fr:eau
fr:eau et
fr:ecaill
fr:ecart
fr:ecg
fr:echang
fr:echantillon
fr:echapp
fr:echeanc
fr:echec
fr:echel
fr:echou
fr:eclat
fr:ecol
fr:econom
fr:economis
fr:ecout
fr:ecout le
fr:ecran
fr:ecras
fr:ecrir
fr:ecris
fr:ecrit
fr:ecritur
fr:ecriv
fr:editeur
fr:educ
fr:effac
fr:effet
fr:efficac
fr:effondr
fr:efforc
fr:effort
fr:egal
fr:electr
fr:electricien
fr:electricit
fr:electron
fr:eleg
fr:element
fr:elev
fr:eleveur
fr:elimin
fr:elli
fr:emball
fr:emballag
fr:embauch
fr:embrass
fr:eme
fr:emis
fr:emmen
fr:empath
fr:employ
fr:employeur
fr:emport
fr:empreint
fr:emprunt
fr:en
fr:en a
fr:en ai
fr:en aout
fr:en attend
fr:en bas
fr:en deux
fr:en fac
fr:en haut
fr:en mar
fr:en mem
fr:en pann
fr:en plein
fr:en plus
fr:en premi
fr:en retard
fr:en stag
fr:en un
fr:ena
fr:encadr
fr:encaiss
fr:encaissement
fr:encor
fr:encourag
fr:encre
fr:end
fr:endorm
fr:endroit
fr:energ
fr:enerv
fr:enfanc
fr:enfant
fr:enfin
fr:enfonc
fr:engag
fr:enlev
fr:ennem
fr:ennui
fr:enorm
fr:enquet
fr:enregistr
fr:enregistreur
fr:enseign
fr:ensembl
fr:ensuit
fr:ensuit je
fr:ensuit le
fr:entend
fr:entendr
fr:entendu
fr:entent
fr:enti
fr:entour
fr:entourag
fr:entraid
fr:entrain
fr:entre
fr:entre deux
fr:entre le
fr:entrepr
fr:entrer
fr:entretien
fr:envelopp
fr:enver
fr:envi
fr:environ
fr:envoi
fr:envoy
fr:epais
fr:epaisseur
fr:epanou
fr:epargn
fr:epaul
fr:epicer
fr:epici
fr:epong
fr:epoqu
fr:epreuv
fr:eprouvet
fr:epuis
fr:equilibr
fr:equip
fr:equip de
fr:equivalent
fr:ere
fr:erreur
fr:es
fr:escali
fr:espac
fr:espec
fr:esper
fr:esprit
fr:essai
fr:essais
fr:essay
fr:essenc
fr:essentiel
fr:essui
fr:est
fr:est a
fr:est arriv
fr:est bien
fr:est bon
fr:est ca
fr:est ce
fr:est comm
fr:est dan
fr:est de
fr:est il
fr:est just
fr:est l
fr:est le
fr:est lui
fr:est moi
fr:est mon
fr:est part
fr:est pas
fr:est pass
fr:est plus
fr:est pour
fr:est que
fr:est rest
fr:est revenu
fr:est sort
fr:est sur
fr:est tomb
fr:est toujour
fr:est tout
fr:est trop
fr:est un
fr:est venu
fr:estim
fr:et
fr:et a
fr:et apre
fr:et c
fr:et ca
fr:et ce
fr:et d
fr:et de
fr:et dem
fr:et en
fr:et il
fr:et j
fr:et je
fr:et l
fr:et le
fr:et lui
fr:et me
fr:et moi
fr:et mon
fr:et ne
fr:et on
fr:et pas
fr:et person
fr:et puis
fr:et qu
fr:et quand
fr:et que
fr:et si
fr:et un
fr:etabl
fr:etag
fr:etager
fr:etai
fr:etaient
fr:etais
fr:etait
fr:etait a
fr:etait en
fr:etait le
fr:etait mon
fr:etait pas
fr:etait un
fr:etal
fr:etalon
fr:etant
fr:etap
fr:etat
fr:ete
fr:eteint
fr:ethiqu
fr:etion
fr:etiquet
fr:etiquetag
fr:etoil
fr:etouff
fr:etrang
fr:etre
fr:etud
fr:etudi
fr:etuv
fr:eu
fr:eu un
fr:euros
fr:eux
fr:evalu
fr:evident
fr:evit
fr:evolu
fr:exact
fr:examen
fr:excel
fr:excellent
fr:except
fr:excus
fr:execut
fr:exempl
fr:exemplair
fr:exercic
fr:exig
fr:exigent
fr:exist
fr:experient
fr:expert
fr:expir
fr:expliqu
fr:expliqu le
fr:explos
fr:export
fr:expos
fr:expre
fr:extincteur
fr:extrait
fr:fabric
fr:fabriqu
fr:fac
fr:facad
fr:facebook
fr:fach
fr:facil
fr:facon
fr:factur
fr:faibl
fr:faill
fr:faim
fr:fair
fr:fais
fr:fais le
fr:fais un
fr:faisceau
fr:fait
fr:fait de
fr:fait le
fr:fait pas
fr:fait un
fr:fall
fr:fallu
fr:fam
fr:famill
fr:farin
fr:fass
fr:fatig
fr:fatigu
fr:faut
fr:faut de
fr:faut etre
fr:faut le
fr:faut pas
fr:fauteuil
fr:faux
fr:feder
fr:fel
fr:felicit
fr:fend
fr:fendu
fr:fenetr
fr:fent
fr:fer
fr:ferm
fr:ferm le
fr:ferment
fr:fermet
fr:fermetur
fr:ferraillag
fr:fet
fr:feu
fr:feuill
fr:feuillet
fr:feutr
fr:fevri
fr:fi
fr:fibr
fr:fich
fr:fich de
fr:fichi
fr:fidel
fr:fidelis
fr:fiert
fr:fievr
fr:fig
fr:figm
fr:figur
fr:fil
fr:filet
fr:film
fr:filtr
fr:fin
fr:fin a
fr:fin de
fr:fin le
fr:fin par
fr:final
fr:financ
fr:financi
fr:finit
fr:fissur
fr:fix
fr:flacon
fr:flamm
fr:flech
fr:fleur
fr:flexibl
fr:flott
fr:flou
fr:fluid
fr:flutt
fr:foi
fr:fois
fr:fois et
fr:fois il
fr:fois j
fr:fois le
fr:fois par
fr:fonc
fr:fonction
fr:fond
fr:fondamental
fr:fondu
fr:font
fr:foot
fr:forc
fr:forf
fr:form
fr:format
fr:formateur
fr:formul
fr:formulair
fr:fort
fr:fou
fr:fouill
fr:foulard
fr:four
fr:fourch
fr:fourgon
fr:fourne
fr:fournisseur
fr:fraction
fr:fragil
fr:frais
fr:franc
fr:franch
fr:franchis
fr:frapp
fr:frein
fr:freinag
fr:frequenc
fr:frigo
fr:frigor
fr:froid
fr:froiss
fr:fromag
fr:frott
fr:fruit
fr:fui
fr:fuit
fr:fum
fr:fumet
fr:furieux
fr:fut
fr:gabar
fr:gach
fr:gagn
fr:gain
fr:galet
fr:gamin
fr:gamm
fr:gant
fr:gar
fr:garag
fr:garant
fr:gard
fr:gard le
fr:gardien
fr:garnitur
fr:gasoil
fr:gateau
fr:gauch
fr:gaz
fr:gel
fr:gen
fr:gen qui
fr:gener
fr:general
fr:genou
fr:genoux
fr:genr
fr:gent
fr:gentil
fr:ger
fr:gest
fr:gestion
fr:git
fr:glac
fr:gliss
fr:glycem
fr:gondol
fr:gonfl
fr:googl
fr:gorg
fr:gout
fr:goutt
fr:gouvern
fr:gp
fr:grac
fr:grain
fr:graiss
fr:gramm
fr:grand
fr:graphiqu
fr:gras
fr:gratt
fr:gratuit
fr:grav
fr:greff
fr:grev
fr:grill
fr:grillad
fr:gripp
fr:gris
fr:grogn
fr:grond
fr:gros
fr:grossess
fr:grossist
fr:group
fr:guerr
fr:gueul
fr:guichet
fr:guid
fr:h
fr:h 30
fr:h a
fr:h de
fr:h et
fr:ha
fr:habit
fr:habitu
fr:habitud
fr:habituel
fr:haccp
fr:hall
fr:hamdoullah
fr:hangar
fr:hariss
fr:harn
fr:hasard
fr:hauss
fr:haut
fr:hauteur
fr:hedh
fr:herit
fr:hesit
fr:heur
fr:heur a
fr:heur de
fr:heur et
fr:heureux
fr:hi
fr:hierarch
fr:histoir
fr:histor
fr:hiv
fr:honnet
fr:honnetet
fr:honneur
fr:honor
fr:hont
fr:hopital
fr:hor
fr:horair
fr:horlog
fr:hospitalis
fr:hotel
fr:hui
fr:huil
fr:huiler
fr:huissi
fr:huit
fr:humain
fr:humeur
fr:humid
fr:humidit
fr:humili
fr:humilit
fr:hurl
fr:hygien
fr:hypothes
fr:i
fr:ici
fr:ide
fr:ideal
fr:ident
fr:identit
fr:ignor
fr:il
fr:il a
fr:il avait
fr:il dis
fr:il dit
fr:il doit
fr:il en
fr:il est
fr:il etaient
fr:il etait
fr:il fait
fr:il fall
fr:il faut
fr:il l
fr:il le
fr:il m
fr:il manqu
fr:il me
fr:il n
fr:il ne
fr:il ont
fr:il peut
fr:il qui
fr:il rest
fr:il s
fr:il se
fr:il sont
fr:il sort
fr:il voul
fr:il y
fr:illisibl
fr:imag
fr:imagin
fr:immediat
fr:immeubl
fr:impay
fr:import
fr:impos
fr:impossibl
fr:impot
fr:impress
fr:impression
fr:imprim
fr:imprimeur
fr:improvis
fr:inchallah
fr:incident
fr:incomplet
fr:inconnu
fr:index
fr:indic
fr:indiqu
fr:indispens
fr:industr
fr:industriel
fr:infirmi
fr:inform
fr:informat
fr:ingeni
fr:initial
fr:inject
fr:injecteur
fr:injoign
fr:innov
fr:inox
fr:inquiet
fr:inscript
fr:inscris
fr:inscrit
fr:insist
fr:inspect
fr:inspecteur
fr:inspir
fr:instagram
fr:install
fr:instituteur
fr:insulin
fr:insult
fr:integr
fr:integrit
fr:intelligent
fr:interd
fr:interess
fr:interet
fr:interieur
fr:interimair
fr:interlocuteur
fr:intern
fr:internet
fr:interrog
fr:interrupteur
fr:intervent
fr:introuv
fr:inutil
fr:invent
fr:inventair
fr:invers
fr:invest
fr:invisibl
fr:invit
fr:ip
fr:irreproch
fr:iso
fr:isol
fr:italien
fr:j
fr:j ai
fr:j aim
fr:j appel
fr:j arret
fr:j attend
fr:j aur
fr:j avais
fr:j ecout
fr:j ecris
fr:j en
fr:j envoi
fr:j etais
fr:j ouvr
fr:j y
fr:jador
fr:jaim
fr:jam
fr:jam a
fr:jam le
fr:jamb
fr:janvi
fr:jappel
fr:jaret
fr:jarret
fr:jaug
fr:jaun
fr:jav
fr:javel
fr:je
fr:je chang
fr:je cherch
fr:je commenc
fr:je compar
fr:je compt
fr:je con
fr:je control
fr:je corrig
fr:je coup
fr:je crois
fr:je demand
fr:je dis
fr:je don
fr:je fais
fr:je fin
fr:je gard
fr:je l
fr:je laiss
fr:je le
fr:je leur
fr:je lis
fr:je lui
fr:je m
fr:je me
fr:je mesur
fr:je met
fr:je mont
fr:je montr
fr:je n
fr:je ne
fr:je nettoi
fr:je not
fr:je parl
fr:je pass
fr:je pens
fr:je peux
fr:je pos
fr:je prefer
fr:je prend
fr:je previen
fr:je propos
fr:je rappel
fr:je ref
fr:je refus
fr:je regard
fr:je remet
fr:je respect
fr:je rest
fr:je sais
fr:je sor
fr:je suis
fr:je test
fr:je touch
fr:je travaill
fr:je trouv
fr:je vais
fr:je verif
fr:je veux
fr:je vois
fr:je voul
fr:jecout
fr:jecr
fr:jet
fr:jeu
fr:jeud
fr:jeun
fr:jeux
fr:joint
fr:jol
fr:jou
fr:jour
fr:jour a
fr:jour de
fr:jour et
fr:jour il
fr:jour j
fr:jour le
fr:journal
fr:journe
fr:jouvr
fr:jug
fr:juillet
fr:juin
fr:jumeau
fr:jur
fr:jus
fr:jusqu
fr:jusqu a
fr:just
fr:justif
fr:kan
fr:ken
fr:kg
fr:khat
fr:kif
fr:kil
fr:kilo
fr:kilometr
fr:kilos
fr:klaxon
fr:km
fr:kol
fr:kont
fr:l
fr:l a
fr:l ai
fr:l aid
fr:l air
fr:l ancien
fr:l anne
fr:l appel
fr:l apre
fr:l argent
fr:l ateli
fr:l autr
fr:l avait
fr:l eau
fr:l ecart
fr:l ecout
fr:l ecran
fr:l entrepr
fr:l equip
fr:l erreur
fr:l etag
fr:l ete
fr:l etiquet
fr:l heur
fr:l hopital
fr:l hotel
fr:l oeil
fr:l on
fr:l ordre
fr:l un
fr:l usin
fr:labo
fr:laboratoir
fr:lach
fr:lai
fr:lain
fr:lair
fr:laiss
fr:laiss le
fr:laiss un
fr:lait
fr:laiter
fr:laiton
fr:lam
fr:lamp
fr:lanc
fr:langag
fr:langu
fr:laravel
fr:larg
fr:largent
fr:largeur
fr:las
fr:lautr
fr:lav
fr:lavag
fr:lazem
fr:le
fr:le 1
fr:le 2
fr:le 3
fr:le ai
fr:le ancien
fr:le autr
fr:le bac
fr:le balanc
fr:le banqu
fr:le bas
fr:le boit
fr:le bon
fr:le bord
fr:le bout
fr:le bras
fr:le bureau
fr:le bus
fr:le caf
fr:le cahi
fr:le caiss
fr:le camion
fr:le cart
fr:le carton
fr:le cas
fr:le caus
fr:le centr
fr:le chain
fr:le chaleur
fr:le chambr
fr:le chang
fr:le chanti
fr:le chauffeur
fr:le chef
fr:le chiffr
fr:le chos
fr:le cle
fr:le client
fr:le cod
fr:le coeur
fr:le collegu
fr:le command
fr:le commercial
fr:le compt
fr:le comptoir
fr:le confianc
fr:le contact
fr:le control
fr:le cot
fr:le couleur
fr:le coup
fr:le cour
fr:le courb
fr:le cuisin
fr:le dat
fr:le debut
fr:le del
fr:le depart
fr:le depot
fr:le derni
fr:le dessus
fr:le deux
fr:le deuxiem
fr:le different
fr:le dimanch
fr:le dir
fr:le direct
fr:le directeur
fr:le dis
fr:le doigt
fr:le dos
fr:le dossi
fr:le droit
fr:le fac
fr:le factur
fr:le fair
fr:le fais
fr:le famill
fr:le faut
fr:le feuill
fr:le fich
fr:le fichi
fr:le fil
fr:le fin
fr:le fois
fr:le fond
fr:le four
fr:le fournisseur
fr:le frigo
fr:le froid
fr:le gard
fr:le gardien
fr:le gen
fr:le ger
fr:le grand
fr:le group
fr:le haut
fr:le heur
fr:le je
fr:le jeud
fr:le jour
fr:le journe
fr:le labo
fr:le laiss
fr:le lait
fr:le lamp
fr:le lendemain
fr:le lieu
fr:le lign
fr:le list
fr:le livraison
fr:le logiciel
fr:le lot
fr:le lund
fr:le machin
fr:le magasin
fr:le main
fr:le maison
fr:le malad
fr:le march
fr:le matin
fr:le mauv
fr:le medecin
fr:le meilleur
fr:le mem
fr:le met
fr:le meti
fr:le mien
fr:le milieu
fr:le moin
fr:le mois
fr:le moit
fr:le mond
fr:le mot
fr:le mur
fr:le nom
fr:le nouveau
fr:le nuit
fr:le numero
fr:le pai
fr:le pain
fr:le papi
fr:le pass
fr:le pat
fr:le patienc
fr:le patient
fr:le patron
fr:le person
fr:le pet
fr:le piec
fr:le pied
fr:le plac
fr:le plan
fr:le planning
fr:le plui
fr:le plus
fr:le poid
fr:le point
fr:le port
fr:le post
fr:le premi
fr:le pression
fr:le prix
fr:le problem
fr:le produit
fr:le prof
fr:le qualit
fr:le que
fr:le recept
fr:le regl
fr:le relev
fr:le rend
fr:le reserv
fr:le respect
fr:le respons
fr:le rest
fr:le retard
fr:le retour
fr:le rout
fr:le sac
fr:le sall
fr:le samed
fr:le securit
fr:le semain
fr:le sen
fr:le serveur
fr:le servic
fr:le sieg
fr:le sien
fr:le soir
fr:le sol
fr:le sort
fr:le sourir
fr:le stock
fr:le suit
fr:le suiv
fr:le tabl
fr:le tableau
fr:le taill
fr:le telephon
fr:le temp
fr:le temperatur
fr:le test
fr:le tet
fr:le ticket
fr:le total
fr:le tour
fr:le tout
fr:le travail
fr:le trois
fr:le troisiem
fr:le veil
fr:le vendred
fr:le vent
fr:le verit
fr:le vi
fr:le vieux
fr:le vingt
fr:le voitur
fr:le vol
fr:le vrai
fr:le yeux
fr:lead
fr:leau
fr:lecon
fr:lecteur
fr:lectur
fr:led
fr:leg
fr:legum
fr:lendemain
fr:lent
fr:lequel
fr:lessiv
fr:lettr
fr:leur
fr:lev
fr:lev le
fr:levain
fr:levr
fr:levur
fr:lezem
fr:lheur
fr:li
fr:liber
fr:libr
fr:licenc
fr:lien
fr:lieu
fr:lieu de
fr:lign
fr:lim
fr:limit
fr:limport
fr:lin
fr:ling
fr:liquid
fr:lir
fr:lis
fr:lis le
fr:lisent
fr:lisibl
fr:list
fr:list de
fr:lit
fr:litig
fr:litr
fr:livr
fr:livraison
fr:livreur
fr:local
fr:locat
fr:log
fr:logiciel
fr:logiqu
fr:logist
fr:logo
fr:loi
fr:loin
fr:lol
fr:long
fr:longtemp
fr:longueur
fr:lor
fr:lorsqu
fr:lot
fr:lou
fr:louag
fr:louch
fr:loueur
fr:loup
fr:lourd
fr:lu
fr:lui
fr:lui a
fr:lui ai
fr:lui demand
fr:lui dis
fr:lui don
fr:lui et
fr:lui fais
fr:lui il
fr:lui mem
fr:lui montr
fr:lui parl
fr:lui qui
fr:lumier
fr:lund
fr:lunet
fr:lyce
fr:m
fr:m a
fr:m adapt
fr:m appel
fr:m en
fr:m est
fr:m ont
fr:machin
fr:macon
fr:magasin
fr:magasini
fr:mai
fr:mail
fr:main
fr:mainten
fr:mainten je
fr:mair
fr:mais
fr:mais il
fr:mais j
fr:mais je
fr:mais le
fr:maison
fr:maitr
fr:maitris
fr:majeur
fr:major
fr:mal
fr:malad
fr:malentendu
fr:malentendus
fr:malgr
fr:maman
fr:manag
fr:manch
fr:mang
fr:mangent
fr:manier
fr:manoeuvr
fr:manometr
fr:manqu
fr:manuel
fr:maquet
fr:mar
fr:marbr
fr:march
fr:marchandis
fr:marchent
fr:mard
fr:marg
fr:mari
fr:mariag
fr:marqu
fr:marr
fr:marteau
fr:masqu
fr:mass
fr:massag
fr:mat
fr:match
fr:matel
fr:materiel
fr:maternit
fr:math
fr:matier
fr:matin
fr:matin et
fr:matinal
fr:maturit
fr:mauv
fr:max
fr:maximum
fr:me
fr:me collegu
fr:me demand
fr:me don
fr:me fait
fr:me suis
fr:mecan
fr:mecanicien
fr:mech
fr:mecontent
fr:medecin
fr:medic
fr:medical
fr:meilleur
fr:mel
fr:melang
fr:mem
fr:mem a
fr:mem et
fr:mem le
fr:mem quand
fr:mem si
fr:memoir
fr:men
fr:menac
fr:menag
fr:mensuel
fr:ment
fr:mention
fr:menu
fr:menuiser
fr:menuisi
fr:mer
fr:merc
fr:mercred
fr:merit
fr:messag
fr:mesur
fr:met
fr:met de
fr:met le
fr:met un
fr:metal
fr:meteo
fr:method
fr:meti
fr:metr
fr:metro
fr:mettr
fr:meubl
fr:meurt
fr:mg
fr:micro
fr:microb
fr:micron
fr:mid
fr:mien
fr:mieux
fr:migrat
fr:milieu
fr:mill
fr:milli
fr:millim
fr:millimetr
fr:million
fr:min
fr:minimum
fr:minuit
fr:minut
fr:minut a
fr:minut de
fr:minut et
fr:minuti
fr:miroir
fr:mis
fr:mis a
fr:mis le
fr:mis un
fr:mission
fr:ml
fr:mn
fr:mobil
fr:mobilis
fr:moch
fr:mod
fr:model
fr:modern
fr:modest
fr:modif
fr:modifi
fr:modul
fr:moi
fr:moi j
fr:moi je
fr:moi le
fr:moi mem
fr:moi qui
fr:moi un
fr:moin
fr:moin de
fr:moindr
fr:mois
fr:mois d
fr:mois de
fr:mois et
fr:moit
fr:moit de
fr:moment
fr:mon
fr:mon chef
fr:mon collegu
fr:mon stag
fr:mon telephon
fr:mon travail
fr:mond
fr:monnai
fr:mont
fr:mont le
fr:montag
fr:montent
fr:monteur
fr:montr
fr:montr le
fr:moral
fr:morceau
fr:mort
fr:mot
fr:moteur
fr:motif
fr:motiv
fr:moto
fr:mou
fr:mouch
fr:mouill
fr:moul
fr:mour
fr:mouss
fr:mouton
fr:mouv
fr:moyen
fr:mta
fr:muet
fr:multimetr
fr:multipl
fr:mur
fr:muscat
fr:musiqu
fr:mutuel
fr:mysql
fr:n
fr:n a
fr:n ai
fr:n avait
fr:n est
fr:n etait
fr:n y
fr:naissanc
fr:national
fr:natur
fr:naturel
fr:nchallah
fr:nchouf
fr:ne
fr:ne faut
fr:ne jam
fr:ne l
fr:ne le
fr:ne m
fr:ne me
fr:ne pas
fr:ne s
fr:ne se
fr:necessair
fr:negat
fr:neglig
fr:negoc
fr:negoci
fr:neon
fr:nerf
fr:net
fr:nettoi
fr:nettoy
fr:nettoyag
fr:neuf
fr:neutr
fr:neuviem
fr:nez
fr:nhar
fr:nheb
fr:ni
fr:nid
fr:niveau
fr:nobl
fr:noeud
fr:noir
fr:nom
fr:nom de
fr:nombr
fr:nombreux
fr:nomenclatur
fr:nomm
fr:non
fr:nord
fr:norm
fr:normal
fr:nos
fr:not
fr:not le
fr:notic
fr:notion
fr:notr
fr:nourr
fr:nous
fr:nous a
fr:nous avon
fr:nous on
fr:nouveau
fr:novembr
fr:nu
fr:nuit
fr:nul
fr:num
fr:numero
fr:numero de
fr:numeros
fr:numerot
fr:o
fr:object
fr:objet
fr:oblig
fr:obligatoir
fr:observ
fr:obten
fr:obtenu
fr:occas
fr:occup
fr:octobr
fr:odeur
fr:oeil
fr:oeuf
fr:oeuvr
fr:offert
fr:offic
fr:officiel
fr:offre
fr:ok
fr:oliv
fr:olivi
fr:ombre
fr:on
fr:on a
fr:on avait
fr:on en
fr:on est
fr:on etait
fr:on fait
fr:on l
fr:on le
fr:on lui
fr:on m
fr:on me
fr:on n
fr:on ne
fr:on peut
fr:on s
fr:on se
fr:on voit
fr:onde
fr:ondul
fr:ongle
fr:onglet
fr:ont
fr:onze
fr:oper
fr:oppos
fr:opposit
fr:optimis
fr:option
fr:oral
fr:orang
fr:ordin
fr:ordinair
fr:ordon
fr:ordre
fr:oreil
fr:organis
fr:orgueil
fr:orient
fr:origin
fr:original
fr:osait
fr:ose
fr:ou
fr:ou il
fr:ou j
fr:ou je
fr:ou l
fr:ou le
fr:ou on
fr:ou un
fr:oubl
fr:oubli
fr:oublient
fr:oui
fr:ourlet
fr:outil
fr:ouvert
fr:ouvertur
fr:ouvr
fr:ouvr le
fr:ouvrent
fr:ouvri
fr:oxyd
fr:oxygen
fr:pack
fr:pag
fr:pai
fr:paill
fr:pain
fr:pair
fr:pal
fr:palan
fr:palet
fr:pali
fr:pani
fr:paniqu
fr:pann
fr:panneau
fr:pans
fr:pantalon
fr:pap
fr:papi
fr:paquet
fr:par
fr:par exempl
fr:par jour
fr:par le
fr:par mois
fr:par semain
fr:par un
fr:parallel
fr:parametr
fr:parc
fr:parc qu
fr:parc que
fr:parcel
fr:parcour
fr:pardon
fr:pareil
fr:parent
fr:parf
fr:parfait
fr:parfois
fr:parfum
fr:parking
fr:parl
fr:parl a
fr:parl avec
fr:parlent
fr:parleur
fr:parol
fr:part
fr:part a
fr:part de
fr:partag
fr:partenair
fr:partent
fr:particip
fr:particuli
fr:particulier
fr:partiel
fr:partout
fr:pas
fr:pas a
fr:pas d
fr:pas dan
fr:pas de
fr:pas en
fr:pas et
fr:pas je
fr:pas l
fr:pas le
fr:pas mon
fr:pas peur
fr:pas plus
fr:pas pour
fr:pas se
fr:pas sur
fr:pas tout
fr:pas un
fr:pass
fr:pass a
fr:pass de
fr:pass en
fr:pass le
fr:pass un
fr:passag
fr:passent
fr:passeport
fr:passion
fr:pastill
fr:pat
fr:patienc
fr:patienc et
fr:patient
fr:patisser
fr:patissi
fr:patron
fr:patt
fr:paus
fr:pay
fr:pc
fr:pdf
fr:peau
fr:pech
fr:pecheur
fr:pedagog
fr:pedal
fr:peign
fr:pein
fr:peint
fr:peintur
fr:pel
fr:penalit
fr:pench
fr:pend
fr:pend le
fr:pend mon
fr:pend que
fr:pend un
fr:pens
fr:pens a
fr:pens qu
fr:pens que
fr:pension
fr:pent
fr:per
fr:perc
fr:perd
fr:perdr
fr:perdu
fr:perdu un
fr:perfection
fr:perform
fr:perfus
fr:perim
fr:period
fr:perm
fr:permanent
fr:permet
fr:permiss
fr:persever
fr:perso
fr:person
fr:person n
fr:person ne
fr:personnalit
fr:personnel
fr:persuad
fr:pert
fr:pes
fr:pet
fr:petrissag
fr:peu
fr:peu de
fr:peu pre
fr:peur
fr:peut
fr:peut etre
fr:peuvent
fr:peux
fr:pharmac
fr:pharmacien
fr:phas
fr:philosoph
fr:photo
fr:photocop
fr:photograph
fr:photos
fr:php
fr:phras
fr:physiqu
fr:piec
fr:pied
fr:pieg
fr:pierr
fr:pil
fr:pili
fr:pilot
fr:pinc
fr:piqu
fr:pir
fr:pis
fr:piscin
fr:pist
fr:pistolet
fr:plac
fr:plafon
fr:plafond
fr:plag
fr:plai
fr:plaindr
fr:plaint
fr:plais
fr:plait
fr:plan
fr:planch
fr:planet
fr:planif
fr:planning
fr:plant
fr:plaqu
fr:plaquet
fr:plastif
fr:plastiqu
fr:plat
fr:plateau
fr:platin
fr:platr
fr:plein
fr:pleur
fr:pli
fr:pliag
fr:plinth
fr:plis
fr:plomb
fr:plombi
fr:plong
fr:plu
fr:plui
fr:plupart
fr:plus
fr:plus d
fr:plus de
fr:plus et
fr:plus le
fr:plus que
fr:plus tard
fr:plus un
fr:plusieur
fr:plutot
fr:pneus
fr:poch
fr:poid
fr:poigne
fr:poignet
fr:point
fr:poisson
fr:poitrin
fr:pol
fr:polic
fr:politess
fr:polyvalent
fr:pomm
fr:pomp
fr:ponc
fr:ponctuel
fr:pont
fr:port
fr:port de
fr:port le
fr:portabl
fr:portail
fr:portefeuill
fr:porteur
fr:portion
fr:pos
fr:pos de
fr:pos le
fr:pos un
fr:posit
fr:possed
fr:possibl
fr:post
fr:postul
fr:pot
fr:potassium
fr:poteau
fr:poubel
fr:pouc
fr:poudr
fr:poul
fr:poulet
fr:poulp
fr:poumon
fr:poupe
fr:pour
fr:pour ca
fr:pour cent
fr:pour l
fr:pour le
fr:pour lui
fr:pour moi
fr:pour mon
fr:pour qu
fr:pour que
fr:pour rien
fr:pour tout
fr:pour un
fr:pour voir
fr:pourcentag
fr:pourquoi
fr:pourr
fr:pouss
fr:poussier
fr:pouv
fr:pouvoir
fr:powerpoint
fr:pratiqu
fr:pre
fr:pre de
fr:prec
fr:precedent
fr:precieux
fr:precipit
fr:precis
fr:prefer
fr:prelev
fr:prem
fr:premi
fr:pren
fr:prend
fr:prend le
fr:prend un
fr:prendr
fr:prennent
fr:prenom
fr:prepar
fr:prescript
fr:presenc
fr:present
fr:preserv
fr:president
fr:presqu
fr:press
fr:pression
fr:pret
fr:preuv
fr:preven
fr:prevent
fr:prevenu
fr:previen
fr:previen le
fr:prevu
fr:pri
fr:prim
fr:primair
fr:princip
fr:principal
fr:printemp
fr:priorit
fr:pris
fr:pris de
fr:pris le
fr:pris un
fr:priv
fr:privileg
fr:prix
fr:prix de
fr:problem
fr:proc
fr:procedur
fr:proch
fr:prochain
fr:procur
fr:prod
fr:product
fr:produit
fr:prof
fr:profess
fr:professeur
fr:professionnal
fr:professionnel
fr:profil
fr:profond
fr:profondeur
fr:programm
fr:progress
fr:projet
fr:prom
fr:promess
fr:promet
fr:promettr
fr:promo
fr:propos
fr:propos de
fr:propos un
fr:proposit
fr:propr
fr:propret
fr:proprietair
fr:protect
fr:proteg
fr:protocol
fr:prouv
fr:provisoir
fr:prudenc
fr:prudent
fr:psychologu
fr:ptit
fr:pu
fr:pub
fr:public
fr:publicit
fr:puis
fr:puis il
fr:puis j
fr:puis je
fr:puis le
fr:puisqu
fr:puiss
fr:puissanc
fr:puit
fr:pull
fr:punit
fr:purg
fr:qu
fr:qu a
fr:qu il
fr:qu on
fr:qu un
fr:quai
fr:qualit
fr:quand
fr:quand il
fr:quand j
fr:quand je
fr:quand le
fr:quand mem
fr:quand on
fr:quar
fr:quarantain
fr:quart
fr:quarti
fr:quatorz
fr:quatr
fr:quatriem
fr:que
fr:que c
fr:que ca
fr:que ce
fr:que de
fr:que j
fr:que je
fr:que l
fr:que le
fr:que moi
fr:que mon
fr:que person
fr:que si
fr:quel
fr:quelqu
fr:quelqu un
fr:question
fr:queu
fr:qui
fr:qui a
fr:qui est
fr:qui fait
fr:qui l
fr:qui le
fr:qui m
fr:qui me
fr:qui n
fr:qui ne
fr:qui rest
fr:qui se
fr:quincailler
fr:quinz
fr:quinzain
fr:quitt
fr:quitt a
fr:quoi
fr:quotidien
fr:rabb
fr:raccord
fr:raccourc
fr:raccroch
fr:racin
fr:racont
fr:radio
fr:rail
fr:raison
fr:rajout
fr:ral
fr:ralent
fr:rallong
fr:rallum
fr:ram
fr:ramass
fr:ramen
fr:rang
fr:rapid
fr:rappel
fr:rapport
fr:rapproch
fr:rar
fr:ras
fr:rassur
fr:rat
fr:ratio
fr:rattrap
fr:ray
fr:rayon
fr:rayur
fr:reactif
fr:reag
fr:rearm
fr:rebut
fr:recalcul
fr:recent
fr:recept
fr:reception
fr:recet
fr:recev
fr:recherch
fr:recit
fr:reclam
fr:recois
fr:recoit
fr:recolt
fr:recommand
fr:recommenc
fr:recomment
fr:recompt
fr:recon
fr:reconnaiss
fr:reconnu
fr:recop
fr:recoup
fr:recreat
fr:recrut
fr:rectif
fr:recu
fr:recul
fr:recuper
fr:redemand
fr:redemarr
fr:redemarrag
fr:redescendr
fr:redescendu
fr:redig
fr:redress
fr:reduit
fr:reecout
fr:reel
fr:ref
fr:ref le
fr:refair
fr:refais
fr:refer
fr:referent
fr:referm
fr:reflech
fr:reflet
fr:reflex
fr:reformul
fr:refroid
fr:refus
fr:regard
fr:regard le
fr:regard si
fr:regardent
fr:regim
fr:region
fr:registr
fr:regl
fr:reglag
fr:regleur
fr:regret
fr:regroup
fr:regul
fr:regularis
fr:reguli
fr:regulier
fr:rein
fr:rejet
fr:rejou
fr:rel
fr:relanc
fr:relat
fr:relationnel
fr:relectur
fr:relev
fr:relir
fr:relis
fr:relu
fr:rem
fr:remarqu
fr:rembours
fr:remerc
fr:remerci
fr:remet
fr:remettr
fr:remont
fr:remorqu
fr:rempl
fr:rempl le
fr:remplac
fr:rencontr
fr:rend
fr:rend vous
fr:rendr
fr:rendu
fr:renforc
fr:renfort
fr:renonc
fr:renouvel
fr:rentr
fr:renvoi
fr:renvoy
fr:rep
fr:repar
fr:repart
fr:repass
fr:reper
fr:repet
fr:repetit
fr:repond
fr:repondr
fr:repondu
fr:repons
fr:report
fr:repos
fr:repouss
fr:repr
fr:repr le
fr:repren
fr:reprend
fr:reprendr
fr:represent
fr:reproch
fr:reput
fr:requet
fr:reseau
fr:reserv
fr:reservoir
fr:resin
fr:resist
fr:resolu
fr:resp
fr:respect
fr:respect le
fr:respectent
fr:respectu
fr:respir
fr:respons
fr:responsabilit
fr:resserr
fr:ressort
fr:ressourc
fr:rest
fr:rest a
fr:rest de
fr:rest le
fr:rest un
fr:restaur
fr:restent
fr:resultat
fr:retard
fr:retenu
fr:retien
fr:retir
fr:retomb
fr:retouch
fr:retour
fr:retourn
fr:retr
fr:retrec
fr:retrouv
fr:reun
fr:reunion
fr:reuss
fr:rev
fr:revanch
fr:reveil
fr:revel
fr:reven
fr:revendeur
fr:revenu
fr:revien
fr:reviennent
fr:revient
fr:revis
fr:revoir
fr:revu
fr:rh
fr:ri
fr:richess
fr:rideau
fr:rien
fr:rien a
fr:rien ne
fr:rigol
fr:rigour
fr:rigueur
fr:rinc
fr:rincag
fr:rir
fr:risqu
fr:rob
fr:robinet
fr:robot
fr:roi
fr:rol
fr:rollback
fr:rond
fr:ros
fr:rotat
fr:rou
fr:roug
fr:rougeur
fr:rouill
fr:roul
fr:rouleau
fr:rout
fr:rouvert
fr:rouvr
fr:ru
fr:ruban
fr:ruch
fr:ruptur
fr:rush
fr:rythm
fr:s
fr:s arret
fr:s en
fr:s est
fr:s il
fr:sabl
fr:sac
fr:sach
fr:sachet
fr:sacr
fr:sacrif
fr:sacrifi
fr:sag
fr:saign
fr:sain
fr:sais
fr:sais pas
fr:saison
fr:saisonni
fr:sait
fr:sal
fr:salad
fr:salair
fr:salar
fr:sall
fr:salon
fr:samed
fr:san
fr:san le
fr:sanction
fr:sandwich
fr:sang
fr:sangl
fr:sanitair
fr:sant
fr:sardin
fr:satisf
fr:satisfact
fr:satisfair
fr:satur
fr:sauc
fr:sauf
fr:saur
fr:saut
fr:sauvegard
fr:sav
fr:savent
fr:savoir
fr:savon
fr:scann
fr:scel
fr:scen
fr:schem
fr:sci
fr:scienc
fr:scolair
fr:scoot
fr:scotch
fr:script
fr:scrupul
fr:se
fr:seanc
fr:seau
fr:sec
fr:sech
fr:sechag
fr:second
fr:secou
fr:secour
fr:secret
fr:secretair
fr:secteur
fr:section
fr:securit
fr:sein
fr:seiz
fr:sel
fr:selon
fr:sem
fr:semain
fr:semain de
fr:semain et
fr:sembl
fr:semel
fr:semen
fr:semestr
fr:semoul
fr:sen
fr:sensibilit
fr:sensibl
fr:sent
fr:separ
fr:sept
fr:septembr
fr:septiem
fr:ser
fr:serein
fr:serieux
fr:seront
fr:serr
fr:serrag
fr:serrur
fr:sert
fr:serv
fr:serveur
fr:servic
fr:serviet
fr:session
fr:sest
fr:set
fr:seuil
fr:seul
fr:seul a
fr:seul le
fr:shunt
fr:si
fr:si c
fr:si ca
fr:si il
fr:si j
fr:si je
fr:si l
fr:si le
fr:si on
fr:si un
fr:sieg
fr:sien
fr:siffl
fr:sign
fr:sign le
fr:signal
fr:signatur
fr:sil
fr:silenc
fr:silenci
fr:simpl
fr:sincer
fr:sinon
fr:sinon je
fr:sinon le
fr:sinon on
fr:siphon
fr:siren
fr:sirop
fr:sit
fr:situat
fr:six
fr:sm
fr:sociabl
fr:social
fr:societ
fr:soi
fr:soient
fr:soign
fr:soin
fr:soir
fr:soire
fr:soit
fr:soix
fr:sol
fr:solair
fr:sold
fr:soleil
fr:solid
fr:solidarit
fr:sollicit
fr:solut
fr:somm
fr:sommeil
fr:son
fr:sond
fr:sonnet
fr:sont
fr:sor
fr:sort
fr:sort de
fr:sort le
fr:sortent
fr:souc
fr:souch
fr:soud
fr:soudeur
fr:soudur
fr:souffl
fr:souffr
fr:souhait
fr:souk
fr:soulag
fr:soulev
fr:soup
fr:soupcon
fr:soupl
fr:sour
fr:sourc
fr:sourd
fr:souri
fr:sourir
fr:sous
fr:sous le
fr:soutenu
fr:souven
fr:souvent
fr:souvien
fr:sport
fr:sprint
fr:stabilis
fr:stabilit
fr:stabl
fr:stad
fr:stag
fr:stagiair
fr:standard
fr:station
fr:statist
fr:sterilis
fr:stock
fr:stop
fr:stopp
fr:stress
fr:strict
fr:structur
fr:styl
fr:stylo
fr:su
fr:sucr
fr:suff
fr:suffis
fr:sui
fr:suis
fr:suis alle
fr:suis quelqu
fr:suis tre
fr:suis un
fr:suit
fr:suiv
fr:suivr
fr:sujet
fr:sup
fr:superet
fr:superieur
fr:superviseur
fr:supplementair
fr:support
fr:supprim
fr:sur
fr:sur de
fr:sur deux
fr:sur dix
fr:sur l
fr:sur le
fr:sur mon
fr:sur trois
fr:sur un
fr:surfac
fr:surpr
fr:surprendr
fr:surtout
fr:surtt
fr:surveil
fr:suspendu
fr:synchronis
fr:syndic
fr:system
fr:t
fr:tabl
fr:tableau
fr:tablet
fr:tabli
fr:tach
fr:tact
fr:taill
fr:tair
fr:tais
fr:talon
fr:tam
fr:tampon
fr:tan
fr:tant
fr:tap
fr:tapi
fr:tard
fr:tarif
fr:tas
fr:tass
fr:taux
fr:taw
fr:tax
fr:te
fr:technicien
fr:techniqu
fr:technolog
fr:teint
fr:tel
fr:telephon
fr:temoign
fr:temoin
fr:temp
fr:temp de
fr:temperatur
fr:tempet
fr:ten
fr:ten le
fr:tend
fr:tendr
fr:tendu
fr:tension
fr:tent
fr:tentat
fr:tenu
fr:term
fr:termin
fr:terminal
fr:terr
fr:terrain
fr:test
fr:testeur
fr:tet
fr:text
fr:the
fr:theoriqu
fr:thermiqu
fr:thermometr
fr:thon
fr:ticket
fr:tied
fr:tien
fr:tiennent
fr:tient
fr:tier
fr:tig
fr:tiktok
fr:timid
fr:tir
fr:tirag
fr:tiroir
fr:tissu
fr:titr
fr:titulair
fr:toi
fr:toil
fr:toilet
fr:toit
fr:toler
fr:tomat
fr:tomb
fr:tombent
fr:ton
fr:tordu
fr:tort
fr:tot
fr:total
fr:touch
fr:touch le
fr:touchent
fr:toujour
fr:toujour a
fr:toujour le
fr:toujour un
fr:toup
fr:tour
fr:tourag
fr:touri
fr:tourism
fr:tourist
fr:tourn
fr:tourn le
fr:tournev
fr:tournoi
fr:tous
fr:tous le
fr:touss
fr:tout
fr:tout a
fr:tout ce
fr:tout de
fr:tout l
fr:tout le
fr:tout seul
fr:trac
fr:tracabilit
fr:tracteur
fr:traduit
fr:trafic
fr:train
fr:trait
fr:traiteur
fr:trajet
fr:tranch
fr:tranquill
fr:transact
fr:transfer
fr:transfert
fr:transform
fr:transm
fr:transmet
fr:transmettr
fr:transparent
fr:transpir
fr:transport
fr:transporteur
fr:travail
fr:travaill
fr:travaill avec
fr:travaillent
fr:traval
fr:trave
fr:traver
fr:tre
fr:treiz
fr:trello
fr:trembl
fr:tremp
fr:trent
fr:trentain
fr:tresorer
fr:tress
fr:tri
fr:triangl
fr:trich
fr:trimestr
fr:trist
fr:trois
fr:trois fois
fr:troisiem
fr:tromp
fr:trop
fr:trottoir
fr:trou
fr:troup
fr:trous
fr:trouv
fr:trouv le
fr:trouv un
fr:truc
fr:ts
fr:tte
fr:tu
fr:tub
fr:tuteur
fr:tuyal
fr:tuyau
fr:tva
fr:typ
fr:un
fr:un a
fr:un autr
fr:un bon
fr:un caf
fr:un carton
fr:un chef
fr:un client
fr:un collegu
fr:un coup
fr:un de
fr:un dem
fr:un equip
fr:un erreur
fr:un famill
fr:un feuill
fr:un fois
fr:un grand
fr:un heur
fr:un jour
fr:un lign
fr:un matin
fr:un mois
fr:un nuit
fr:un papi
fr:un par
fr:un person
fr:un pet
fr:un peu
fr:un piec
fr:un question
fr:un qui
fr:un semain
fr:un seul
fr:un soir
fr:un tableau
fr:un vrai
fr:uni
fr:uniqu
fr:unitair
fr:urgenc
fr:urgent
fr:usag
fr:use
fr:usin
fr:util
fr:utilis
fr:va
fr:vaccin
fr:vach
fr:vagu
fr:vais
fr:valeur
fr:valid
fr:valis
fr:valoris
fr:vann
fr:vapeur
fr:variabl
fr:variateur
fr:vaut
fr:vecu
fr:vehicul
fr:veil
fr:ven
fr:vend
fr:vendeur
fr:vendr
fr:vendred
fr:vendu
fr:vent
fr:ventil
fr:ventr
fr:venu
fr:ver
fr:ver le
fr:verbal
fr:verif
fr:verifi
fr:verit
fr:verr
fr:verrouill
fr:vers
fr:version
fr:vert
fr:vertical
fr:vest
fr:vestiair
fr:veterinair
fr:veulent
fr:veut
fr:veux
fr:vex
fr:vi
fr:viand
fr:vibr
fr:vibrat
fr:vid
fr:vidang
fr:video
fr:videos
fr:vien
fr:viennent
fr:viennoiser
fr:vient
fr:vieux
fr:vif
fr:vigil
fr:vil
fr:vill
fr:vinaigr
fr:vingt
fr:vir
fr:virag
fr:virgul
fr:vis
fr:visag
fr:visibl
fr:vision
fr:visit
fr:visuel
fr:vit
fr:vital
fr:vitess
fr:vitr
fr:vitrin
fr:viv
fr:vocat
fr:voi
fr:voient
fr:voil
fr:voir
fr:voir le
fr:vois
fr:voit
fr:voitur
fr:voix
fr:vol
fr:voleur
fr:volont
fr:volontair
fr:volonti
fr:volt
fr:volum
fr:vont
fr:vos
fr:votr
fr:voul
fr:voul pas
fr:vouloir
fr:voulu
fr:vous
fr:voyag
fr:vrai
fr:vu
fr:vu le
fr:vu que
fr:wall
fr:wallah
fr:week
fr:wel
fr:whatsapp
fr:win
fr:window
fr:with
fr:y
fr:y a
fr:y avait
fr:y en
fr:ya
fr:yaourt
fr:yeux
fr:you
fr:youtub
fr:zen
fr:zero
fr:zon`,
      rows: '0.0241781:kejVjedeTrjJrZeakgsbUfoeqifXYdjgQqulclifkbWZixgrtcVsZZjWbfpgbnmdWgevfigjljdYoUYbjdbmjlXjdXmYkqrgpmnsjdOYkZtpZqRchiXtYZVeZgVWXighYaTkaZikcqlaiosaXaidjlYXvtnialeqjmgRmXjdbecqhebUenckpZhpbljflsahpcbdfgmdpdmkTnRlYmhhRSQogYekWaZYegSYaafWuogZpgfYlTWkfaqhgfcXXieVJdXjhZVorrosoPRXmXkVgbWQnVaVkWdjmbdcUejlfdeUfbmmdfmVrUoemljficeahpskcelleXZfilaiufpYXNcYekoXecfoWjebiWcmrdeeehlcbnfpcjofZgfjimSbkdeimWfWfYkfYdZlijXohUfccbilghihhgbidaciYeefleVihfsWcqWgnYfOqZWntsySWnkhcWXiTjsqTqoqamtqkhddclhkqljeqbUikYtWbfVmesYYabnjfVYaYlnkUlXpRpikZngloraXgcZrbfrVQTfXXcpZjVagffbbjqhjnVVUnaoSkUftfbUUZbRgdbfseUZePhoZZZhecharibzbdchdniZfYnlgZcWtVYjauseosdkkZsoqgaeQnUmmdgxcXkTjdZjpdeknWigeZhgctZfYYaiZdVaeohYWqmkkXrZdbjVcjWcmnqokhZWhqeglkWhfejhjgaojincUiqYnljudisYhmuNXYgembTUWYnltpoVzWqipcrmjirtYdcdihfbVglghXjXbroXielflmjfibZWebkqZodakscuPjkhpdcXelmjcYcTedegfnfggllSqikhifXdaanhjoedsgdigfeoezXYMkdSZjnhagaSsbjpbcVnofWflcdnpXoetjbhcmojmexocbchgiodelZkiamdgkipkeiWgYZdijgeYfgfgfYbZmgiWdflaRcngtdUmZirfnsZbmgXrkm0dacXWXdWjZcfobsgrQioVonbowpoVRWZlPWmOqTWmYghaWUgefRVYRtmqmjcZPqgqrgPieullenfjbhfonZuVkmaYdsWffjZfcWWVihghijajWokpdblgrpiTlhgfVfhmgmldelYekmfjfekcigcchWgeYfffhibgoYhegnqecjZmeTnmibfWZYbWSgjZeZbmfimcreUnajaefcUixZZpXfjWVMWonjdckjllXpegofZemadddhcieZTXcjZjoiYphYykajaqvXZhXdgPgpfdQgegXYkhqZRutlotjTcXqkoqlQgZvWjfeZqMXjtZXjlhfglZpciehnkWhioTWZTbZilcUifVYplfZTZhilRenXoehRWcUXodjgcqhtjleVghUZaYTljkOogicupocecTgoXwjcYbimdekmbbigibfehjigdlfimohdYbdfddgeYdekqgfiijXioUXmktmshgkdTdaggVdolboVeZkUnaSmjkdgdkpVsjtseMaZbdiuphUfWYoXgVpWjacrcpimmkiVcUYqnfgZajocbaZdojSSjdfaQVzZtUZnUromqhrfWgNWhkmieWhiMqmjgZaWfsiaUdkooeZXchVVfUkXjhdZwhbfYVYeibenpahlcVZaqbmlReeihbfZaeldaSfncYhZcjakYelTlkgjoicdWohmhsgXbscmggegdrbolkkoWdbikkkgXaeXSefnjjlacWZnfmcYkoeZfjXjmikoXhXXXdaggncleranecinZljfYipihmfZbXmjhblfhfibnmiWmUWkbOUjsrVqVcqadbUcidccTgrcjjYSZogfZTgnVgoeefcliedghdYglkibbZmXgbhbUZlagcfWdemhfekfhagolglabjcbTcnslSZUaYViUmyiokfYjwmbbogadZfgjnjmUhakgccfhadoPtggoaYvXlSmjmZXYTaYfkkqaaVinidijeXXPlhUbUbac1WaicqiceerTlXwvRpaPRclXWWYenpelabjguWoovdcjkfmrmnrqgqicaecigifiYXcmiZhgbncefajigmhobngghlepkkZbfYgYoVkhmojghhXpodcVWXkTUaecXjUReYoYknXYWbniqdlgTrlXehZkXejgahRYWfXgo0qcegjhcacYZYkjohljhfmiuXjeXfjfxkaXQZdRWYtkmhofhZckqpjdseYhkdbeobdcwjhZaelnpVekjVckvXHfkUpjjXuYgbSFvocsWvZceseaQiVefibWXhYtVvVMWrjlSafZofwnamhXkcjrcXWialVWjdZknWkXjYmeRbhnksmffebebfrofpagbdabjaidVfUYkideffljbgeZpjhcWehccbebWlmYdpngepVbcjjglakkccaVqbgmddceqoialXfjbfjWiYelcheasqkgPWhXZgknibdtlYbblfqedecgXabjcjSijkfTMZhetfizkbsoquUqKhSbmvttJZluYPRZVRnsiVphpcsruaPXecjQbnblhcngdhlnohfcjcjoaflaUTVcTnloVObRimebVSeioeleaOidngerXbYihgUWelkUXcfrWpVZddlUhknhRWkaiZloZvoSSoabdWTnkQnQXWonmPdpokVugpgcciUgSdYqShiingeeUedkjXSRgTplhnnbdaihbhdbjxcRfhjlwqWWJpgcfwcaeiTkrXVeTsZVpiioWfXuVbVgbheegYlnSembmqacifcfXffeiQbcZmZbcYfgcfblshefgichcneeihqhbnkWkZdeihfeTfeXddfegjcaaWbncSMbdgYfhbXrrmrXRpVxMifWksfnYqkqZWoelVWeptlQdMgeQnfonacTYnnyoxWspodlZNcgfglaiiUTSXoefZzSdSobYjWYZRemstaZWjYZscrvXdnPgkdbpYhgfskYamhmWpUUuhihPgUfWXXeWdxrpOoVhYfFayckcycbefZZWYnsiqcXvgnqmidPkjieWTbsiYobsrkoZqaYqgldgtlianYhXeTebdvSIoTqfeTgZabUlechRraTadqahWpghoSTrshikfdbiocholfmRkckeaVmaceXhXgicerahWimbZkYeifQeffhhmaZWpWZbnZebclYlZapaeZeoSjikVmqkdhhZWPaqpjiYcsggvbYVdQWonbShgTjdmgcTiuoVYWWkMfWgklnUhUc1pjUjvZofcfnqlfvjRTQRzocerbZgZkpihoUejcmZhWdpljnXZosgaYfiajpaPfdrihnyVepqYsfelXdvlXlcmWqjSeelenWbeXjTVdYgfpcihcTgdsgmUjgcjfhskUWfpopjWlZYcmWeiflggmUxhknnhWUngofefUTlxnmcjcpicjjUWukhdecfkabdhffZdknbWVgcekhiZclialffbhajbjhdfdbbicgZiZaheZfYXZbfgcehnkqjfgdhgXhngXfWaebbdYYcligokkUmdfoYqoleljvsYcdXWmWecabiVjdabxboageXqkfujaghkYXVhcnZXaecjlgbfZcrceclbggjmsmngZjhhjheadkoOgclhmdTmhgnYecWfaUlprfjfhlkoebZceiqiPXmSgoddTaRZfetVhfdbVgUPhgjgefflWhXjkifjegQlSdYfjhOeaUTnbaPdnnjafkshdkgqhigdkmhSppTccUXcmfvdYVeWpajSWjYkkcfbichiJfnWaVZltbiglZkegiltgYXXccjphkQVibejdaapffbZphfZijdWYfgjjkfcWnoamYcYdbWfkbbRUWShjeWjWaWZkhgWrjYfgbhaajqffYdaZeYbiicfWVYbpheaXaZagnRmdXdmsjopXeafgfhglhVjZeWgjhXfdgjihfjahbmcdbaflchnigneipqigeieehahfcbceiabZedjcfZjhfdkVeddfgekfdieafejbbedimhXgidhaZcdYjpegdalaiZYXpViokgfflTdmmbkgTmWqccuZcbaZkopUZWbQmfjouZSpcmmjgkhikinnZmgkYakRcihYTkiOVckaiWjhRmfgmjmgfwnnbtlugtmbbWolmjskbSigtQWhchXombThkzvOpkhcZpYqbTcfeffTgbbojpkfigUbhfaZcqljiYeaYmZnjmejlbYldikdkehfflpqkomUdevffrpTXnlbleZVhVjtmeagWffhafneXbTXiiWfeejWbigileSfVaebgisVYjkRbmfZdaobhaZfdgbffhdgdhjbYgfZfeYceednmfZbYjhfiiccejTmplcjXhjfjcfcXgcfXXZfdThYaUmusXUgaUcXlhYjPleZZQgZblfgfjhmokWeaaolYnhnpbhofkfabdfhkhkZblZgkenfgdakbgfggZccfodVeSjcclbpXiffiqefkfXfblmWZhgdkbfVfdcogs3ifSmZqdktoVWcNlhvnligbPliWmmWdeQbfYdglgjcgreSdgkZhTmYlblmcmmiTcjlqZcdXecffkijXrTneeXsuXniWeiZWljifdeZZlUdiatcjlnpojWkpdiaZegcfgjfVneYjiYbpnefclgnveadPhkgvObVklqeWfYnpowfdYfVgZubZXgZjhVTdjWcXsluecsdgdYXqZhloVWchdTcajofZjtbegqfZqjoYgZWrrWfiedfrjfTkeeghfdkeRcdYWlkiZWhbhalfRclihkUTrWjecfcVgjaijZnYXemgSUZnuldZuepnnmVVYnZWYmSPVqYagcXqYacWagXkdRjVfebmkWaooibYfgorkhWkjhafkkedYqncoZdoYXfcWmcgRhjdmS2ggXeVjrWXfnagXbYZndegbagVfelhhgcemnaabpfrcjZhkWXjZUhafkfUhcohfldPfmdWgldSclbekcidWalegeZukRgVWlhmXKLjhfabkgdngiaPelZcWfgUetaWYbYVWmfWbmkidcjgbiedWbhoZXeUkqgqnZZmcbtsbXemdrdUeeWkipgclcjtcfjVjjekOcjlbfdeepnjrkSfZgpqQnagdhahWgZdmafZWdOicYtekephWWTWmpbedvbfeeaTWjgfYepVjmfkbmhdupoemXbceeghfjebfSgrfYbcgjbeUimgfgecjacjSthbliklZhWYbnroicgYioWfhggnYpXgjfkhikabcimgkddXfokmgcrlefpoknWlVeXeYYYloejlTZUfXYemjYluikfoZWhtYelQfkRWTnbTabkfXhtaqYjcegdXkinQxkqkklTdhWdqyuWiXkewhVXkitsgPpUgVWkm0nfUTXbboZTIjdWbackYrugOoSpeZqcaflpiUaZZXgefcgnYhcohoZclaikcncfjleZUihjdZgedlffkckhenlWRUecheXofpWkVeOZSttZVxqgjkeSUonlftncMsviwmjdfYiehYfYcVhegfRtdmdgWroediqdcYcWmVslRoXjpUOZslivbagfUVlndlfsdbgoUZTkhciYZzvZfnXYdbmgrphYfYwkhVpVsiZckojjalYgcbWjdelgcfebhaidbkZZhZUXlldemiVoqYndfVjbabpYjcfkioWdceddWaiZdbigckccdWlXlYjahWfmnXbgXYWbgaqVhgTbZgeaidZXiglkkmnffeXcibfdhVZddjoibaciYjjaeZlejVhlhedgiebnoZdYWbgkdkfRjnfqcfkolficelekcshTdyjUlabZeWUnfWbcmqlqQtiqfimUQZtrZehXUgoSkVmUnihFOkulvWdhQpPXiRcSfqmlXsuwsylPPYlWubsNUkdrgYYVpcYaWgkdsahoXjYhhbPVfkwPWmpnkooTWWtVdcjVPRYimTUSkYYicdkcjZXpUjedifeXajfikfwddgdTtWdisUZihfadhUiWYfejioYgZjnekinmdUihTnZnebgfdZcgilejdicsbgYUaflZgfVqcZccVzVkdmfkVjbafgjerdkgZZjpjikXPschUbjmhkbgqZlogcgWbficombmkdXeYdjbRYdijVitWokWeieddYdaZldecliSTZgrsRwiTbRmfreiZiobavypvsiQXarimklZXS2UnnXewqksulbXZqYShl3VbXdfgoRtkclXWNXynrVdiYOhfbcjXboeadkjYhmecldeffdphaVbmulbfkYfndndeahTSmcbYXlYdgfZlahmYYibhlcfbYkgccaYdjbhjhmZagdbfhdgdWWmdgebYflhbojmteffXmhgbgnhhqoklRXqdXlYZcSntYfnrbZkplYeffmliXRnhklkWUnkgoRgkUSZYtnWUeobmgjnQjkSljhNcVopopWYeeTaWZbjhYenemUkcdgZddlmYghhpljdhUdXkdnedbleefbjcgdbpdWcccnkmclgnindkRYjhYoWWjUigZdlidcqnhZZkgrsehmhiYbZXbeieYagdmmmeZXZigmfdbYdpcejajakkUZgeghehagbYmlcpXbjonYcmZekheckhZiljeledWWbqdqYjmWaZhedgWVyibfnnqabfnbjgaVTWkiWuVjRlVmxRXYPlPikZYqZikUnieifhbefXcfekillgdhjiiembhddamekqZfofjgfbhlmhZmgfajgedehdfiichmidihehebijhgieedgedchfeffhigdgijiffgSakpPcVeecqggmmvhgpngbfghVrdYTlslqeddPdZpqdudcrTipdbgflktsuUnclmcXlfpuUcfYfnfhWbWVlofWcRismtqWVTrgiqiTSoanelmZXlaXuhfkqXabgckYolfeeUrXgallcmebmlotTlcXkbdbXodhimelaTfaebgaZOlpqpmjePfucnjdgmpicmYeliXiUibcchTpehlkWdjflgjmldbjqeopokUhnfecfSdetgZjkcihmlbdeneXkaoafkVmUngcecaiogmnghhggejefmlXbjnYRfXaaosVvZocdbiU1iNkombadiadhtdWfkoaRXXjiighlZRWcUamkfhddSihmfefqnSmbcjhqlbVXtZfVkfWfiSjmcdXYZqoclmZiqZektdWehkaaVnfgbWcYdusxUeXqalpWdkeocabcscciZnkgUbiiUOmdpVpilwoNTlchonfgcShXsfVqSTZgSdThkhfjRZhqYggjecTmhrmcZpiZZcXadilZbecfdmlUleeWpchSiabjjkdniXkVWffehckceZlZaggalkcnfbYddkfhfaWoajfkTbfbXgngbjVcjggkklededeYgVThcghkddhXihgjejgYggUekWVjYXoacgWiSdoVkUdgogeksslnjSWdmeuTogencZkZRclpdmjqqpZqrVmmnlVRclXqRqYlXeVWjmfnmjYnRickeilQohacdhlqSsmqegfjZNVYeZXjVelPQoYqiejWTbZPiWYgabhbmcjYmlqgWOqgLfcaZevukmuWhUiQdVVbahtYbglUajhVhbRZedPdfYcfkeggbejhcecdekceifejdlefbkkghkfiiejhfihkdhbfSlnLaecilkjkkncmifbgffcenRZaecjYpjbYYmZfblpikpXoroqekZVbastjihQXVghYaRbdhdfiYerdVmjicdjWlddZshbigbYodmjfihhYbckkhfdefYoXdkhfsdTXndbYhggdrficWZkidkbgufclgZcmkiZcZafjejZjcTfihiVqncSYamUiiZbiqbcbYghfjldghdbfidihmefdajgeZjbfbgihYfffbhhfkedkdfgiZmcbdgcodzXckjabVklvUf0SkYQcoVmQaWLjftbaOmwjqktPboeffmhbqcifiagmqtcRXfSfYZcccfmljtfghbqxdjhdckZelmjepfXYrZeclemfkljgScejfhfZXliclhZtgaroZidhdlorYohmofbfdbapkjhdgklnakcaiZgecgjdYhmUfgafiidemfkalpmfspbcnbopjbcikhjoSdZaXfdZemlheZaifXoTbkaUZhnSfkgkfhekijhndWnSjWafnrfYbejatggSWYeYmfZZbWekeVfrknqZgWXWVimeXnokhePXrUUgZphdYmqpdhiqbnqYXkWkYaUrefjoTktuQaeMfXoldZybjUcXQkiYjgkVcYNVcecYgWOaQVbJgedhfeieaehXaYogkdofjiZfYhmdjdeeffabedelfXalWbcbhxmcnlgYdbhfiPiaZkjTTnjZYYdVfvogOhpacduelkbbkfkYRYgnjukjkZjejckVtfeegrqjfjdjgeWXfasZjZfppgjYghWmlWlceleXdfYZdbnpaahUnbhkgcglaZfcXdmddfnnmjjlVkeljYgXdgWWmidkaabglgagebjapXagXofjdbohhmiWVehcguachPZPhdkfbbVakantdanhnkomkkvlaelWlfhagfZTmbbkZjaalfhgfcdchcibicgceikbZkjcbbcidfofipgZbZhnhabdmfliokXifndpcnhlWjQdYjerdfpiddbXhXhljRerraeafZtadcngoYmhZlkXiTjijUfnbfjhcefbbekclffkligeacgfZiXhgfcrfenffWKUdmwuYxOiclKflgjklQZSWklkdhewmecnceucfoWvXVcjjpiWiebkShbfehcighVhjijsicZXYacWqbbfggjNqRZactuiduiihckU2clLgXjdXqmYdcZdkdphffadXlRpadphkglfZnfiKUmoOjeWeSUhhmnaWTmWrjWbjbhkKiicliimedcMeljbcaihfcciceZiXferkbYmlcnRchcgnjweRZchihhQgnrjcejToiahmXbghXlThnbeconcdYYfegecfjbrjeXnbpogifVXhhkgYgdtgfgflbbbcehcZnfgghkgglfdoYdYljojkUclXjiYmddihlhiaZbXUlcjhleajUarkmhoffgUjYhjYVebepVjrYdeTfjlffZZnkdqZnlwiaScpedconiidnahejlemhctracakeidXpjRfgcgbdfgdcifbehkfdhcefeddfegdhggbdekifjgfjlfejhlcviUUXWlcphqXfXocllnUVrYYXWWggnhbadXXjlQbgljroljjqaehcfalYaVprlUXseaTeQvhcfecZjkfphjZZoXchbfYZvVPPYfnVTTlpflRpfpeXKeuYnjtiipnfUThbhbwYTTdZznhjijUfaRXeddniYYinqoVprfioWoZUcVlfkTknWZeoiakXWjUagiYZdvnYhRaVreSdlegjmcibfXXlhffkVmjYpemQajXeYgWjdllllehbWmpfjdlbdxbjnYbanhWWflbeglknjedhkpdoipdcWneYibZhbehmifYdfigcWgmfajeigjmccjjfellXdoabonZgdgpeaOPhpqftbhYmpqUUngoZeahdqglVXSrUfbnleSgXjsiphWXrjekocbrjmmvYeaPiYlcefopZbZfeadqhXmTeSjcsmfpmjcYdgjjffdedafbidbkVdjohfcnfecibideTbihbebfnagXflXffUYnhjTtratYsaOcZVtjbRurgqloYUgsPYlqaVVlWsbYYiegmoZVfgdnVqVkXUhckVOYlhUpRcVUpobQtedbrtfngdjkxVakhYjbYibZedkfZccfkkhQfYkklajbgdgYgkaYcjZgknbfdpbZafqikdViXoeicedpsZYiebdekXeZdingkiregdrUoealhgjdlljYZbgXgmicVcUhggibnkVdkXjjopXVYmcggihZbdWrmbYthfekUmcmVnWhYilmdkYZfkWePWZUkfx0iaRMsjhccgnhmezufZmiWkckYjYgSqhpgjZZmmdhUXfZidzxjnQQqmdZZklgeg3ifjnUZbmhZaZZcclcdcggajTZffaqlbakYTeklgckaalYefkjXknbsZdecaXjVhZvioRdojfhgondgmgbknfeZkfXlZYmXlqXfeZejibhfmcgpahkedfmjPedaglhZecglaclVghngnabogbkorjbwWcuVpnlZZftmVYWrXWcVXWerzqcnZramtcYdXofZYYZaZgckadqfdknenZkehfitfjciamlZdWpkZbggnadSfbfdlhmgiSjWbbZedbjZZaUdejfadZidkdhchkabnWYjcRcnZiiiflaXichRgeSgbrUbnjdRlqphndciirXffQpnjZiacnrbsoioUchQTmYjmYlafqOaVfYfXgrYWiktjqoSVYvYhdpdZapUrgjgbffnnbcdcjXdaiiedcWbikXjaYVdicjgldbUYVWilYkgbZoZaeagZicjXRqfhrcjfclicqethraiggigYcmgWnpTYlXcueWlqlhmnUfdZichamloRgbhrgbgobkYWRdimdjeYcUncRXetkpalagaWohUmTNeXlYnnTkXYqmqfem2fXlVaZZdxZoQZpiRbXVZxhPoflVrgaefYYjhoXfgSngilgZmabldhXjdcjZgfjRfihdUnXWXgjtfiqaYjhZeggonagghkUboZhihUXhchSgbYlcgjYqmbcchhVeeeiVkesmdodbYomokkfbgjkifjdeXWabbVaalcofepVfTUsnfoYcgbZZaufmfoehgjccvjvmbTffVnRibbkfgjRbdoqnfemcficZbafjckZRVtdakTldjhelfkXPcaflYdbmYVTNatnjUTdZqpkducgcdaZdcTWfSbijflrlaTWkffpsSVZociknWaVdafeghYghjcjfgefeYeffhbgcgdiilfaicYkifccioifeeaicgZjXalcZfibWkedjlngfdlgkZZmkUXWmpmZkidmnOpakohdXaldkmXpcgcyZSUdgaclcvahfUepYjdUgmWboeYjjXeVolaUkYedebglYgebZfieiiibkhebfcggbceijljiedkjjhjhbeihcejiinbUnYcgdfaikkebXecmficfcifdfiiklVsgajWYYekakcekoZeejdVeaYlffidYfddlpqmscXhakipicPkhhjhefWYdlnasbhqhjWjfdbmYajecVhYYdaTojjYehesScWljghcYjilbXbiiVdkcUefbVahcifahghfPonggbdhRaZmTimglQeQcmgdemclcaUeYjOmYZViidifYeXabmblZdqYkmrqPShainhUyjnZ4bcbmPgdWZlclZXpbuTomnvnWorkvsYlWdmvZqSUhfYmfjenfdkcakiiOhlOkedbYlXSfmiZppbdhkWgdegphjeiaidiQdgSVYcfdbcemcrUfrgiakVellornngXkfZaaimmYZnVlmjoZnhbphaYhgWlQYYhjLwkpUaRfnRXjkamZdeXdgNrbpSiVjkZeXWYkececbccbanjmZmeZWYbnlZlgmifghcfdfbejicbjfZokgeklRmtdSbequReksXVaUqXeXlXYeTTahukdloQcbtjdSZUmujZYWXdndgdghZcklYlemjbifpiehpeicajelurgdWhlajccdUfkbbigfkdhbkahbfdgmfnjgmhbiigfjeadXfhaiaWlmeedigniZeXpctqdlfakkZrXdearghhjgnngmbYbgZgfmYegbgsWWZaiomiTqfjdWnfgmgZfaagebYdesYZfVdkqXlgcVohjmlfdkqimekjcedecnidlghfccXhgffhiZmceidbgpamWeYkhikdZjjgjmpkXerdjYcZgwNwemaipYkdWSghcdgmpqjZaMhhaatXheVgnYflmgofcWcdVjaWaZhiigbqWgfXXpdgdZVYYimbcQWkWZibdghcjhibjiVjbfgbejsckZdVcYecfXZgnnoaabcfmdfdjkjgghYbcqYjaSdigchijfijhcZdbXdhhjechchgajhijkedeakiimkfnQfddqgieecgeYcblcdVgemfqkZhYtbXmnWgidWcbfRUekhaYnekadegfkjfWYXbkifesildaagSgmcfalSahnWqjWndjohhjbYmhjbmfcjZiYiaYebibhUYebdcpephYYiekhedgnccgkdQZfXgeiihVXlYmelajkUZppZinYTYgnldfZifaglofkijhcsilTfphbShikdcYWnijRjWdXidXTnimgiddidqrpeUZbYobbeaikljffkfdegeWYfkgecfmkkgZkbZhdWafhjYTbWehfegkelbksdnpkXZfliqclpolbYhiZidmibbihhhYikhaZhiXWcskPalsYYodoTabWcqnnpaZnWsaqlhYqiUYlkoVeclcdfdbjlSjhXZqkqgYqgdgZRhYrkceiglhjokmgfbkmjmloPatUnhrYSrfYdgdjpgeikklYicghibejbflfXleedcggebnmZejglnigargiehdejlndXaYoRbWbjeeXijcggfaahhjcjhgbjaYZdUiqXkfmppZhfbphkphqfVhgebXViVlfdcYUjkwkrarVcmplkckfkmZjeceUiblUngghbiaofcfbgncerhbkXgaVZkXmtbkcXeqeihjpmkkQfifddQXadaeeYnkUihijjQakaoQdadahslfbLjSbdenWknmgmnoYqnirmmWYUmofroYkidXpZedVaVdnmbYScqUeiYSgeeekldgikgbckiknboZXccdifZndbbclefghYgfhnjcemdcffdimUXfgoukcsYbnkUikUkYgdTnabejhihkiZelYridfjialcadXXlnjdVTXbjuefighboTgiZhpgkZcdkXhiecXedeloeYdYbeghaepohkYjadhWomlkgiZjjooadiaePkpbWmhZnpWbhhsagdJPXhqcPffafthudcjhkkvkXlfgpUqnhhgnijgckmhalYvgffUQmbZchTTambPTlWdhXjvqvtoYZYpn0ciLiwlfaoccYthecneibfhkcdmWrdnamhinnfYpglnYcmXefimVXmfeihblrhbifqfiYQZQckhVgclZjlipgefidgliYlUeiSaeaijegcimfkhZjclRRsdibrfgUboehjipSfigWlSipcZkZnilehnoXfqSeRcYbgYnnWdgqeUgVfdgZbkaqjhaekfeWRnSbalahikanQghYffbeombohcXndUbalapVZiWheedcbfiYjZlaageeolgaifiZlaZYbabfiUjUacmleWamlrcdkhpsqecZcoTjYmXWXejaqYhgVnikrniehsglemUaffrlYTYpanaejhgfhhpgQYqmWbaejofofdigXXpQdtuovekWhdacqmcplZdkglijegXbtllcZcZlschhncgVSVmkccobdpoYieigoloUqhhdcgaicimUYobccpZckXhfTYdWTiimkUrPZjebZdWodmmdnrjoykbbSWehVmeZVvibVgagRWlgYfedUhfUpnehcNgqognUtgjpeijgglYTkkchTgdabWVeaYhugbjbjakfVfYiVbaaighkZqeihachamYnbUafVVnfhpdRanaZgtPVbiikihldlfbfidfhjlgWlkfdmhhQhgoPqeojeoZphgbXlSfgghobjgrfXXajknwdrgmdfrWbYrRilkdhfqNildXjngbaonlmnlcrRbhkjlagbkYmZacdneiagnfPjicZqedYmdohhXVRltkcinlmeapcchmSdgeaunietgXZQqmojcSWguktWwRpqbgeWecehfdepcoWZfZfprnciaYmejfagfVcbjZWXhgmfnnbVcXZspmjZjboabWdgzliYjjxdTZbpjegWipjdfTcslimbiYdjtSchwfaesgkglZYlllqdcXcbXYVthhinYtUodeneYoikkmhbfngrYSiUVYiiUXihciVjZZmZlhdbkefOhmpSXdrgmUePpickhUVVgYlknbZdifbdbmraikXmnhklhaYfYliWlliXnWafjhgXadlolVVYXZjgiYifmjlaatsakcZaekpcWpqdWkjsehdXggdjiZXiUaiWjjgodZoZgeYYdpcbpmlrrbqWminhoccXcWarehgYgYhXnWrjadjdUodfZkfkhVrmcdeYcWasXdgdYoXieTqXcokgXhhWjXUbZioYgkYhSmRKnVnckIOYOvndZdecWv0gkwgsavZvtmoRaFdcQVsiqoWrShMndJeVlbSVSwovtkcbQjhiiwOkliTldjkbXcffUmlecgmTeXqjcuhccdniefkbgbnrjTcpTbjkXRWWmVSabahWjbZkVmgfaZcsoZlpjjoofaZlidmnogYafVlhZkfqdffbTNfhWneZfhdkbaVghSuiolmlecjlrnoodadkesXkgiYhcZakepplaYWelXkdbpimcdbYbmgcfXbYgkdQcgdhbdgijcmdeZgohiqnhblgadehjkmefgZUWiZhiiYmYcWRjhefaZZlddjaXWYiZjlqoiYTeWelkemZjdYjjejrtUaQmgdKncbYqRVifgfbUdanSfjkTuSfYZxinashicsTenkknPjFXYbKjVZUhYjmdomcQmncikWteYqhmvTUxsVxXleigaYSSpomitoiSnYnrYhTpTanfZfsfZbTfRiaPYdnYelbmigcjbjdiffakhkegYjqabcjfjcgjckieggcgaYcfZbhggjfgfbgfijicegakhkhgbikhgaccffhVfWgillbaTZiZohdaTQiweakcbufqkUevVgUbaWSqgYqVVWXjjkSUlefZSbUrWfxXiohWgYhVfiSbmqiRdWnXqrWWfVjQgYNjXapumhZlcmcVidiiqXfUXdgnfdchdbgpgiphfokgYlefhcgSRRlWpsjZrQWZvshcLtpvedkavwyxKRRuPmYqQYUnYXfYWYWidXehqtcUjWVqZfVbVqfiodrhqrpgZTeVfqZgcYgobXeajeqRbaQejbmimkiXlYikgffpmogWcfghYdgnfhcgiUoWWyqijaiVnqbTjUkngrkciTqjqceZclNTUSTeupmSeQsZkmaPujpkpwNcbTYinYcZyUqdklZWScltnWkbivrnWYbgRfiqXRTomglcThcoVlghXSYkgnmhhkoddjblYgaXggkedkukkcookcjbgjrbogveddggZpiVfdQYhohjfuZmYqZddhhieYehfiRcagqmjVYYfhomlieSgadbjgilcSbehliVefPraalYXocbgkVfhnYlYijldinqUZbiQebmnffapVfYhXlbYYmngafaXZfeVedffdNqmppldofjojiYOUeUbiWiagoqiwegklcYVVgelnnmeYnchcnhhbYbdZXTZcSwbhuicOclkydqYoqrcbfQbqhfgTvlaWZjoXaYpY3NXlbWpkQnZYaimihhygnZeafoRikfVdRbrZtibXhZnhSjuhodojmieefdjbfklighfchbhjgfhehehiieaahijfihgdhagklceefgfWbpogdfgankhcWWQqnjmUpXnojiiRelTYaobTSkidiWZocYrgTXmlcihahiSjmefbafdiffjgZghfdilgYoakqaacfVaYjnVemgeWiojohmaddomnbTihjVeSsamgoZfXilgjlvgjgacgdWeikmlZmimnffgjaieekakibedadeafdgbehabjmPjmcocXdZZXbikYUnmYjegaijeeihlekjchpcbhfXhfjwdlfcjnqWdoccchNiclqUYZdjemo4hfondsePifdSocznbdjbkfmSnaqRhkZoZdeUdnmhdUceaohgXmcigjeYlikhbbUtilckgljjVfhbefmUTeWkufarhmlZfPkmcdXipnhdYeiejfXkcdioZbfjajjfkkdocifgRbYaerrfiUjRjafbdhgocUbUihldhZeZuebfWnStuToZehcffadaXSdZlgjUaaVpacgdQkajlgXoYXcXklNudZfYYYioYehYgjVVdkfSigjkhZfmUdiVqjhZiXZmWmkqXhodrVjVkcdhmbVlbdmZrhadnaiefldiYgmnakiaVjdchilpckjrqbkcmcjhaeYdOgjleoZlgisZpPdqPqeiXaaToYofkghZsedVkVjipUqifhcdZcbZqokdoljjYRfjagZsghZgajaecikeijcRmjhbagWmVXilXgkjsqrkkeYpemcYYddhhVrgdVcardVhlcqpbqgliopkgedmmjfehbeeehZXbheebXihileddakdejcgbaakmZcekmichgXXjgfjfeVkhlgqZnggrTdhbkhhejgflbeelkfnZcuaaidkbbfabkpcgldXidXieSkndVbkmjlgYabsdhfoaahiTfhfYVaboqbeVd0kfdYkgoocdedgitYqYZfXkfngamVUphdUpeirkcYVoqfleTOehtqbqPnfpORaXkXbTZNXomkOfbkhZuvbqcdcoQjYelagjhllbaVrkkpqjqTZrgiUaVRejgYWnSidmtheTZbZneiaOZeqlkSpfYYfgkupbwiqlfUXlbwvXXRiimRnVhYjkecipVjkjjjcVZagbmWeUdhaljeXYedfZamckkhnjdgbfljpkakfffZibboTikZTikZXaidlhjabllegklkXehOhjuUpPmppWdoRRefbUYXViqormSVleWjofoWZvZfvadncZjaVtjeumcpsPokceaiZrjWZZaoecgthmPyfgcjUdhQUMQZbstqZWMWVniajaZiscZjiQWcpZgXmfUZaWjkhngesjYqomgogVfTspphlWphphlclaPefy0ZWMSoiYtlydQeYYYbXXjMqQTbX1p0nkdfRnggSrXbrkMscooheeboTnPdjddcdYlhbjthkWQSZeklUUZZVtShfmnbibhhobecbxebsheTiRfbjixacjMfbeWpiZgehoUcgmfcZdlajjfcgfmvapdwmNfScWZZdfleXpPfaefcjohSZhSbehmenVUdgTkktjndimZYcpgcpbhqrgpkZoVcaVTYXeqaPoWbbotWeqdabduiVpkagwbbVkflpdlShMejqySXgWcZnZkbVaWedobcbhjdhndXmekhobgefhfhhafmTggecaTaSdcihkakjgUjfhicboYYdcTfZcecUlbcmeVffbejhhimhghdVjajhokieWYjkncYfZjpfdfhlcmjfmYeejqldgagZlalaekhVddWYkbeokTkUXgnXegfnegbnRScqhmXdeYdhakdSXdciWOxhprhcjdmkbhsqYaejhYePXgjggbgbnaembYciVihnlggimilemfhfflYkjghjeigZejfcZglhncYnlconieZqfXffhdYWeVolWifYXdiZjahYgakoghipeegbmohdcYbpbpjbjVmjtZcVkoVXWPWbqlcigUjbkqnSefdjkcccadeZablWpeblngjkdrhubmbYbimoegVYgYhliXXjcfeejcZlVZrhlogYjtlUliXlYoflioUWrmgrXeUdUacnfYghRZmbijaTpmZmYXdjinlqbYijjfWXhiVlQcYUkjkUnmYemijUySetmUYZiicVSZkcmXVmgZoanoZWfmlrbcZbamSanhnggihkaiUmkeYbaaucmfilfmvkbdYsbjne4dfclYhocbUgebdlZcghalceehZkmhsZanecUhfZYYkXqknVQfXZRYebjghnliYXbhfjqXamWmhhmhddVedNtpzoidUmTioiffcdkdmgfchdaZelVRaeiaaciRQnZZiXSmoXntcjkbkheiikeigkicniXWlZkaemdVsjSjXhhZVkkjaRfipfjafkamkmlghVqdXkgYbgbsWMhfdfqsWRmZdlhoRZiaoceiWjXgtVgVXbjZoadbficZfocWdiWTXmkjWpWiWnVZmhaXjscrSaVZiWkkeYhgngUZlkkdbjaVjlXqUmeYdlegRZkjnqndmUlblemqZkiTaSgeoYZcpoaZYgYkfkhasdefiqZrgocqUpqwhebbkZXpRoZZZodgRWtdZlXbXbjxkSuYfTomvvTdaftehjbepaughXlYdiRadlaseZshdkmlvcZjhWapiggcTahpklinMfdlqdgkukWrlVdVgRhShdVXUmkggicWjmdZddafUbdnYjhZcdWXpZkinhVeTYendnhmbiigZcoeofZeZqcgVolnuehXlaTohQkpUfaXmkfcapjallmbSgpdYbWWcbokbUmRegqqblWblgrWhmXdfjZfagfaftcbnjemVeiZggjXhYhmgjjXfjjnefZYkSkchchcednidhednikeeXhdfopeoiZeUnYbwllfnUgYdpipejfhUahipjlkeddZdgdkcXecbfZlfemcYVfaegSbfdkiYcibgZZYajqndTiaeigxUiTZcakhQYamUdTUXgqgVchUZWojllgdjjqZkfgXlmhfWlcksYmVZccckbmZhjgdnmigcfhjkvZZpiapaaSpniWekkeXbhepkghYckndqfmeghmYhZgYifkWdfkRbgWhfhclnXYWsfieaefXiWgpmwhhlmldognhoYQZjimkbjgipllvZZZewcqeZggcdRiiqgiqamRhgmkYggjiZhlhXdRbkkViVkiYmUfkVYZThphbWmhifhjYigocdbecehlcgcgbhlkhjgWediqjikYidcZdlfqZTtgaVXchukvjVagdmbjdsecWWckkgoRppmvoYdkkmcmajbfccXfibdchdTfXVefjjgijXnhjXficsclkpkiarXjfdYoawfktqhUlSofiSZlucUfZlcmdVkfTjfgPTajelkKSYZXneeeigdcbbmZgkcefdjiqgapjllgengbjihchpmcfkailfkZqkejgnogifWVbjcdoaketafrheiblfdhlgPjseoWetbhdQUifjYfkeaelgqbbVnUbnbhVYgZudrcihdhgjolfWcmoYgZikgeTimeWjbesjalTUkepSWgnhdfagqssrpQVcqblRlebXjWVVaUkfZinmsbggkYdiggdeimmVYjiZiXgRjfWiShgdigdhicbkhmjYngdgcedicchfifhZejlgZdYhgangjceihhlgaeccjZehecgcjbciTijZpYlSUWZtnylPbjmfnXVdYblXcvnkeZvsvhhlZwmgeamlbpWbkgrhkddppngYblffVrYkiqlfXiiqmchsZopfchjmYefucZdcSmdeXorZoYXlnczSlqhcnYlaYTkYgjdbRedTnVddTaYgTkemjkZecZmcWYfjpcngifrjneakkZlglWYeffglZijdfcjkbesnfWmSalrpcflXhUlUejYiehaUgTaaVmlVfiSdlXlfsihVfWdeZgUclVicbcfVYfUdYdnpZnklUjhcfjmhmjVkcglolknbVcheabRdijgdimliQdQbfXcZZkncajcWZroYgPZdcVjfceessSifeXkjVkXVpgZeegZgfhZbfkWeefSecgWeeZdboRSOadagXabXVeVnZYkWmbjljfZjlllicdeghkjUlfjfobldXdiesXbmbVbfWgriWmUYcLStpXglfhihbiVsfRighdVckXqaZcPihqkUkQNaYlppXobgXZagmchiaTcVZpYjgiZjbgisknfmfsknVVZjiVdXambkUhoepabmlhnfjpbmgaUcjVnXleYnXkpZcdfoVwqlYkfqTcliqYaTgWkZXmTPcUVdgfjqVgbUXhdlckYYsZSWeZalmmbconqgRjnYRcedrUZkUlmilYRfmZXnbUbXZsjsdbafXjZfhZjehnaqiibaPZQhmjlsxZhbagXkhXjcllUiObqbgUUgbYbZcoaoXshddiglnhgjlppomobfgWdVfijmceTnskrbefqdebZmqnsufZhekachWdgfeiQdXdkjegQpliaffdUfoZTUhaRbZZeVUgomsnghabcdehXcrakckilflddeojniiibhcebqgncdhgZnagkelYfeYdhgckfidXYZbfhjjZbcpecXgihafgibjddZkdgdhaYhqiofgkQokecgdVrckcchdegmbkZfdidcdgygkgndoNYchmlcfmUQcVjoXfnXnXgx2qnvfSXXep1jkLTjtrbcgZyZdpnXmgWcZpZkhrXdhacgiicioUXVYinlaeUjZnkdXgjdjpkdTemiYdhXmnmnldbbcjhbdelajeUliffheqfVihcdadjbwmbdPhlndfkkvOhjRfceksYMkfXTaUiUkpbeigdMYbkRpdQwcjaYapjYZbbmrhnkahcVmXWqreeRocqYppfaiVkorbgVhfjmdkQbqdafkSiYYhhfXwisSaOwwSgktmdShTXkqRVXdeZVdidoXcrfmlgeegffTooghWhYghfaYWcalgjnYXlxQejjmlecTgcjZodikchWlhcchkZflYSfcnjgXeYlmZjhXZnpcokfgXiYfqVhfmhjglfejhdhgnblciVecckqcloghYhpoVibbaUZehZZhNiclUdedhealgVejihgbfdhldbnjfegcZejgddijgajicZkedfghnghdebfafelYlakXhaabYjoggedbghgmZhacVQYgdZdfZflibmjbgZZxgcdyVilsUWhiqoRXialaZXbOtg3fcXjWcUecnagamgmPQeZdubrlZWepSafxkgXd5YiccgnlnoTWqYcjfdjsXZriahOfkXfieZllsmmkgZZkepYdimaehVZpafogbTphkZfZbjhflogdfifjidTlonqUZmcfadeellchabejacVlemcjkgifXofblhklnbsceaksYmXtYZcVabhYfekhfjWhdYrckRvaqicbiZsuZicjagjikhjjgdZZhaheghhkbfmikkqpafbjceYicjdgagbijfZUakijWTdXegbcehkhbZnjYZhbgnkfjeajdZpgZgcUodpeibefjgiefajkZhilYcefbfhikhhgbidigkjgjfjglejdihfcjahbleWZUqpfkboYoihXUemkiiblkkjjXbYcZgUtnWUkbjnjkbYmljcdXheiZkbZYmaVSgfgWYdkilfohaipaZdbgeWmWUjZaRliYdhfdndeeaWjcekgmjjbaZmqlilhXZVhlpceWkolbgckkgkcdfdZgbkheflfhedfiggaffgjjcdabigdjedjehcZchajhiemcWbZZaXZrejYchLhWUmjjeoujepeVWkeejjpdNpgWrkcZolhWhmaQfwdkngeeeZoYfohZaVdtjoieVblibeocUmbfiZifaUgujnUZfjWimpkbjceelnVhhXfkUXliibigaddYbecbicheldddjfbwfiofbsgYmamdejhiedhkkbigcdeVdhmfjXagdiVdrkSkfXZgfcbdbakieafmXbimVpjlfZffojfkkpaaechjcgiVlebdiacYQZtnrnVsQjWfTheXjaqaaXlcgZiTcklfjZemsopnjeleocQhWQmckdcXQvYfSYrkwdeefOlnpqfdenYdluahZmfrYqpgdZOdWXbooXgoWWgcqqdoYnphdoiWmZYfbhnhUbxSfihlhpthcixekftbkwThhRdqQceXPlihjheeRongfakgVkilfgZkpdbbgjRZfhcPWhbfacZlprhaUZhfZgianSgYVSjsjToPefkeafhlZjmYUZQZdpZkejbXYkpdlmhadScmkteUildfZojwlfWjmlmXbjoZfebWgdWfjdqmlVdZjcickfUkaomptjdefccnbiVgihlbelXngcggWmgZgPeWhrlranmlohvalUjadolcYWkTlffZlYWYgbrXbcpWWjgjhrjnoScaaTbZdocnjWdkQSepsPdkagcnhlmkirtleeYgmehVoPfWehbhbddjhdgjaoXamigYYmWkdebWjnSjopckfYWYiViZrSmhRjdftZdgjYogidTfwUVohlajVWnYWjYYZeVnpZbmXWkdjkmirhgmZalqemnVcReiWSqZdRnccZVVdlneeabRYajprkecThihVaigoqydboWfsnmmpxpUcrYlkiYZdfifehjYjeSZsXXpgZYZaoefcmkhhYVZVgdbggacakiccQcjdtRjgxXtaxklUiprnZhWqjaxgeWpbljbsdjYSdihiclboXZJtnfijbmiakibjlmkbkiiXfrjjkYbcYencmfjggbhamjhikfedmRQLTlfqakgfrTjhlbmedsVjkhkgpfWQhvbfapiNoofreaklshihkjoTTdTmbUdahecVYbXkbZPgSKwlZXUfcTqxbXuhddalsruYUkQTfdhdYoZadbhqdVcWqqjkkcchmXoghjiijiVhngkkmxYmmSaorUXgfoMqcxbluhtYckmWhihsWXrbjehlXoPjTcfbXbhdeilgVXnfilWrfaUasuhaggogfmeflgUZomcadVtnYTacdXfcjsofRkSaogWqdgVdijpeiWbmWnlgaUYSRejfbgaYdYaktZTZwcndZdbfcUjcKTZesgRneeijipWPXtNZRdiXZZZochZagybXmUWnpWaeXbnnqXgrjeRZefjekmVYqpbWVgjXNpgfgWjuaoadncejhgYjVjagXaeqddbppowfhlfWszdgocgVdcOjVhkcqmRRiPfrdsjRggZcfrhoajxNgtmnwyScIjsvawWmczKjYchYaYkjeaYhaVbfbXrlljhTlqViaedZSaghblXdXbjmhVpXhcfbcfqlhRQcfSYankvQebaf0dWqZlcUSdckaoTNbXlbaaVoaqagcbhgrcgflZUiUmWlckauncfjbciemjgckubgUTcNYajXRndkhmmohXaffYZgagPqigUjmjfjYccmXjmhknecabghgjfTrWlWgVitpdoZjjchWdefZbZbekinVghigobdbgbincZYiYljgrZWYYcXogjhpmpfabnibgkaahfgfndjfsVhRhgmgpcgeamnZmcaXeXWeNtppZpfsdPgSrgdojsgdgkokpbgWdhpZlXSgdannchadmdjYlWYgcdnZjkblkcbnmcZjahecclikjhbmajceddcfldZhgcfbeogfDpYZibsalMkjjlshhqkibXmmZZtiYnZocskgWZlokdpeaXeWSclWfdkneccgjZnWefedXgliddfaaogZbdbgioYggZgefXcfYibpZehWhXfmilgikfhglekfYaYhhhQYiVtlkgmgjaccZfufRXjdWZbixnoadcZaWrWbfefbsihZfbdlaQZffthgiefiSdeoYqkgcihekVhlmkoahmffvdiVWWmkqeaYbZicljZImjpNVebYOugiiXediXafiWeridlabllhohfsWbhgjpPcdkfpZffambVbmfQhqkqScggomhfgljepkgkjWXedhshRRfbkkXrWghoebcdcgmiahblijVXYfdialYefaikiZngZRhobWdYmcTZnhgqXdolvopUWxURnfbaafftpqYkeYepeatofiwiiZafdtjebeckzbkenVWmWeifSgeotWfTWWhUWaekbeYVVZlihjdPPiWigZVbamtnakoVYbbsYiXmYroiknrqmlViTebpchajZUocdXSlqehnWgrargoVUqbctjioZUkhrmSeieanYQokkbnnnmaedookeqgfmhdfcdcohfdcakffpZlShlgcjgZecisZnaZYihWnYkblbcqigkdfhgchafdYbdgqkYmbhdWZchdgYbgRZWjgXnScZmPraVgbrZbhpqdrlWjfTooVlaahTbnYirfYhaYXYpnXpXbcibKvVYcmkmZYdXSYlfknaikbnXnVhdrehagXcjgeYaciTmldUccgcpchyqZedmSojngVYZdVeTsOmsodddiTtkgggdheYqXcUrYdndXkisnVifsXKidbjiccZpYnilehmZclihZpneSgjTuVlkbZfPTgdbdaXlheecpYuopcusYvjnWVreYfUckkfWabUTmzXtXZQkbgcieZkmdgfcbaflhnddbdhaYakcejlijZjbaYiYifiighffssaaag0xPxpiXHWVoONXjgWnJUVb1j0mkdcUpfhonfvqpbWqldfjihVgkZdbfbZjiTeadVtwgkcVUehmjnhenslykbbgWhvhfjefehgdfdjfiffeiehddgfcdfgfdbhegffgeghdicdebchgbcuocsbYgmmXgoWglqocfVZYrfllXTjcdNYgUgVYfbdcYmPLbaPhfffmvUrlrblZVchrgrrsejiiQakfWamlgSlhcrocbWkiYghoVTfjlmgSqixehawkYvgUZeTaegvhcRjWgYnVmoginkwZdWjYkbTmocnRjcanffoskodjgenqagbldgfpXUiZcrjjbhgSXfbkXhfjgkmahljrmggeWoRXZWpmmUejimVfjaiSemeqrYgPkjmhjfagjukfpUbclbngjlbmZRSXhSmWkijjrgubbtG1pRkbfflQchpiXkUfbagblUjdXUTjbdkmchgxkXfYffZiXWioZdWbfWbsndYimhaZaXYieWSlijjihikUmcYZknjrOgihkdoSkllkhXccatXklbmakehUachgiXguijgfffcibUnkYkXlVefaeqZVjbXbhbamobrlddbdUbqpijfabehgfdhehSjlkYhcUlhbZdkhobheZfYpZdgiaejcgdfcbedgjfcamalghjhdhbeecckhlihkYPfsqwtqZYQiZdgcp3fUcapafgmfMZcljXcccUbnhuWgasRhdTfagjehZRicciiZdgYjmWgfqqhgecgadglsXdhngcjXdnZmWfjZMgXhmgWZghsXfjeiWhhpjgnmXcOlplkiWgoSiWXmjZfmhcnxgdeiSeVjZadferkeicldhjapjamneYcadYfdhXXdkaqhgedhhggiffgeegeggjhefehiccjhcchbghhifjeggjfghgkobbhdmjjkbXZjchiZqlSeeZpefnbhYfclkhgggyhlgdbVbfedfgogikdfcffffageedibfjZelbjbcajZfgZlgedfajYekjfkpkhSRmaXXipVWdialZfhShXthdYhmbjodscZYkednYbpldZfjesWZibZjljcehchZbggiiZghbfhaeWfVaXljVskZnbeiZdcrmmonchjZqokmbSegVrclikdaUYeafeliUiWZbiVfsUfjcZedgbRSVeiludchcqereMZbwlsVZgSeieiwwvcfmprioiimdruVdfmcjWTjVQbbrgfapmgXdqopoedOYpiknbddiljlkVSdjthgiWiZbTdsgnqrfkhaZfnYXZjYPffhgpSlbijxfnZsnYdqWkVjommraWhbgaZZmcsorcYlohZWbcegehfjslYYWkfnlVedomuijnbqihoRjhjTVeZpkYViPeebfmbikfeiZVZdtRtjZkfVdVwabknyqovcYZlShfcghZXhdkmaZoiYgnilehfonafafZbSQagYebYZbjmnXfcvigaalllXcfkZkdbVgYibabjocYfbggiidnZVcflclXXTTcUchioheiiaglflhgbabglktVejjnqkfWWeasaefjclVgikllbldZYbZjiihnjmdejbeZpdepdWWichnelUhfmcjjYdjoqWZVmQWjdusaTbdefacmXmnbkrgbZYrfiadSpfbhhUgllUYNcWemWnhfdhZmkhUdkqcXhpjfffvYmenkifXihabjXbeVbigXhpjdgyZidlinvTdgnbejhTkgjbWkmqfUVboicebZkiipefjgdchhlZgYlXblbikciiacddfkaacfkqXklihZgmhmXiliooMgqhpiuZTXklndYvafgaYejhfpZmeddhZiXcfiokhjZahmjlbjibclnXgcdfbdYieXSZgfWnbieTVjVfZcbhcoiagheiidegihbbfbifoehblXgdeYcambdihcidfeYliggmYhfhgipkfSOgqvUvRepXbUShwtfitcslXZlQkNjWZfblTLWdlmnlzOgjkdigdckdibgihfcgbediXbefbheZhgigcecldddmgfkieckkjgXhhngaecjdmlkbndcmnYbgdZhgkkYadgenhdgafmdjmfjVefhfUqegpckUTRorUaXlkbgbbtSjhoUhogdhcaVnjptbjfXfilUdleecZZeioffXflrhmZlgjYZhdUkblelldnZhcVeqciiekghjehdbWSnXnXlgrfeiihaeopfhgbidmcdjShdfUbjWfnYckhijimnhjlulWgXrgiUfWlpbQdZcSmfqlYQjUjYr1evilebkjdlgcierjbnpbgbgbqedbiegfeliZdhfakbZUdegeehengefnedgVelbnhjkXfiljmhfdeZdcbbhhjZighemhbecahhgjeokhPpglderfsnZWedZWtgXhqmaenTXftjhlmXmidepaVhfdszdSqnrrbrecckknVPctqeUNxhjkkqTTfwYNllaaSwQkUXUmljigafgghbhYQbZarisqVWQbhmTipVcnWhnlhWXpalnVcpkmbfRTchlegYebbddcgrjddoikkenejiblYknfhqcZZlmiccWbbddjkfjjhlhYkgghifeghkcdhaihdfedegfddfjhdgeghdbgbnnqapkYljojWhYXZfgjWZdYiodkeYmlqYlooaZjidpchoohkjmXVdimflmbXhidokrkbdaWnoVhidZfagkqZfgqhljecdoladXRehtoioVTjkSnegVrhorckfnrnpaXhjahcoZSahfflXijXemijehelhedbjZfagijiccecifiiifmbeldkmejfcZelienbScXjmphhWiVondmUnSavmqlslnjhjWYgbUqenXSmcmjUeVgcqicbfaohZrdgofWlemmmdYehlXcefagiVfdWjnkihanbespYZhckOchVUiisTZlQjWhrftYaiphfsfbTfYnUmabadQjdffnPcUcZkWaSbjgjihbhnkZjpdlkedTeefhgZdewjefkZplYjefmVliiZtklhcWZpWkoejhXTijgcjebeijiqkdjbdmsndZefUbsmnliVtgnhjjVgYjeRiffTVdfafcjcbWZuccWaWrhZhYjZifbnrjagcgfYhdbniQlYXifRkrYhWVPaiujXcecVfjljieTljhgikeRnbpbcsXomiidkVifiicdmliibWeUobcalYfZidmWdnaVpbYdpmrllcZTqdYkScrZWTVroffjUdikbdYhdmjZsadYXflkcecfUmmieZZflbkdlbjfdohcblYedkkeYfkZgdbkeidghbkfViWVlfohcWkXdSnZmbjbjcYbllfhYmVVcfnWhdiUXgWaahRZahicaadbfjdbgikljdkWmemageXeefgXhgnXaligedebgmjkpkjncbafbVajpbfWsqapVniengaVXjqebooYXkukSaXcgXrubakggbgkcmigcljijaRmrYjicmkakbdgoabhgcZXZXjmacWmegipWhsfUklfiVdXVeYjYdqdooeehbdVcqueXXgasQdMtXWoWkiVfSchWzdhfscgYUOogToYqZaYhflbWXQaenXibhoajiaebglhbgjocnTbqmcYfWdqTghTwlfgdXsVbbgUlcpXbYXcgXhWrTeocbZjdSiZafhfkacecccdcnhofkfnlaalfeg0fmhcgfPkZZUtgfqaYrmnVegQkfRgkglWunfogVUaghvSiWUpkjpQqUQmcjqjmkkbeigbhbeedgfTbasXindgmgiWalkZeakrddbZioclhfdZbwdhffjcciXUdgWahZftbZiaajbkuZgodcejgmahhihnoqcVThihcdZYhYbkZTkmeXmiiXoqgejhdcfZXgWgbjbpheYVXmkjcnhjbcobcecglhcfeXiVfdbgmhbnfadZckYkabdipeZkWZWVXgmonfdjZsmkllfonUeeVeifrhbdfdWPgnVUgZomejheZhigtrujhgYaglZjdftacrlaZaeclcZcTheRbXhcpYeSjllefjdVgwmjcgZepafXjqeYUfXldikkZihhjfnkndqYhifgSZniekiUZdbXjWbikbhhjbdZjZodiejainrhkgegnqildebjekUpffkZhiaogemhheWnusYWVbmidbYgYsqlrhfkcctlakcigjgkaqikhpiicajpfhmYicaacjjNZYXhpffhWWtLjqelckjgkfZhidkckffjZiebeZjjdcggccqiYmefdihgacidchngcefgWgWmbotjaiaceUvdflfWgpcheoeYVYYIXpjhVdfgSnhicjZYhnmjXjeYabcbgjWpmlgldekaoqjonbnYcmgoecfkmmYmjfjlohYXhkXgotgocgWbrYdhgdoZafebfchhkfkgiedgcYheqgbjenfYYTZVmknaWaWdgkjigjiaodfhegkkadfefggYZlfRirfjcehXkaXhmgoicYTogerViVfoYoTjYllmkcQTpaYRWcYZpYdgaUnlchbeelnnqVmThfeiiikVZWedfYblfcgkkmeaWkgZbXfcfaeceWfkdlldxaQYclktVhaUkPUdlLhunemYvkZZdvtJuXhmeicZUbigdfcZelipglfTpkUccqbZoieleVfdsfjdjWgcbkckrfZcWVi4tYqYmauxToVQedTfUjVVhhWldhJLkfbOpZgrxSqIsYPrqguhaZajkdibiZfebjecYegcbjYcliiscddkWbnaXhajdhVgZlpnaSgugUuuYkWennchbplVbUWRdrYchZRYYrUgRTXbuhUkokgUYXebUmqjbiRlaaaoladfqTiiaicotaVjZTaVdokoejTgmXibcYaegankfechhjcfhbheaqafbkfkdfdilhifaZfjakcflbbRlXceVtflexcmXalvpiWqcejfcXhsfbVwhZWUqmpigSiZlbbapuXhYnhggYYXtcidiwcnlbikacmfXpirjefenipncftfeipbnfUtdfkjnalmpkwbYciUaWbialgtikYadqbicabintTnavmWeWWZdcTmumPegUWknimtqLXYVsosghudYtZejcibreefijllnefdlZcmmYgcbhdfhginngcYkmhpimgoZgdiimldmeSihaifamldgheQoZgjtnvhjqShiVbiiSgSTxcdmhliZNlcdnjjQgpcnmVijZgeigukrfvVmjcTLapciqculYWiebdeTvSuWghabShahffWdjpdmibhnmgkkgoeYkZhfYflWdXtekZbZksbkhacleZjfosoWtnaegWWfghgbgffmhcllaehjckfiTZbcViTiaiagbYlkhcYfeccYajccffZjaeehijlnabbpagZhXficjXhcYZiaglobbcgcgecfiekbikeedeZljZakhiVegidZdidXadcodiaUedaUmqfegdcjZfjVgZcnageiaiZkfagliiYciecfkabejYblfcbfaocYYcVbOZZLagVdXPasilrujVijikejVadxoVffmUQjddlZaddbdbgjhhhachjdjekemggdefhiechfhfbjefnagijlspjkXVbYQpqdYSfkotbTpWdZUbiQtsklpgkdXtjwZRdnambRchtbkkliXfdnVhVojnmXxuWekflmhZSbioTpQVpZWTPrWXeeZXXhlnkYeQSnYhqYaqWpnhpmcmldUahqsncdkhikkeiecjqUmwfabVgZVZmjbomghMWfkyYhhdVPqrcoZsiXemoHyWgiaKadgabbaPpjxw7XrTNJNQsphknihlgvYajsKRvpbLdkdzofaXdTgkkmhddjReeimibouYeWiUfcmYSOkXvhpdZUnnqUihfnZeqcmjtioigsOldlVdapsSdZvnlhhaUkihqgyeiQhgtXiihoigbgfggdjfchjcggibebfijgfhefgfeefekdgfedlbbgimdhcdiljoeeVffgWdeifhXffmaXlZcdbjidldbclhdekrgkWYhngfckfhimfeknarYsdPlpmhVSdfgfYXmUhjrfrTnUiZujhgglwdXbbZfrepYabSbZmtvbQkllXjiWfkhbZOffSaOemZVklcTbndsbWiqhdbedafmajkesiUnlgfegjbneZXelakchZcnaonegZfWkkhfVgmgXbidbWkafgijhdnZcaYajjgmcehMYijfaXYmYnkigepfockekanabrdoabjWaXjVbWfalfqmlemZThoimcRexgTffkZTmekZjkVifnilOaagrdTlnkldkUhejbXkkXcXmdehbYledUXfrWddUhjfiljepggspRegjgiybRcpcmsXjgWdfkpfjXhbVhaRmikbXmhjccZYjXYbZcddqZZiVhTiWhibjYaegjmeuefUfaeldgmjbgcciclZgaahknigmoogjbhWeYleiedYbbebeaadsdaZnoniajifkeaWKbfljgPognmraWUricknfZZemskkhSubTVeobklmcYYqcYkfqdfbpmgWXofjhjkVYegbjXfkfkXdhfVVdmdmrqYoiWlnfjYbrioiZehcTZinhlpnmfXfeRdberWXharcRnnVQamfindmWZifecLYlLfZaifgglgcicghigiWbkYpieZVmecZWkakgdgjeZgermflblbldlinedhpfdcdZfaYojelgYmmqVqgedSXlmmnLbPjmdgfmrXehgchqfnZrnbwoNifihmgtiiQerfXiRcbhtgzexiVbXbkqoigkgdWqacfhYjYobkiYenicpqWcmYelnkjffbbfihbfiofaUYcicklhYfeciWUdabegnghbjseodjqkdfejcbfddeaYbcjdkcdfojfghikbcjmiZifbcZadakgfbgnVjVUmcdufdZesgfnd1SlxkWqdhlhnteqnSWskerborbQmeaobnlclfdWfbnfsafbbgnWqjgnfYkZpkldfXmqfVafXemhhWcXgccZgjqkZmXkkhiYjhZdoXcpXhkchmdfqhmapVlobrZlamghiYgYgUhgggZaeocebcehffZdfiYflfZWYkjaefcZoafjfaggihjakgYfeZgkjkdxjgZkfngocackrhThiOUihglXcWVrZlfniollnbswjhVPclQhTvaelYVYfebcndYfbfahfmoUsgaSQfircZbiiacWfZoqskqfcjqcdkagbnZaZjiUjXchcggRikfdibafafaWqhimXmSkWaXeneXlrhhhlcZbjjYiohcXpUpnfnimWbkpgqckhbqqZWfacgfhgohbabcialaddUZjmddkjtmclejdbXZkXaaVpddYlfgYTgZbhkQmoojolcZlyckoYmfSkisskahibabalglnZYdiWmbeYcYameaicghcWkamqchbfceamgdhZeeeYofedivsikqijbgVZiZXUpbYjcbVZaVrmnlcdlZrceoftigqOhhiQniigsbdenYbfiXgfrWmjhXZhRlWkoaqkhYslZyXmbjdriYVbkvebaXbsWgWWhsdZZPqlillfiZkVlcSlqbgtVVYXYkeihjfdjbgcgihbYkeWahYcldeWjdcfkfnfdhjfWdkgmfjYigjuidskRceSgphlmfMpahqeedkimZjgbfqafbfceVokihXfbuvkgYqjbcThjhnclmiTboiYbgkohUdmhghaUWbicachWnbcmppXbbRoocekkkrZmjljlackldlThfdabaYnjhohRiuavoaeaiYdefbjYYkmpilVradSYWnmVifvWnjqgYegcbildWZqlnomlagTfZjfoommgagWhsbkWaepUjVVloenjYbhQYWreZcdlYpUdogaYgjbjgehegWjgncegmXWcmbhqcioWcXpdkejijdeZaVkpdibnnefWdbeUffaebXZeafZVQZngclUmfYgZdTdioYffQfpZclgSUhnlmiXnOgdYqZjXtcmnbqblupmTdVhZelwbYavScfRblllPdbkoiinhYXcSRlhljaacUrpfitZXhYaojnpYhargnjmjebVbdmkggThpllcnjfkfbhrWkdVdhfhjeWYhefjiiTXcdagZXilXVafXlTlZZaaYdldicZlZUhojmnfYaklmmThmiUoidfldajbZheimchhoZgjdbbbinbcrjmmYbggbfXWgZinmgdlVnbcneavWcobSPfacgedcnlpYcfqakfaompidjnqcbkkdacVeWpdpXwNcYnflefchhggkmcoYffumgdWhZgjdcqieYihcVsqlgoYjocerepYlZctRpfkUXXXqVYcebhdbXQXtehphWjYdljedefbiggWaecfaiqihcTdZxfiaoqdegcikkslgfTqZcbeWYYWifnbfhbdfmsbReVZfdlbfUfgYUngmiOxhWccauVbnoUkhhkdhjYnWZbhVYfRdblhlnmPlahjfanofgmukjbffgeXdgtoRUhbYnsdXtakSRkgdemagSccVmZdkjTdgUsrrtqfTWctkukhUjclYhicanlchhbdgfjihkkbecfjbafhflbecjcjibecgceiccecdigejdiedgmllqdfaWWgdkbirvYWgakggjgeRboiioitVepjmhcWejdeaajbgjiccWacXlmadhfhXkhfkofgXcXilncbbgnjecaficldbllhlnlgcWajakXcfhahfjeaplfigcYlgiidafnUdXebchiieidfcdfdidbggfgfjgekfgcfdbdhfggegdgddffjfhghdghpWecYdmgpgaVhhfmbmhTjmXetWhmiSiOqnhXinqZqVZilqXSbWbmnhhehmmgXimeWSUmqbecfumujVdlcegilUceaqhefRegksnQaLiechcbnjijmfehccfVqdaYTqvscglXdopYpgRbhcZkdiefcldekmilbXZjlqddZjgbgVabYhoYeiZmjXjigghfVekfXXUndlqVefgkRdjVUaZpfdgdeiqnpaSQlVkRlRgauXZdgXedkhdlmSeZTdrlccrMeVkphxmUaXiUkibrdTmRTlSVYbckaiguallnaniheaddjceVdihdSogZSpcdefjbfhbYejkmXcdMmQTmfYahpihebjajcYjefcZaiYicejcfcgZfkbjhaWera1jbljUfbbeg0bbZmepYjilmskbVgUejXfchTjarWsbqXhenQijfjcfpiYZdhcVbeeWlfeeaedmddjYqeenoYnhcfblohcncfpceeelfZmvrgkcThVikbYieeaUqhcnchYZZfdhetjcZTfnnZkibnjYuccWglcjdYhXgbhidTWfgsZejnkcjiYaXrZgcfbXSljkfUdgokghgeebaicfjjbideedegjgcekiefhjieeYegeggdgbchdfeZZdhaZkbVcWdQehcobbpjdTVsjWfTblcdblPkhedkkdmbdibfieZaUakdmbkWibvqgiebViVXZehkYjTibSYlejQkjfrelmVWusPWQPWccvujPOolkTNfVmPdTWUbzwjanYbXemWUiZohuQXMkYYeclMWaoubbnggeWcjeaUaifYimalgccZlZckXfVrRhXLZaUknkfdvXTljaafecVnimfsnjdgmafgwijmjdOeleqTkdacitlvitlhpWhekkbQPceoWlhjfmSRpWfjjgVnaicggXsNkkdgkbemcSko0YppcsTkZlLlibdbkcabffYrnWafbofPZUmfoofqhdYnpjeYjlqhdlqVeUYYiidgdilgoccVdfdmkgXkbiilhUmnXebXntkieheTxkhithqZglWmgeeggYbuasZefjZmkddXZfijcijfbjhibddlkbhZmdijgvbUjeXemhfbhZeZbgachbbmljaVjcibYcNVrdpvNiUsesarjThfXUcXfqpbxoaogToPXkjvmcrXpblRWXh1bnkgpVWllqscZZhaYScjagqjirWWapeZeRVqhnajZSQrqrjmsjcoUkeTlnTppicnjlnrgVUhpfjZycRnmaplbOqjXrgbhXfhjhanmpZklnUZhZWrwbheTfgvvtylWQggumffgZlkXyqhroXYVilnndWXRdJZXiXUgZVXWojnbifkWXfsa0STrgMPdlmmdnVSbTqdcYYdWpbVWhbVWfePWsjkglYlYarfWnMiicdXgSdaeWjhkgjkdcicXjdZndaYudfseahTpqgekghhbaevjdWbuTRmagkTivnuIkkVTXVpsfUjmxknvRUSwPYl0TUalWrrSXvhfcbgYgjdchTVpVlenfgdgjqfoeffgYdjWnvNapglbZjWhmfqflhRcQTYnjhrfhSUNkRclZOx3ajYbfYx1qygXabj5pgyiXwipWlpoVZSjVrVeachfokdefvclbXgbdcratnhUcjwTafWtkQqdbZfxhfVkcjubpQUchKufkXphgUXdeJfqkYcgYXmjfrVjYenYstkloYkrRgcwRYbbnVVXrYohcbabnsmjoinSbogdoaktdZSUUYhffepifeiVWcddTZkloalcijrbdZbrcamfYRdqhpdoTfkPipHMUVzolQetdjrbciblunYuLhZeqqaYquZaydjQcevqqQhWjriZgUXgOkojkYfekVjbhabZfaUYpodgdNlZmkgdkTlcleTtRQnYYmalgTdZWpQmhjXmmRmquuuqUSUunsTtacllXZuTSphlbdagmgVljejYbhindmenlbfmkjmhacflikhkXeciinmddmnjXdkZgpcdaVcXUuZcYljpmWkmirmsbgXedmbdgWQlZbceXbfTnpgkupenZiakelhibbYXdgYobXTegeigdlJQgnafdUXlcXvfebwZsljpjkccOajdlfXQcfanaTmXboUnnenrPkpfehYbfeOclohcognaelmleehbXfdejnOWgXcenfdWShcacZdanbehffZYgcknZinjZambcqXbgKniYeeiolXmgdXiVdSZiiXTlSkcXmZhYeacoaVggcedVWllhidemcYlbdpbhpXXfeikWefbvgogilRWiikgpmkmfXdkYkWpekQXpfYjfdafhoVaekZjjnmaiPXcUibkXfbgYhfbXTilgjXkgdiisZYbkbdihnhlZcUgncLgcWuVZegbqrXabcckrvieiZooaSjddiTiUbXXnrhkXPqiTgcQgmmZlURuaYXnkdachjhbYbclgjifkTkhemrXYmlfjamiQeopfXfcXffYddgaqsZboktYYhYuQkhkuWXZngftijOVXdouRXhYYcjQcgVlmfTpcfXVWUideZVcbmbcjUjjakgYrfhOfyOhahbprRhWivmeYPbicTTfxjkbpYdmgdlcianjdelYVifoiaroTgklbqrXKuTmfxUoZPcnojfonjvdqdUeThUYZUahkpYgpTkXnpbTsYomtfjPtuagsksUnniwjkXlZYZWlyVeWbPbpjWSZqPPjecleSWlcVinhaglWdeYddkdiegiifhZUUjofXrYhhhdijfedkVpjaThRdhmdcmcZjbgbncYkbgafTlmTsahjXcmcfejaajkefgjagYhbbZflYfddeUmbhkpghblockgcgjpggildfZdklaaddRbceggdklhhjbhijfidojihdbjgfedaffacjaelbjjfeiggeiicdeggfigjcaeilcSbccnekZajnkbicZldiaagbYjZdaZjfaagUYggdnflndfZbpSZXXlmffZVeeedfcjXgbXkhmbYfaZafglkYmkhZgicmmYWYigdljaWkjhdcdbjXaYgggkqikigdshRfqokfodUgbhiZWTUwYWiOojfnjocqkleWdunaiZUeYmgnVnkjaqamUbqgakheaafgidXcccZekfhebiadnhljejhmhdmfldaiggmmjgeeecknajkabgkdmcmdildegldmdYdeajkhgefahbihiaigmfjhgbkfejngWZmjldjZXXhZnlkbjlXZYkihiXieqdZcbdhpdgckgdWbhUUqkbYfSSfkpiiffkcodbegjkaZXljcbfhYheadVigZTabbuWqsrndVWUYqZdbedoYdaZpkmrZVfgZfTihUchVbjbXjdnfjladdghVhffccblpiflnVoipbcfemlqohpeThogcgXidpLiYcZgjhZfiZifadecjjcknYlgkmmkchXehfhmbfcgdheaceXWbciRYqnYhWPjfqYfdjjjssqtmlenQdWmnrXYjallUZSndZqZhdiZkXgjhUqiokafeYqgpaYeekikYmhWVZYfjdPWnZtXUsdfRQlqkpZWfQdYerafWoqllXghqnwpQScdZrRqWSfiqdZZUnbmgeaeaelgoPckhdgeesYgedfkTihddpjZmcfhlnXlXalghdVmldukNqIXMTebblaXZXobVekppVVbedibXnSfXpioaTFZYZqlUjaZgYltaqdheboqiheijmldWbZYjcxesknWrcpflqimsenfKZWbVhiPwVVwgjifXkkqTdnblhqjVVeYicnriScpiojbldcqYWgebchdeiXabedqbhmkYYdXkesbUdeihRZjfTokbnneeouSVXolqrfibXljmpflXjqribiVyhjnbVWkVgXlZeXchkWeVgXWWmfjTecbdfadfqpggjbpbiZXogggjckWfmjabofUqaegiWlefeYiljabjclfjhdiXbmmfbicihhhadkagfcgccYdmiXfljeajkihmfhgcohlngfneafhgegYjeahffibdblffghUkbXehgVfSQrkjxraraTSirgcYjgpLeaWssrkQRXwTYRtRVsjaXiVSlbdmfbcnYajeeiicbfcfdcXmYhfhebfgajbcbhVbddjgggiZmbdaaiZbjdeZbccaidfjichdaghdjikabamiicnYijYcZciZikedaflcbfrmfdfcabikcedikjqduhfTiRjplfgkbfgchnjkpjcoodeVkghnjnkhikgaYWZWdWjibjXfggnkichgjWWkeZqmOebmnetaaYgqlrmmVZkgaeXfkZjYYXXkogXnhVRplfdehYmgXkVYmidngSdXkjZVkpkbehbafSUmdfcjeidVXddaloUmhhZmbeaWdifkedlfhgZgcjdjZdjcjfbcdhZhcaijefbhdfZlgiieedRcfYnXadfVfiachisjfPgfhgejdnZlfdcnvSfYrpsjbgfkZjnUailgjenlZacaebibiWimglodelqQbdkjcdhedkidglecggfYRGjYYQqeYSrjamRqzdkWN1pfopbVWofqQqddfVumgtgnzljbonbfZbVbkpbaaUfWbhowUbdmcgpgpRjaXqsabhrXdckcZaYVVkZdtldidedihghedeieSgmffiiVXbcheXsjXgmZecZVfgYlffqlaVZqgsVueehbVpmrcbeckVicXcVbaUmfbdgYigeggilfmbgSZXagjlchfkagXfcbiebibTWonkblmkainhbiaagnZqgUXXeYqfodgZXlZejihbjejinlbocYUckmnSgZgTbWhPnZVVZcYTiYpghXoVVggjZqfeoZlficZUnkdVrpddSnaYacbUkdQedUhjZrihlcXYlXrjipgUbcjbYhcjXfehhqpgjksyTqdgbdcjgpkbkfdlaiqhflYVfcaddgfljXacWieichhfeegglfkaiifkqcdXcWcVYnfgYmcjQYbunOQpvigldbZopWidabidkpgbfknlpTchlTOQYahpUUSeiecrmryjpiglgippVgfpjXSlZmonoqxqugbjTbiinVQXhabidmtWWbOlzilsaWhadwmajgqfrXYfjeiMieaWcalgebnaZficZfaknXecggkglYXfighejdXqWahhcbdhlbccalkledcZibigljihflZkhhjhgagkjjlirWbnmcghbaggkegbiiZQWqblZnidweSsgsjirkTXYUeYegemgdlnZptWbentTLaXWlllcnVRhahpwlrcjebndmirgXWSctidrbbsuZgkZceoWenxrLNRvMkjURXmvtSYYpgdbXVbbumhdlZkZbujTkPUsbLmVpofYcVqhkaUvZeivrrVQtpbrWMcNgteXwtbYosthsgRmkboeVYcibkjwlfVlgakhqiUhkgpmeWmWYdbhqrqbYnohiudjmggYjfjgkZbbahniWbacgefZmcjcodhcbnghYgghUfgegdadSngcYbefaeblhblgdglrqcihsflpeZoighgjvmgjfaehgrYmhfdcjhioMTZhTonXvTXYlSdncPgkWWeWoadkYfPUjmccpUnpkmfchefbdrkdhjjYXdhfdmVgljXdZWdhhehcljRehmnllhWnlbSffkqeRZaZZbYbeisuudSfdpZtfgjacnann0eVYwaikebhhUsjZihVWRhagovSmcgXdVlqeggmplejgkZdVpkkVYdbbqkibZlnsqOlXPemXnrskYlucfkUjVaZYcfRsopxkSgSYngeuVjoqfedkjececekgljcicehheddgZZdbjadfgidjajagdmdjcjhhgWXhbkdcnhfgqfgjbcdiZdcpfbmbXbcYdhkpeffnYkgZhXnlehjeYkZUmWleiUbXoeZbnWiieohcmlhfVllimijWbmoYegWeWgfgpZWleellgpafglhZimndnedldkkbedihljkfekikrhdrkbjafYeasmTjihjcjZlSsoejoRjoklmWcZmblOddRjfRWegumbXrpTbgVgfdeZtcgdehwXVklabVVPXrrebpedXmojgefbhqiafeqkqXeVKeqghsnhnalolehXgYYagejkpaiYXYgSgdafedQcsUilWSPSmjsdWjRsomWnqcuafaZdnfqphecpfiiiddtehqZiYfgmXfVpkXdipPYNx1ghSvlck0ZmUpoZRpyXlenqMWYblZkNoXdlbnheoaYZaMlZkemWainklltqebiiZlrlcZamXehjZXnkndftfkUcod6eThOjjmVkVMqheaXodggkodYphcjnVYxfchjffchgefihdffeehhcbgiffggdeeiifaheiehhjfjdegfefggibpdRabYkcdanqrWtqWmrelZWXZShYivrbYNXdfdVqbdmhZieuejqlnVgxPUamKcudjnMQiVecTqlawxbinTkbRndjdRdaZXfigiXYiYdhdenfYngvgicgqnhhmjdVoijckqkmdoyebigYlZrbVbrWpnbmbZqfYjcublgkudefsmvmcTbbfviuMXmYVlZjaVdiTVahpegSpZedWferVWlrdoreomhfeOiiaWnrVQkjormXmmkldmfeldhqVfgkZbajlmiZradejcbahamVcnifjaldffojhoimabVfkdJkqkYcfahWhmNdUSkmgivbcgXefjopUmmthdeaeezrYTecWpoVcmVYpZeaUYnmRanorjkmQYprZUYoYVatUagWYdkegqniigciWkSlakgriiWZcjWgVXhQgpnpugeWherUigfmcapplgZjdZdjYZYhbapccldchZkhXmbbjljZjeaXZgkjaZfeemfgjmdWUjlVekpeZtbjrilVhlVcfbgambkYivLdlXgZigcsmagbegbjfgwbomcficlnhlbbVgdZcamahgaheakegZglnemjnhZmedZmfebpajWqfVpoqkfbddljUdgWbdnioVgcglXhdfdmpehRgZlqWNWXnbythcTJTt1dhXqVkknWpQuMeqmbiLfmrgOyathngpWfcRdbfqxndYdPRgrihbeYedjYqhtTUiofohYfkgUnijlhjnqeWOVZilqfTWWRcrxTqhRVVanajZwgbeajaXqbglXojbTmfenmhjcrmknlYeXjnaZZlgZnhWhifdlbejkjgUiValVjjmebeilpkeeqdmkdjkWkZjfehfZjdbYheUlfgmZdkjqgWeSmmrjbnfqkptrkZoojhcalkkVYndWfhVffhYhYgiThegqZVhPjctebkYcepghnbgprQbZfkXfjkbehaeZjnfnZjlgojdTbeYfghmZdacobkgbikZkbZheelpqcaVvUkhmkVXZhiYmdfjfiglZeXpkjRahjdcjfeiqSjlbaadzrZchfznqqfdpnNmliabeemVlYYvndWhfnQbdaWhiZhlhhddjlodqajkmZeagknVsVghlfpalvXjosnslRVageTcgplmddgUkitfYYnqcoiskmcmfiogkYlfqfSSbWskmguoplbrnfZTYjoNfTarbWYVQPrdpWdhdcmgfSgSVcdZcSgUWdmqephgiXWanekbgjjjgdfhimcaopmiiflhmnjnhhoYnoWfqphqUpThaTRnRSXfthflmleplhlbwgZ8tmodiTZXgfOclfXaqnfjjnTaSUXnZlXhunMmmlohogjcgjZneiYifalYgROiidjmsbNdakdoocZVeXpiWUjeZjUaaZjcqcuoZbfhlgafTymbVpggciTbUZdfjdpYehXZieZYXhhckcokljbjWdgklajinlhYZgUgmZYdaakwbbngcXYfrsldqshVdlaWgjtipmYSfrYrUlcUsiYbzUffsTZsUZVferfZ2eVqinfRajakjeisrghVdacnKWeYlqfifrdchoZWfeYnhuhmVTfdghcctXegbZnjYegphdgdaefrkhaddfjddilVbimiiZcmcjcdpdjknkYbXgdbdgLhbqjchZYhchYkfWVWYZomjVqWpjdidbgdZebficnYZlcZXZknfjhhhmsZojbdjdTVTrhjjeehcVkacjnbZgiaxoihjpiibmietWXkbkXRimhmfPdcjgxqRdqYnikiafdjdxbpajRbdcnghYlhekWsmxyfWccakjbYRgZooZvffhiUomklcamgaepcmnWmofemwdshjWdnophcggbjnUblalsqcLcboxSbfhrpZqpajpbhipRfmYmQURcV3efbxfYbbSWRcdfsdfcaofidlYbadVhpTkabebYXcbhbeYWjlkpnohlahRVnSdYfibZYglXmlhdfOinndlVeobagdZcUdbdTlTScnMWfRQhgSgbhojgjktpfZsbjeeVZen2ZOhoYedhildYVrYdaSQdhjbsaffbdhbeYdndjatrimihdhhapjqcaYldtmhllYZcQhjZreacYqenbZafRofbqdapoipjjelbxgmXYZdnbZcScVVmhYdhoZxZZoZZZfltWgYplSagjopodvmQqQebdyQodcpXkgfiYblhfWohejkmXUeUXnjimjjggipdpcncjgcRWiefcZlVZXmqqYiejiTjgngibdcThhZUjPbaSRiilxeQVqVlUjjkYXikVmnqkKWcgqGocUlkikXNiZgKlNUedSZmhhgOMeXppeedSzVtWsbXbgdfmldkpYfjiQZecajcmYkogSkhchcckXhmXlXfgdeUckithSheeXkfkaj3celccacjVgqedtpdqaiVrWaclReVfemeVQktlcgnjchRidfkZisiXdhhjefbOcomqaiXpaahjVTbrbigRWwlnadSFpTeWfmhjyqlWkUdabTikvSinvdgswcildlxVinpaWxjeeZPWcRWfWYaipgboffPWhcighZmkeWZdnZZuViiahamXgWljiUnhribfkmhgeeTcscnngajginhUckPVWaeSngkqSkZgbkffZjYYgTjpglqgbghfdldYkYmpgZhiegfblYdcfhoXfbaegYkcgvvcUZfUtlbqUykgSgoOfUecemfpcalqqkfZbcTcrVjOYkjqinttedPfatgbaxdjWfgXaaffVupskffoveYYedPVjfZOPqvraXfujXRfcfcdooXaegPseXcZdYohzUapOajnoVZgpdYdXVcbafWhbYklfchhcadXilhmVlgiZmYfjchiWghYkOgnhlVZemZlZbYbcpXdmbbbpaoUScikVZXeghnbjuYjaijsicgamiqZkooeWcPpcfjbvRfleUiYinwiovdjflWcqmpqojborlofUkaXwuUdaKdnswecWZipnUgpfpXYbrpovoSVdpildfWxavgjYXqngaVfgdceSjghcehqlebZqlfYgakoknbZgqgWtdXdmzganZYabmqaceagpndqxZadacgMjcnjZOnfgtjhpnVbpulcmUeemfeZiofeabWZniZhbmYYYuvlZTUmvbhVgenWebofkbjmnVc0WkrhkdiqdXabhyZecndfrUcgldmdmhdqdYihiooPpdjZkodeilfiqafdhTpcijlYZlmnkikoddkahpconncicjigoejnchajnhknghafhccgqfhYYljnomqofbdWhocpphWePjqnicglZpUggirkWoWrcneZXgghbpkhqrmrRarcVeRdjelwemlbgXkpcdTYprnbRifjhVVdpiTYRiZblstgbTnfevcsnNaokWiqjcekWWoYnjmnVmZnCSjXogvTbwRltsqkZi2fsgVwiXazrbqd+avSlhpintkkqkngXdSSbYcTkleglcfhmaXVnfWimUsnSVmgjeqlZcckenlnYophRYgbTamnjXebnnjadbzsLeRXealogggchWnhnaZkkppWYnbbOhWpZkiXcUrUkbfhkdbalqbnpXSZinnxWcYkprdvcjZoWjccnboYunQYWmcflzlnYebrjeaesRlXhZqgYjnohpqgUgz5feeflcogprrckhknVVYaljvYimlkanVbjZcTslhRVhggjhaeYkbUjZfnnZgjbfsuWTPrrgYbahqemkfWQeRaOhYbMpfllShwenfWgRbxlVphRUcmbaXjjsVgbwgdnoTddaggTmWaofZpebeekdYfXcUeTnikiUdafogR2jb0hencjfiXmkRoheichaolfjYrfjdbjXaieecfddZehYdfckcfjohihYabailkahbhfjckldhddfahpSMnnVMcbZbqhaiUUmUlWanWmiehVjbjOfgljSWfjYgLiMpakqkobsqdorhXbkepcakkhfQmslTlmZYcchbMhgKlQpcWTkkjfPYgTVcNchUdbYVfjlkVkqhgjpkkgmnnkhSfonboQaSdaPRcesgmlqoejlfoacmkXfhhqdahkchRmPfcehhMgjfqRtmbmYphdhkkkncbgoWVaWpdZUlobZkZafeqlafdeiiViWbcamiWkiZRggbhlTrZYVbpNaZrfkVYloljjdXfYdWdeoXTbqTkfRbinSbUTUQUWQnSjclkcXckqnYfpolokWdcZbahWmdZllmlbcbriYhUksPqgOfebUpjbVhjnhVhcmlkYdYgWfSSXaqWTddVTeciilfbhcgbLdsblUabUWfjmYjblwjeojWhacgwpoOdjpktYbXkctfkcTZfeXOkjWdiVfejlhVffegVkXhcrafwUZgrgbnYcbbtoddgbncccWlkjgjgecWlmnejhgcenViSljXfffZdfqijaYhhjjkmYbYdckfiRibihXezkeYYZyUpogjWrpipfTfdXlkUfmkijdelhckjTcfieeneZbgrVjcYahbbWckVokqlVggmktrXYpkYkVpYidiaYmphrdbZQacdnkvpgqhjjqbhdlhmchbZslknVpblhXflfpUaRjmqyVtdWobQshmedelYmfhdbXWoPibUormoXpNkNfaedPPWdJnaaZknkaUeuqiaggfobcccdhWMidZZSojYoYbmdlnTVmdlTcibuQgVYfXgekYcnrfjgZYjWcfiVqVmjrWZSYelneeiiefcrSalhojjfmflkabfVUWfdajbmafdeYnccdfjrhlhfkegXeQRSbwYUfXjYQYnfeZYkwcmhcZoZWpmkfggWceXoengiWhilbjmlpYaikUfechdgaegabhZeohYddctTmYblUnmacZdbufbcgYaaedgecVZfMqaWfbiddhocTrmlckypgfpiYtZmbgmWbdXcnZkSNnmdaombZVikniWdfhjhibbkddVglbcalkagWUghelennhndpaZbkYefmlfSkkfVXZjokopldldWlYSpZefgfSJWtkaRVcrUZcbZbZeiYabfnVhelYieZggqocnVgbfgpdakbhXclhhXtPUURbufZjgijcbeWMWcddOZPkeidiknNjsnftaWmlivcipZYaXchdgmZfcnjcThiolSdifdepqgabZchlgnTfehlddenXdjkSaeeZkcOXkUXOgnmXfshkhiZhcmhddbhdfwbaofjVinmUPWIWqvRdOWXhrlLbgYvOQmoq11neiVhgpUnUZSmbhtafcbopnmWVgZkSeWmTWtljcnZggfjVneUnppspkagWbtnodZpYdUfqmtVapfqdrXqTTmruXqftsVqShdYeioiloQkWRvtepftZsRuifjXXfUZZoYYVWYemipZekzsieaZXcrblu0kfUqckwOgoppuovZeWZYeefgpcZwdsUdVnsSkUYSVnsmRjnbWvtWMTanoyXkdVkiadcnihWWgXndkolYedlkbjglfhaeijmkhfiigenafjiepaaUeLpdPgmYaekkMggTkUXaodaeecbfepdcajYjhjWegrYzalZepilbemcjjmibgajalncjehghpiffWcgijclebfYRZehfpZcjhjVjgbaYmabWwblYXngpqbceQlhZUgxdbblhnmcXjcueacigeYafXigkdigfaakokYWbcilgchXgjXTeiacbhcblkgjmjdhctcVqWefpalgmvggdjeZgUeklYmjgoddjcmhenqfkcmibdfYk1nmWqkwlhuaPrwlTTikXdePrchZVep2UsidrZLeMpkfeikkYimSiasloimXhmWghZqfieVjgYkikebeoZXfnkpYYnZrhdUVdkdlYhibgesYbcgncgZXlxcifdZXSatdlbXiZwbZghendUohdfraPQkpvjfVfkbbjewhabbVafjjfagZQOdffhqZahcfekjoZXYkYXjVZmdbhmokXcerjugYZaeobNrthaXumifhSZnhWqmbcKTsdXSTiWQVfRoffVilughkjZedxoqqRYjxueecWoalokkimVchdhpsnQbbOViZnTjmNkaecdfQipJmTmhUyiTfXsiZgXYllVYetbohUsVpbeqhVfvkZpadZZhmmXpxibkalT2dVtYblWicelfdambepcfXYXcipbbofgchhXkZdhgmVXmbkegierfoolabousZmkfXOmedgoWyQMZajhYjwZhaeagbYZbnfbiUhlgynrbUchpnVchmjQXhYeYaweTgsgliYbgUugMnmpXhenkYdOSruRTW2lnmqdvYnWhtLZbrakqYfgwxotTXWmjdevUVvkedcZTfwiadjZgkZiUZaYUhiihgoceujYndUVifmgQmhrhlajkhaVcjmfffnYkqjrUZWiogdmcrwZephcgkggbbjqRccooYZcRdUbXnficYcvcnjjrpdXqYeYniVVYqfkbYeUaSzgonmbgghgkiWotYkvcneYVXrWsrcmyhsfXnhieXcZYclpfcmgmPmdkVfmYuflndhSaWibenoZnVSaptURQngwfXYksvgvUaZcXTkrTNcgjYeaUVgTNPffThYaomZXgfbPgYlseYjuoluhPdbjbdomYNdggfcdTkfbYdpniemtYjcZqhkcmnoabVeglhkpRfZkdVlgamdpjXagppeckpieaZhidkknrXpgYewfajaYRnfUpaepqcfUpklhXUXhnalVaZgjdcgXrYpibpVeeddjqTcaoqgfekVZjiamoUagicneVhjaeelhmllrZnakaUWZgnoTepdgfUVhaVjbbdjfpccXTkRrbZkdgbUrfcbpgkfbYaZSrdZXfghdaaaQehjZlnkhfqfdjcUiijmiebpkZXdUbalmhqXoWbeglYjXthmimigYZriiamhgnWmPPZgeoZsoejTafgeUSmghZlgVasJagYfnekhaOiSprbfRRVSUXailZicqXaRfmlvcuYjknUphghbXifvaocsmehnYnViolgkmbrdanajcifccmhbTpkddYfficrSffYVjiYZgUebnjViedqRccaealejbwhbvYegieffnekbcepZjVTkflZaegmTVhcjartPrhlWsqrnYSWojeiZsaYScfqpWnfepVaQbkkkepnhXofkqeobsdwUeVXnokkZecYaUpdRafbegYZfojVpkRSicejgfQcgolgTcbfg2imhhFVhiVmYbghjVeZhXbbfqZteWjojwlvcYssuYWLjpfemlkc0hf2vXZxeQjfWZURvkVrXjcdWsXfd0UnVfrZhhETVTURtgZXjjWMakdhtVacOjbjsUldjZliqUiTkjmcUlWjzmwkYeVoaccWZbfiahfVYmjZfcotVfVXrqSknUdWYdoyceogarUdZbsdpkYaekWXcXiWbYlhbaZeelfdiicncabcemZffaecagmVeaecnZgbdipiWpcUagaZihklTZahkdajmcjYcoriecemlmfXXkeZraaZaoZUhafcnawcbTdcsqYcpdmnkbkYTnhwjfUenjtjVisYiScXdjiraodbuUcUWYjVklgdpniZkgbSUkirakXfkiSwQibhgmmjrnlacchloUjjadbancqhhecgVfchmYdbgfffgdnbZeclctaZoTVqiecqXNdfekZSheZhiomrofikhobmseVamicXggbViaTfvaggQSYgcZnjeoVnemgbiuZmfUeUfcqicfShbmphhghcdihiMYWbcefedowdlwfNfjehiWpVVcfihajtxZZklcjjgajrTjkphSaWofldYonPprqigYfYZiZamVchsflYcZoidnVbhintZrSaXpcWWfkgsUrqTYRconaYugrcnZkTYjepjoZeghnhcbmfwjcWmYihbcechYfhWajldicXjprljgXhcamqfjVjalchZUbmmQkfkjjZedqihmhZZWgbUZtlmaZaXbcesReqwXfXbXtfSoZiiUWciolopqhVmhggXdlckkclVdqcknXSfifqWgaekTnjUgapledaZchmibmcfdhiWkdfcggeinhggfeeiYhjheeZdibgfgafcTObXqjWfhhSuZemdcniowtXwefvbQcaqgnvsfliepuSioTxqwhhfYRulgWjORgltQffXqGtWlhiWXkQlxSwaksmkgYUncpbwohngYdbrVNaWkYbtWhoXcVlhbbbaWtknnikcXemfbmWjegciiphMRmkdQqhYkbggYLqiYOoZhjdXkjhqWLWvXkfTWdduUpjxutpckTRZYRgZifb3dkbbXNdXTTdeWtopYbaiOjucYnPeklOUiehjhbkURXdTjmbjkckRhVUgochfkasbcoolicVflEeuZhPSmZdRekkliyjrVdhTXecbpxnfeegdgcapdhwjqpKjhgteXjndmlpWkbQfqXZgmidgZkfaXejrYTZbOppVnslUXkpqbRXWmijiXbXjidstdYQUdWbiRckecWggickYfYjlcleegaYdkWbcgYWeRVbXkqeVXgQdgdYcNbkZgictejqqcnYbQajRgaaRhjUichYoRcahllnafneZUihfchdldboffcjiffUbjSgfiVZhflkNgeYmctfvbVocWUnZWdsVYfdoekpPdkpVqjkmhLjWgmWhLcJVRUWicgihsckaeXjggngPnXbteinodilehfgeinuTcmYrnSWYXSmlmkhfhbelfhsnUicakTU1oUsmXgfegaewrYcuihViedjVVWecdqdnfpmUgiefYqgbpiogWnbcmScWaYhhcbgocfdaljhYlgkRpRTbeXgWVdWPcjnoRlkZlZMmsjrfdZdeeignegZTiTeegeghnkipmcjkmkopWejbssdkZpjfWZaUbdgcjkaYnlhmkSgQkTVcrZbvhQQQaiYPbmjfenaiipaotklbhaiOgor1jZnrZSfhrWifnnbiofZollkwMWanccjkUiOkXafiaXZmZjQrgcsccrgOfdlkneWelZfQeccVQWtltgjlcmnYYjeimejlsXTehnd3egbjZgb0lSZXdZQcZqYXbqOZSbtglhTuxmikaYgZijthlQiV3hgcmVnjyeWhbnTepweWrL0flYfgksMweo3vydyZQhZxqZaQdad4XesUbfgaadgbfZddZmbwbYZkgbvOeWcadfZhkXsRUVpjqrWigoeigQNQVYcrXqLfaozdiYkutslzRo0rfYTk1dcljeWdnmfnVTZvtYhRlpjmtUbdqYbofgiaftjmYfj02njjkmkjXjbgcZymgZOUYhaYYiuqjiRfliXdcmgbbfahwimliXoWdlngfViaeThgldkVclmuOaXcRZpbcggWZUnsohadqfgTprgYgWQejNOikakkkNtRfgbmjooqaYUMnnskXr6NWTXqybphYUqOUk1maqjTfZboqpqbjiZScpjVifbWlLZhjmoXVdfrmRdjbYkISpZiebpRcRhiYqjhcjffhUgZiZgfhSdYbimYedbdiZdaipahiopgfmqmfXeffjxX3UceJUhedfhZNbekgdc0vYddppYktQTf2epNpTl89ipZPhX+remKkdrdloLStZXsbamNgfobbQkgajugknYWarjljWUrSnRqZdheakahomvoQcYlhuZbhltSmfXeiYjjWneiinSddbnbirfsYihfXjcmqlZhsZVbrgZijvofskalnkjXijnimhajkdrZrVuKopjRLVeepkIfvTbjhilZQhPl6UqoWcvcVxndjefbhHeoukvZdZechXtnbjjZYmgTicaagZjegkcZadkjecjjgjXedfmaeWRVaXhkkVndQkYhbqsUXafdrXRoipcXbfccTebsqScjkmhiWXgplWYZeZfcbiuZTSefpgfgjcgefZVlZjdllVXkhpeieTWoiXXdrYXOOZjmYTSXkWpnciebjYUlnhvbZmjstqemWslepwXvWdjjRabWXheOgqaiWajcZkakqkajhudrtVYdeZbnvUdgdavhXbmbmbmeZncRdPUasaZfnSjkeWiXdfPnqpnmVNQcdcbQZrgcUXgVLfeaqlXdmrfpdZoXmZdogkkfWgodchdajPSefmYUYbXfnYtkXhgjcemoeVlsURSXefMoehoUUlZTRkUnbdmaonWvYbhdhUdorgiVdlQWqhdnaYipndjjVrfaoXZwdejjfZeccjWZdbqeuiodnWhkofbRjXjSfiafh0pVVkVlpjikeeresrkqfjmhkVcipmWhXhbekbhoTidSjnoZeZgjikTaihvYpdicebahcWbiZdYgpZSjkSVWilbYPxrmWxcbcNcp3odlcgcdgZRVlZlUehUcvkoUjaioiiajgokmOmogpdjbbXioiYgtbkgRfXOuMZYnfkLWeYlUPvjuepgdhcrsflombqiegaewgcYildpigSkYshaahYbhkYVhZQrucZXhdbiqZhhXPjkndYpjfRgZdqzhgfSsdTZifnXZluWqWkrddgeVkpPfebiro0gUhWXvrqiqYhkixkicvOpiiigiibgddZWlYhgeempqakXfkjhbdjpWadPuoYijYgWXVieqbcdRdVlapkXWOaXwdhkaWTbYgoqcjilksaSknhekscabVpyggTSihnlJfZgdclaKUZYPVqghMvidSMcozhpkhllZnjShgFZfmiecjmiQZWaWrbXhVQZoQceYetnbaciolZXohukddfVlobfgdfnlcxUXSforhbdPTfhZhaUVZatsgmfiphdjlZniTdibzqtTdjoZkccvoicjcZkffmemhWcglbgXekeeVjfgWjfXYnhnYYagcqlbahaleheglkedTkRdYvqVexiYfflmgqYk1ikbobjeTUZvZilZcVjhhhrlmYjbKMgbYbTacVgdiyURedoTmmMbWjgiiq1NhkmtRhbsZoXnSXhunYanZmiWa1lkWXpdhidknYhZdVRImnYZdTokpZaZceTjcitcjpnkejperiSjigtaWiWfijeisgfXZhdmZdcUiMbfghhXpXhgebecbVlVcpZtWemfrWVmkXffiZgemobpifgYrYooftOlYhbelz2scbdZckiTYfRXbZfUfjjQhjkXaStTZbmWhmTeYYeaeUXfVVnRjaawlPjPpoYritRZhmgqkiYlahsPlaakWfXffUpllXehQbdfcgYVUermiXkitmmopruneYjYwkhXpchlzeimVflnjhmYneddnajjhdPfPZhecjrbiVjcikijmZadMjbdfjdXphfbpVkfauWjQmeTdeglbWkhgbauXfrkadUpaZXobbjdntbuYijorourIHTUQVhnYZVwabFqkllXheeMSioxhfhiVjylPkTUnkJsiskgcRaikbnlanbqjYbZcaihZlbfVheegljYhiujTUnbhvQdpkodiWUMdSffYiXkXhObdXgWadRJavZilYbeRu4qMnRdlpaxiodaVWeTYabjglkXdZiafoYTpinWghksWYsceUgcbqahUgdZeYTeTfkHmjihQShVYccqjgimmudZuRhbhbspmfdUXSwlXYlZkkhfleeclffnadccbhdfZXebjddcXgfljimcjakkeddXjdfkUWXreiXgpjesYTcVgkXramTVdjutlcXdrXXflTafZUnnrbcZqhkmaVVfffrWXddjdgZncXqdpnVacjngjflqVqibdckelmSnoXemeahPXalVSgcWVetkbNrqvbYYXfHjnZnhbVfkikrSlajgssngdiiaXPmeZUfkjdqgZdiUedRZiinpZcdfYnkfQkdlerreipmXfmjloUOZrUpvdksPXcbhfXigcowUkkThVgwefcashksVodiVyaYhmkogltjscSrWjdWufeqtjgSkniVoYUboncehojZpmrgYagXYpjRehaZpekdaZmgctajraYrkbfmkllqdeiofnekcqUWgptaloXnpbqQclcdieYeeRlVqkqYikVYcddcUfhmlhejSZgdhknggtVejlYbaWgjcWmdrdYqggsgWokUXTekUkbZogYmcJdaiUqkqqxekcmghiWdlwhmYnpbtwIXdhWiIpTUf5dnbSYcfongWkQgTZuWZnjYicUgwemnglgeVoQsWedOairjiZMeeZYWjZRVajUaenfLMVjgsZchXofYgbhwolbffrrecjijmooXrrYTlnakl0ZcfaojmhofdngshhYasjcTeVbUabodfXlijhTpbllqdmihoZmcammpjZhifXfZpllmlcRbWnggnhrkXdkgjcanhlengbeSSQhmliTVTtTbjkneljejhtcjeZworjr2hYpfKegfjedhZgWaZUdfdYhXchjanakpamUanlaaghbfjZoYbghdapfrcahbdwfXPpjodeckjhmYhcbeXkbSoefsmlsdWlerpcbpotYRqXmihgidZYieckjZhjaefmlibZfcllcdgedhiahmkkekijhlafgmgjtgbgeerdugYgjYdcnkdWedfcYclkYdjpabbYahekcccnZredbebnjilacljdlnQaSchsaSpengiiaXdhVdjcVfUckbdaXWfleQjhfRjiaoYlcWOZdclVogouiaPlimsmhcsXkWclkahnZlflidgaaidkWfPrWhgdikWcjhdkRXZhghlkjXaYhajkTUijOkifrldhhVarUflVWdjmfaiXdpTYdabenjogVnbcljmdmZdsjgplgkdqZeiheiaYlWkhijagXibYcadgsrUkkZlgcnkcWbYfbdcThdfuXoTYlbqnlocalaigahmfYTdefdUUplUaXVhedoRmfXZojdfQSmZYgceRUlYPbZpcgXlcjfeeVZjngaOfTqhoihkXReqdijZpqbkkXWWlkWsiqsOYWhkcZYfbpmXVsqdbgobhbWeeoXZTghtZccRinXYQanlOheXgipbkvYbvVfUnUaboZQrgdkkgiWrhkiWejngheinoaWlgmZhdliabVeVdkosmkkoaqUdaZViljUdggialftajgjifUdepeYYdbjXjcVRfihdifjbdilWdXhebpbdXXhgftpibxkhmakUmYdccsglWqXkkUheRdhihbaiiWoZcYaidlphTfbaVaqngcSkehNsWipddYWROpmmdcOUbmpdkiRhgchkatgfjmcvwkMYTGkyaTalYZrZdP05ZQanuWVHbRefd3amxLiaOZbfUrhnUthaWgiWNbhilaSdldnqgRMkoRVcfTmNjsRkcZYsw2lwRSiqcPcXSYRZVopVWYZjzcWRemvTSqeXhYtZqaTnWZlljmgWOVeZlajbgOaaepUchoaYpZYcbovefWqaRcoVTfJrlexWXngddfbnZmUifkhdrkdqeqlecOinjXlfhRaXeocrcgdidWeiVcdbYijqgafXjVekipgehkkqVXaeZYjoTmeqZqaZZomXilclZZZbfcbYdneiagkVZaonneXrjnokiZYZbhVpkYWXmhmdbXehqnptgZcakcpdhVmmddnZZrjXbYXbhqdqftmaenjlWZghinfhdljbkkgjfjglnuWYVYhaTejbhbTWahRceXgWQfgegamSlhqeWaZjicXeXndhehjZhdionkYfjrnjfcaifdjknbViikapjdkihdjcbXehekcdghYiclgagbqddcZmiigZjkjadjcgfZmWchcbgijfhYcdafaYgglnckeZkcbYhlkgaeldcdcgZdhkagignYefaXXlgflePmahVfsSaamjnjRrakqmgXXXfeZnoZWdplQkTXepcRgZVcmabmXcjclUmbodlrXfopjuefiVbkiTiaXeldcmabmRQfkxmmkdSVhOcrqTVCrhoeYecifW7lhKXKMonKRLcQcVZWLLTdbgbiycsfYkVIbUOphTaibhycoaWdVVXrpQjdrdZZbeebwhaUSojlniSdfbVlnSSZfjgaRkkopkoYWVgZabqURijbpcZYNhgRTUvdUYoZYnQdWfogfmhVS0awnyPjRssbkbpNhp2gpffi7pyLkZKpTsPdPMifevnjjflhdheap5cXggqflyalciexpqfimbgVgSLfnaelSYdidvSjqiiZZhvjmseYjgaiwroasOmhkdZrub4WbYPonvkcUGoLtyuqyUaeRxogl+ZNmMf4msijrTmbomYxdgdOmZeReWbYdeaXgamkZkobStnkdqegWhiolVYaaljmprkWqZMBFjclvVS3pgJ3kISTY34eGqryqizGJkoWbl3LIatkkLVJdriVadBRpxIecGWaosOZdc0SXrkiuleRbPjtgYhNWcmdfqSSabYpdKndYjXtjpmomLXDdzzZVfKzti3uZ3cARftSAhbqSsKRgfRWQnYxwgTiJYUg2aUJoosbYmRspk3YMWjJXaxEQntjlhBSV1qgegTZfXYcedddQUObZcliQrvjgghklbabYkhcYZgbYggarecnnggVpcuWlplNgaiwYNdihUZaOOXpjWuprPYrkqWobRhnTgpecbkapYnbXdThZcYjmXhbUj3XbiiZZWrjinfhlnpSdWsgnXcKWurXfYiUYUQwomefpieSXxlrmeVZFUlldhhcte0bbkYfavgrnaddTahbfocVYsbkdaVikcZafdRmkfpjaaUippfjdYrlVhcMZdVgfceghZXTlehpXwngaoclhspTih4diWflijaocafNRuafnimjdfWgqojhdcehUibWgbXZRXarnXZMYraqaWZaXUnoblccmsqpesVmYhhqnVcdlgfqTZVjocodlXSWUcbaWkedSkTYhkBRScWnlVjrWfeVfZjmcknvppdodnfWXnckncojPufnqZbRkcbTVaWkUcWrkmaZeXaSOvmsemaqqticijWJgrhSSUavoneJoVkkfbochWYgbahjjngblWnhiXjalfxgoSpmdWiaioifhoZfWXSSaporincnlgVzgbYQVsseWeUdhmsWSWfHQlpaWMaRkoeSYcYiWcsxpZjqWZiYjemLugaSrXYfeecXagaPdagjRYxodbXh1lVhcYghenigigtydXdYemnXaeeekbhpZhUbZiaYYRTnSkaVsPmdmOObgtigQTqYVxWqsUbcWr+WgtXXoOdyihgcmRqXnmksceuhjTmRPUjetbWUaZejhhcRYjllXgbmdobdrfhhbmUapiZsXgPHatgkeSXkXmUjgfjjdmmoXVhoZvoUlTggWTpYQXhWggmaTOWDTtVXdoOqWmpV4TqusjrgBTXut0VSWah0aYqrfiXvO+VjvmaNSTbNvqbouXXUnQfWbZrSXegukkgpQkwZkQsYPmwSYxJWL+gSUbRZuUjlIlUfogjdknmcOd8msznRYdiisdsLlb0hmeYcwghodbVjRXeokfkbqogMnrfgqVOijmslfubOWcblRcXevvcjhgeaRgmqhOcYRbkmmW6hshewYsiZstnloahmnpbTjkjfeYaNkTOcRkldnZcrZoWhrYbVkrqlbZcnumoYUnlVYWrXXjcrPjRUsmvadlbWfjcdgeYgdUVfZbfeXkkpkdfgifkmeXqZlmocXgacYgopZjemndXkSRpfeenctfZlP2thpfpYqRajZnjNnZ3XZMEXiiXditWfasyceelijfYicccjeepdnzmZoNfiYdjgdRcThrtaYPqfZdkRbbdQnfTraklkOjeSdiVpsdXqWivVhXeZpmeiStbYXnOWoth450hiSeljiMdlfVfx1Whlfi0SuBVbqXnSReXGrfmUVPhmgYQWojempfdhqmqeVtnfYSZcloyajYxhWThXafchZkdgUbiehqhbWpiUmfhkiamjgcbbmeVechWpZjZnejcpkkWfmdkofebhmhTacqRpWZjlXrbnqSlSlYibVYbgVnbebsZkbZmbtXesggZjfgoldcngmjdkcWnkgdbeZfbfeakfZddZieXgZWWaaWmfcVgmhnhSeYRdjlhrndpmblVimlWhSedYciXpfdNhpwWpfdlncfZZZeomcXgeSWghnbUbxTeXXnnmtnqacOZekVlXoUdYQjXmdftabbZQXeZYjRakhSLUZnteS5ihxihhWPedcmeWicmXfqeeXkhohdkijXwZRNqfM1mswMSglh3baZMu1XXtntaf5LzbWkavkQicmmghelkWiXihWhgqjabibjmeeZbmicXhjgZflcfkWjgikWpcnTaNYQdcnsdkbjtnWklqcfaQMbNxlewlaRTuvjZdTgfaUWlijdpbfdtiojldZWljoYjlnhZfglicembombohg1YSqTehdjclcZcigWhhXZjmfhijnfkditjefdmehYaollbifemboZjmYgficlZXfiSiioXgedehskfvbefViceajibmRmdiYbdfjgtcqhnrocbVRYnZkcjhWpdZZiPeqZjWfXRltpldbnUpskYiWgpnVmSZhlliOhfub1XtdnMaiwhkcycoohQeYmZhScXYncqsuWnW5odghngYeheajdeggrddgkbbjeadceemWpqWbddmYljdjfasinkihgljgVmafZYlWmnlbcXVjemhanmkkXuYffbcjlqkXdidfbaghtVllkeknlKhadfjcncjkTkZjbkcgYcWibihdclmlcmfaTjlecendYmdSkjZclepjfeiimigmghqhdSfqdmUuggjgmZopieiifUbZcrfifbcVhpafrfcmiRhashrbcuTXUdcTlmThomqnfZcSdbihhhndgXXhYfgchkbhhcjnklbYhfajZniakgYfjefdidWUcRZbUdmflQoaVWRXxpkRoqvjgefToXQhhsSWdzkoXmOrYeTZmoeXfSqeiXqgflgjdtYUkgwfhfaiQVgbotadQspehXfjbYcOkeYrdKoXXdvtZXNbnrZRpgobgxUcWgYIdsVQWfUqZXSYZoclmYWisZRcWtSktjggXbWodYUdaUkncljdgPoikXklgagYdTmgnmbXldurrqlhdgeakWthYbtfdehgnMNekfYWdajifib3XfsgitrjZeRcmnjcVhagiciYqTahdoxehWmWXWdZigjWggPeclemggbgdddeZhfdfkhdegifdjaecdeghefcfbhhfgfffejdfwadeiacgedpZZeUdXieSgcdhondkeimfdXkchachbjindhNXbkslRcXYmpmtechtmhOgbxhPgTXlPimffUaShtgbfaoduiTYarbZXZVXaxmfcmRYWjbmZghapWgljWofcfdTdYcphhgghUTNYOZgndgVUsjeWfldemmaggckoccrTTYWWumRfRhmciiVfinojjeORachRncZdrjkgYeWqTUktbckeXmOhkkTbanboWWmYcQgewkRZZrglYrjaQNecsNnUXoZeSWZVmowgUmUWzknWajruhhHIoWqw2rZkklofveOdaakbtgWUnXW3XgLPMWhsQDMgKuQgQLZeedegcbZjledcUlcgaheiglkeirgffkggfdpkVhjkhfhajbkojkUWcPbWwdeXkmfiQlh1gfldlrfnelebVZskhYdujjtVnjdlNbUictaUljXVkodcTbcxURjojddhdbWkfifajYUtgXnQaehqafSgVdRjjeSfigfbjpbhgVkzijifaijYnsikVreieZqkpsfdcdfgddcgihdgkbfefbbhifdfghggieahajbgdigjhcffdedjRdbibShYQbfhelindnqomnmYrgffjhcjggpjmZjdmrcijceenkewfUuVb0otqKUshVqVijbZaSYVmlpdpgoTjicWicPiibibfcdjTYhYokecjmZabkkjkkXjvgTkcldZaTkqkZdbWgncfghjcnaeihbtRkYmVSinrXsbYcYgaccXphqvnggdmrkkhRhmnelifkTcafedkmgZiVYiVYnhuuRjWcUbgpfbakZZkafYXjWiccRfgefdffehcgfghhffhefcdhdfgfcbfheifefgideafbefdjekelogeqqoglZnYkkdhYbfXkNcSplsYirinWhkrYgSZYljiRY7WdBbTmeikQgqgptxxuNdmSulPuxNRrgo2inRnfwogg8vlfQofmWceeZmcbfcZabgZelbmflnjdlhdjdiZfbcckcmanfeYjZialjcUbclaTeeYgpvufjcfabgffnfkghYmekggflcjjxic5SdsdLXionaiQasZdpgjkWXSYucSlWQatciqbabnrjhUllkoaZxleSZalscVcUqbcsp2vMRaarkaouXdjnYoqjWponSUcxttYkkPYWorcmS1YXldleqeicdcauXZhoYgmQgaPxYaePqlUrWbtZhddeVdddXcjhfcXieWaxkglbehhhinmodYkZohZcXaeoYcpWejlhPYVWaVglpligkdcnkkanZoaThmjadgimYkqYRjeSZarbgXkmWiajpelbRSbroYdfedgjlcgkgjhUjfbjxZpqyfjcahShXXjpqgZcijiWqewmkmgUbeghYochTjcchfirjUrgWihdgedgsfmmwcafcgkizyqjmiuUpkdcXYZmnkfPrwZYenckqXVroqkfhdYjcapdrXSQhbmZPigXkbdYndfYjdfekhYdddjdleYcnZXbTgbiffcljeZdXhWefqjTafkYjfclggjfgljaejUcfaibldgZcXcVYhkMcgdYkjgbXg0ZgiNaxTbijYchdwjXbjbbzVdZoldYNnnpisziWspuejmYYcSocmjTSqaQwSUfVPVklYJTXVvTbiYannhOwYOcvfXffgajodlbZfmaYgefTrZpsYnibfhld0TdrrsYdjfekeifXl0dZnWbZVfkfbhdzZcSWdhPYgqoXUdcohfPnhgRZqkomkZiaVjnZmjdaljUrhaWbjdZrksZUdshmYgaWleRehRekiggahdiekhecdijbgkXdihclfjhcbdddfhemdgliijbbjdcYilSmaWgdjjmhvcfjdabnq2hTeWZYjoVlabWcddlglnVreYbVlchistnbUahgfmbiasTmhleVgYhpmZbWiZQifeiXikYTfleiXcrofgffghlNagRSgajhkUfipoXViZXmXZmsVdjtbbXZVZiocZWrijbcmZoiexmxgwUhifmJYZhbfYkhkThguhhThinWotupfifYYbrkMiefrqogghovWldVnlj0kYfmSbajvVmbfgpetZkWgbifgcXkhZibgdiajmkabbdjlZaidWifbbilmjclZhYgpkneYrfXnhhfWXYiYdibgiRicobYYXhilddoWmbdikZWelfjaWUsctlTejXQRXIaofykNdZmhfXaObgfqmWtWGbaZgjjhZmeVMRWaltiWmhNbhLSpjcgWpcehefkYUdmiYHfbbZcRYcnMggicXTedjhbmVinZgdkgXjimldWdfoiaXdWleaYgaicmieqcfYkjkiiVgoNZUllgZaQUSoTnmUZaPvwiuyaidPZoilqNofzZaoidcZihgkjiSnbje4MRcgeVeeopkZZaqnbmkjeVcovVTrooqfZfcgammWRmgnhbcduVUhRilbbigTcXpsnnmgdqnknaWqWSbofgUTjfZdYokimcZdafeVZanlecbkbkhjpacgkZgcnWbZkakhVdgZnljqYaqjoVYbZUikcfkZaZoXeZfljehofheXfjdkekjenjhacjlejslingWcmadrrtgSZhlagMhQVjjhoqoePnohgkZejpWisaiWYeZfbpVXfUpmjclYqYWleffonZlbkhbnmcjrtekocmSqTciZghZblZbjkhZmlhedfhillimjbkoaZdYnZbuQWichhlZZcjbjXXzYxYgkUMdUQicVddfkzhfWbZWdYlqPkftydkNWbanobcceYgrdykYfdRecXoqSSbojujdngVaNOthamekmaanXamnmekamkopmkehiZaZbYmjUfbnkefmdpgTYXdleibcalXlhjunbfdqsXYboheeilbkgnlecbnjkeeRnaabmkhjfhlkjQgrhukgafYimZjfZbYjngjfaecauglhekgcgmeijohnbZecebohYkXdcasXkaomjgnXheWhigheceifbdXjklcWgbuZhgdnraenSgcnhmdYamVaTYeOaUeNTWZgrhcawsnmiXghkYZnklNihpnYVbSlgNfOTmemdYnLolYngwkdglYgTOeoljcVtlfhVpfUvXeZqihWomQVIellalkaiignongpedeToaea5hfYWkmlZsgheqTqiVouhZhcncygrlQjgrdjlifZZhcYWXYafkmWdXvbjaiqgUjcQfmbuRgfzlkenasaUnfioPejUdeuYcYuTmUbtZeOgajdobdbpeYheUjgmukWOYRTgolpi5pSellZleRZcXooWYsjmTTrraqSafEjgtZfdVjfofhsRgdYnfqsPYYjjhRglXiYqYshlbjdqlelhlxnoUabttpnflvfbedsbbhlbdehiVlWfnLYgdaTnmcVbfbnXVXklcbalkhZShgVgchclagoibblmfhjngkZYiidXphrmffbZjinjdejdhicelifefhcmfebidgieZadfelhiehZbggfccgfgggffdpjoZWeZdQYeekbUUkenachgZhWUfiYdlWbSWpiedbYVfTbpplmTkSnPkZpggWWnciciTVtXZYbaTufnqggdWvdkYVWdfmStdYeTUi1XcrijSYYgbZReenllhkmbVYbacflgtPjjginSUZVqQmfYUvl6jmadljYnMhjPdlmaiRwclXaenfhUWeeZlbchehJieXebfjVdhpbZoejmiYoolbcpVhmkhkdVlbYjlldXoheiamcjZXcrVcdloYaZhkfditoudmairqjmwUgZxtbioeYeufjWkibXjhgbbsXgjZZdffcVdhjnciXliijdfghoPaffdghUbnbmbbvUdjZivbohfcschidQhdZdiRZcdalZffgiQeddpgTYYRTkYVbgWZknandkWVahgdapcgeYabidaslfjpasNcnhebgfkmjggrbWhQcgsmqeXgkjWqnaTOWzpbTreljdgWBwkbccfSdjqomdeZasbcWcPkfpQgoWjc1jfomWmckVdnhcykdgYiwlkjftijkpawUtmpckechjchioTYbhaacSjeeWeXsagvpZbcqYvhkflfTdclhKZajkgXqZSYnWbcaYUbfmTZmhskiZigjcfSuWdeaUeGWXRWSlWYVdlctOwjjoTiXVRdambUihxtijlVYpjZtloVaalQoXoVofkemillckbZqWZnhgVajYgShYdbcSZifgXYYncohVafZljrjgalZVqdZXgaepdkgigbXmjkaedhmpliodtkdYYgiYkfihjZXeXbkmUflegnugcSkdUlachfVXdiXWbfVmgZUgqlgadZgddlbogdYXjfYRjjcdYfWdaYgiecaprfgihjbhdWidlYckpVjcdherhedhagldlalZbiihYfmheYedckgefcadkbcheffembaecakkfnikfhpgjtk5bxjZedcodmjfmqUSkSchifqmucjkoflKWhnnbvracjbkugrkobYnddTkUfqdcSbRWjjoihRaRqbcfiRkrgmoegYmfjaZfbefijiaZlsXekmiYmjaffgtUeXlojYmVhiaXqfnVgkjkoibuggiTfYqReZlhZmeUgkZoaaokZLPcplhlVUkVVhlTlUacobgiWdjkrkaqoaqkpcWbllXhxndra0etppecgZZjqJiZniabwUdqmdhUbixXfuhfhfXRXfUqafvbbPwjfbpgricfplehfWgZeokgioiXmacTjgmaWnflbebVUXidqtPdpiiofqXnjrXRteVWjxbhdVwmPRbdiVldnhqfpzXfvkclceapcagofbeYOjplPUYlflhadhYCeunikmgnVbkXpyZSYWjqXgdjgeomnRpRjZ+WtZbogogaXRjUrhiljkxdYZdiooTmWelgXebfdeRjYcjWXyanfbYVVXNeXhcRSRkcfbajkWjhfnrrugk3ghgmTbunUXufZMcgpyfosmhmZpgkfWmscWcQitUYVTapetqcaQeWfVpZZkTojQaeckbXfQNfjYbicclVajilokmfcgbfgesZfgmWXgZlpmjffekirgdYcdjZyjjb2daZglfThZVlWnfcVfiWcYjjlkckcWjgnqXWegglelhfkbcnbgaahdhfcfkianhQcahWkkacchaUlicnceheZcSyqfotpdkWvfgVYTonUnoggoeqQkdiedgZlYVmsZolVviabeflfeggdbghghcggacdjhhkbggdhcedifjcadeifhZhchhbRjnbiUZhZnlZbbRahkfhYfZbqeacdVegegffpTdZiekeumlaaZscgUZggWfdhgllolfZfiWimllbpdaWfqfmijgkbgempdZgbjhoaUkVZhldrcSkZmjfjSuhiblYebofmgcaXqhlfgdmehgtlriROkVcPbepfepWjVlbZcdRZYRStcpkkTYfwxUYZjZZkNhpicbeNkNSPaUYbdgLaVrpNcphlfhsieRrlchZddhiXXfYXHuigqogiZlocfogbXsfYcjeqzSOgfdjlbqibOhgckyWomZdndvldiiTYnoSZhjYnhhhOUvpecmcpfascUjqTbbfVRlheoZPYTcVopfYicgaeabTjhlVdbfcinbYUWOYlakbaYfWnhmeooZfgklPlkfhijgiYgckjWfZkchfaiddXZVfgVnhXkcYsRggciXqhWlegcVcfchahaXhhqVWYqjmganfgwVgWbfifajdfWahjUkacthvfx0XNeqdPrKeiaytrqXQMXivZmpcZrWatbsRO2josNddykNWpnZUjfZoXTadZSqakbZaXvRhUWZamilmfqVXkehnhjYsrechfpxnomqdZ5eUuWNqhghYTWhhfTQilNXVilUkmhelWkdlqhZrbbdYMenQchaefhhtobqofpwpqbdcclPgxjtahiiimliXdhPjsnoVPUaaVnXqkTTmrZsfjhfvTSNYnuVLoolRsVSocOXqVoQshhrYXfgfeiXYlakbfvbXVqbhZijclUfakfPdikqYUhaolhnwgeSZZcUUikgiSWaXcLjjlfjiakdYkmljZgscpZbeZYujkaaWZXhceWdcjUeagqVVXpnujeiaqqjvWZadZffmbWhcqcZdSnhbiclwpRYfRrjpjkVhdmmgeneTmcfkujeMPcMbcXQWnShelxiUUYohmfjSXiVZevZkiyypTQlYtlkkaTlXVkfkSTYhuYgWb0uowojgeVWgm0fhicdpfYjRvrWqQUZamjdfdVYPUd2cpmTxfgWnkronehXYcqUijhhbcbkedshePaVYofjafUhbgjfehgdfjaiaquVQZeeraXfsUcmstblTfqXViSofkhjmdeWeljlOYtffmlWjkigUZlXofXZeWUgYgXdXZgVljdkihdehfsahVhsmXbepYbWufcjlcjdgdtfTuTVljlebdRfghlXrfbimhfifbilpTbeZckViqpeYddojgjYtienloXoXfaNleVZldjjilglXfiWZijXjnfTmkflWecebiffZbkimUclpoWdmUhntYpjahakkhQklamkidaYqdhjelfXkbXhlgeYahckegXrqphijbjmbWngtcdmochfZQfofdbggiUfmjelhjdWagmkdsglZcgigcijbkcnchaZaigfjjnfiXgfbspgrTeUZOivfsiWXWrigknqeWdadmkbbfqcdcplYjhecddgjjeUnejlPgcjbWiljYUYVZgogZZvfZijoWhfempiZeWfhpogVZmfikmagkSlRnVlTepatSjYeZTldaddmhWkrVqdwxgekqqcbQlgXjpemeYlanOabsfWlSnXXgilfehcgiZebTtx0icKgfjOJbphbTmicdplvdXoxcpZZoZfffnkuWkPeiboeWRqWfUqsbSTiescaWjZRSWggtkWhRYoduckkXfpXnhiiSfncqifPdmfIMUx23h6ZwWYp1sJiZjdujc1b1qm1TVHXRYvrIHgtTYlUReXujZYbvrPfYTXbklVmq9cZXXtdpXv1ibNTVlRpcgXZGvOVgwYZYbnWkriSahSYrnYXXmomoVbrfgdtThKfcOOiVVPmRZeYMJURdd0receXWmeWlopppemhWeeVYgYRjTUZdYZYplqYsVUZYpbWfNMZZiMcpYcghkdVU0pthUrrdpanZelmbYjvbZRoVpWZYZeLYWwiuseKlaYXzrNRXejmhNcwmhawKiCKbiPlSUKnQlXcaWPfrlfebsZXVkffZaighchdWpQWPTgWoSqsgdLZmYqciYbcgUdipbiojvcehcjbjRcVPZgaThWsfWdhVhqTQZcYciRWfpZZdie+fhkXWijeawmPjciiaYmhZYchmvjgpcnpYmZdhtgoaQvUtliWidstoiZobkbVYicWpSYjfjXchiaoclbnjfneioZUofVifVZPbUlzrhUZrmnHsdqVdneiWmdbZhbagIYhTXekggamicSakntXXe6soXVojZ4atsScfNls2Zgh1wl2VcagXclkYjiYihkfRjagkTVeXpoXnnoVfgRUUcdqZabceteiaZdibjUdeTikXXiMfaoYljasieVjcZgppkaTaaMjgcXTekdnkfZdigWdhiegeawfcZWZodbqcdXiopedtekbVpZffdeeXdTifXkZkOnVgYhhmidlhlhdenYifYalpjekegkhiejTYfddYcYYhZfhcfYWjdYUkjdrpmlVWQXonhiZfWafghbTehVsRgmXncvqcaWYVtbjcebaTliQfbkkfgSmcrmiaffdieiehfddlhhlhmjbiYbngtfeZqheeRjagboadWQeqruyeRhmXZfcvhckkb1lcllXaYhzyrnreekphfajXmoeleUjfcYlhhnWeUdYaajkdYjogncdrnjpXlgTedVjpZmcWqZjjdWiVkfSQZnmgueaXWkseWidmqWizfmtNfQijiVbmVlUTJefbdjgifdbcjemqndldbsciOjpkgkfahfWaghdgoKhjVdaXubcSZTtgclcePXcNnflgeVkWjiRjp1ZqffrgmbhQljdnS0fWjhpfZGUJlfbeVlhlmjcYakjWSXgocojehlpcnOcVjWfcftXgccbkmhgieZlbijiYWliePnmtgfQglpnihgpVdfVPfYckYhcPXScdehaqcsjffefjYSiXtodoiuYqiYibTXeXfWkgbrtXlcSjyqjjaotlgomcpahjcTgpgTQWeaTrjZYgdnaVjeiqplYechgodpmjcaaTflVSbdlVfRaXcsYfcflplcmoibnOiadgrjVZNrdQcfZpoadjSiklocpidsVYrScmgqjdloicsUYjfgYXvfxeafgusXknchimbbpbWUidctbYuVWjeXfWchgoqqhdchimpfhiTmikqmSkbioeqrfifgWmmUkbctncofrieeuTZelWhddcVKRgoZZUtWkaaThhgekgYlmigaZlhTdjSohetnRhgffejdjknHgaZnbcjLhcZonorcinqpalkXodqXfVkjffZcbXThbqllmjbrfetWVtprZacnghomTfsfbcdWsiXgaYbXWncbbkbhZMielXidYkXdNjdjiYilYSbhSqhccasTfQjopVcXmnZYeZWedTXpjraXmhckTijmbliVUffkalljaqXpkbZmifiXeXafoZrfTbWnhfWZhdrWfgwQlTRukwttgeVUPfiXTerekammjsvp2QShldsepQTxtivcXeglywvdZQQRnIclybJrrlSZRxyogQWUQyusiklqQhxzRlUbudkchcegkjjd1thmfcgZaNWihmidrmiotObhYcpffXamgfkabXsgZrgOfWsoXVeZrkhvkgTjlTbhXjmbppqgrnnZUVZqifRechcemUcdpdcgaWgYUlmekdkilWhZYkUUXpXkmaXkilcmhlZdZgXnhXYbcKXUUUYjLbqSeklXmURcttWiQkZcXfxbpfqghmfrdZnnifYjhmbZsXXlmIXdfjfdKpbXpcjoYqpadegeiUqaVYUkhhfephpcgfaiikXTjiihdpqVbganmYrjUgkXccmnVTpWjpRmolvXhiekZcnlmabqZXaeTeVceicdirgbiXYqhmndjWWikUagkTlbWUgainimfiXicifnocOihngkdjoiedgfeccsfXlfcdbtfTmcgbUWKknKjkcXggreWbhokflmikhbjeXfnUghundbnihbUlcldchaeenjiiiqniZfZgZghhigfhdldXQeiedebRaedneYccqlkmtlfheaybodYqe0idedRf1QbWQaimklfYPcTykkOgkqvmcnkZbedffaYhbaSUseVUemqSjjdropkkPtcRfepYgrlmszZkltfhipSceoaVgelYpXuiYqipbkYcdSeyddThfqlgqieXlnggwUbhoZYWjjgUceraVjaqOikidmiYeQVovpklvtUqecWoYklZecMugkkmmbwnZrXZYaelSWMgjPeWhhiWdneTZMhlapdnbkscVbmegbmYcZghnjkcccimjbinegZZbYdllmlrjmgghgfcenlhXfccaYaodqejWcnXjeVkfXfgXbnbmlfXlchlpldbkbdkSsdhZeqVfjfakehhjmbkYjbbjlkdZcmYhnZefvnrhdldXjlZhbdhhjdbahjcnbnibglpfecjobWcWlhkbhgcTljrkmkYZgjWncfYdkOLSpwhlojbZnbngSfxpkjjXpkkhshVMPmoqgpOYilhZajSfoddYVlknfbmVdZpZbUTYTpmeokoffrYbOseceaahijucdmTWhedehginecpcdemoiXZgdjidlgejekXddfiZkhWacfcjgaVbgljkfjbWhbqTgfbibRIonbjgjebfhfkZdZZYafKnkgiaZUMhpVjpthdsgiuu6ceVhXhRjalnLZWWddbXmSccXgkSdgQ2VoiYWaihljeZoXhpbfodeietiRZabhYZpbfbaSebYdgfdnhcZaqkWheUZeZgbXlhiZgaYUSinokjejonjijWliSfTeTTlkhbgfVxdhngcihlmlZcYhXecSbogeXkgdcoXjgYenigWnhjfhgUldhciRgscUcdriZXbsYZYYqcVggkXclXbmkkeUupmfoVmUavckXZakgYVbYkcioXleshbaShdqgcameminfgeheWWnZXixZXqiXpVkhjdaeXjjdhhqbSoYjbeZedajeUnZslolZkmYaedYemkjgeVQrkikUiTfsWueghUHkUbTonPiZfbSkRpdfdNejastonkycQoTskajdrnhmkrngcScjYcYZdgiYZcMoXffYcRvjZoqSVggdSqdkegmXmJcciqQTdaTaUjhduYhabRdohZmgcQgkVfcQpiTpQhhShtsodmkWlmZehiadkZaipcViaqfdagZbbZcjVkScoZjddtsWamcmfhlssrSlQVZcbtZjUeibNsgMafnhfclfjkofrRkenlkdheofPWWbUgfffoiXkhbdjfMVYoYkhhsgUiSitmawjmeljmiWn0gvliqhsoFPUbXSccaeTmShQealWplYbq2VnxpXtLWhWtjZVlfiqmpmRXWfkgXYmhmWiYcdjcnTXjqhRdrbXiociTbTijVPZXspkfbebdlikfrlfWokareueurSYMnpsadcim9ghjUgqpgRQSUriiYieSSpgpWkrrkVqmtimZTTVYrikPZUkb4yhQZnttojdkTVgiaetfOjWrYqglfdXdqbmYjYbVxoeVfdymxmhWfockcebcfjfgYdighefeifcggfgjieihigkklffcakdhhhdfeabfZaeojsomlWRVxhgfwfmTbhjedUZjdfSkjbgeXjlhjbKiikljIqfaYgjheciXqmgJQcolgcfZngYWnaYoRRdifvHLSckPmdZVtiiQmnZueeciheXnliaVgWakaQevTwloqqndNlobayhjjevXeTXZjdfOlpSadefebceekXiklpZtcXXmafignbekfJ2VZkuucjifYidZfYnlbehgkbcfgnhhaZfcgfdXiglbgbjqaegXffbgbjsidnXhwmfrrhaZYaasaheedjkXjlYmoWhfgbgdsngbmffsdeQXpccrgpSxXvfXgemrspd7QcleVYbH2rdIkcq0whjQdXaecnkgbgVhpmYUcWilfnZfdbkXmWpmbXlklliUYepnUsXoqUkgdXdgbfYeWhfimegdjgbmijZWdlhmkqiiZimckZfjgkadfYfhdTccOikiQtnYZjodkSYqsdjpgxZasXbhSTRxtWJLoa3jObaYwmasywmjwcdsUWZZdjjWbdsiQRXXkiYiZmagsvhejbbWiplYprrneZQjhfpdbRXmcmWaUohXfWbUWeqtYlenYghhSnYXknaZdegghffeedhggddegfiihiedefdgehfcedcheecffgeeefdetcdgYfXbKbTXWYjdTQYwqkirneechTgddWgwZmhafhhdRaYwlndkUsjWhlTegeyiNMlNtXmcijudwchodOmjgVhiisdWRedueuYmfmeLUflkbchLkVimefcXpgXcshpfSTliubghicjeUQYgcakjZmWWcaXcnjkhiWoncbVjbigfomXfgUahnTigniihadplWfokoclWXXfngoiXVfRiskeeZmZTjffXmWUbbddeYbobnZYYeogSfcMD20emQjQOcYgkUytougayjUghdHsJgrfqoTntvSxhicbUapkeXnbZcYpeaXihqVVkhdgdoafYaaenihUUpgipWbbdhempqnaaYSdWXbhnqeedefnnWZdVTqigedalXZgrdrZabYnlhhaiZetteZfeijaXbheYgacdrZeajbhpXpjeimepuVlcmikXgiYajenmfpYlbWsUiiffheasbgfkfTbbhtbblhZiokrXfbnmakaejmdshkagqgrYnhnZjligXkkggheaddaVoZZpqVbeZhahrjdZcbhhbjtjWfeQdZoabSgcilfemgQjXWYckkUlgTepjrrqWdTkoypkvdhtegTOXlYumwXxbfqisWmfqkYnkZUVdlkcaQWZafblgbfXdXhebekncsfYgciXaahgkoebhicbZkhelgZoklclihXkdgjeXeokcobXkgiclfcdigZgknbghhlYikgNaYmZYhhZbZdjXmgnXkcmZliZbVijoZlkdkiihbYcbZnbiUaignohWajoXdnodiZYTepjjYWffkmkjhjaceUWekanaYmgVYPUeilaihoiiXvjfPLNgQjeshagseUxqphcgkNWf0gahRk1WaXbhsfZkSqehaajaTTWbkhUZfdhZXejlddfmlfZhciWaiWghehhchgofghkbifoYeaoelabhcYgcXbngWcYndgtZaddqhXPjjkablogmZvZWZTikpiZkolmXihUeZVtkmifUplrlXchoUSguTRfglsXcPpcZdecTbZacecfVeleZcjVtchfffudejgYcdYfimlhZcXiZgSmpjjWrjiPfofjajaffcoZqgarlbXfwUjiUpjcghgidknNcinxZesXefnkkggogWTlYlRmnlueqcpYSleoqjrdwqiYgbajbcXkgbnhMjedfdbPyWWghnnpkhXZ2espjbmVgmefnQjdniKbjckbimmVYrlcnYkgXmZjcYgVjbfgaicZpccikTeZfhrcicgfToafgifThimlkVUkecVkUubcaemsZbhRRjdqageuamdaimplmfpefgddeulZmedYqSaaadghiVoeicaYZqWflYacighYgmbYQicnSnmsbpfoldkmhzjJdVjbmkmdibXVhdXOnejUkUjokOeJlYhWRpiqWclefchVldleghjZYgcRwfVYengaaajSqnZgYWfYkgZZcdegnfedsdgoeYUTNbbdcqatakrSVflrdbeqlXfWdiajfgrVlVfXuqld0eklpehgqeqacfomWXXtmfQhsmWcblbjjWkamkghmedmchrdjfebgnYZWhjcbXYe0eUiZaUbXlpUdbqbfZgcjlhjdbcjgaccjdpjggcchlWfZddabnfpphYblgecbYRsmVgjkjQgflolqeladbmldmkYpghaYdlXaWTVXrZadaZTZqldefQTghlimfiTVgihoqkkXSSeefVnaiuUjggthhltZNrjqiWhWWojnchZfYiehWVjdlaWbggnldYwiVcUiVgwWWcnoghafXrgbrqmcfYfdRaoqWWhWpccTmmYeZrnmfUpdsorbeSefcecpTWfkgiedaumoofYkdXaUikaqqffmalfZcXjeXfYUikblgegNagrpqaggtffchkItcLVblgvegYbseVsjiWjWoglZzlumLkqdbbekzQodX0idfpiZneknmsiPlRsgaYYgXYZbeUjWbRkhgibecyzunhbhchljgdjjmWlohbqeljhjdifbidkNjWiZjXjjZPbdjofotnVfdkeahdZcliXbpWnhaccooXhfmgmiYedZZndphqXkkkgjhfXcegcgfaXRUolrhVekTWejuihcblpnYgidVibgsrVfnpmmelTnffbbggkQhXVdYgaZekdgUbqgfvhbnbYpdaXmXZigheimaqPaahgabcjnigogkhsdeWVbpYiciqgbkgUVfZjecojkoahejjYimljcVhYYwpttPea1gdbljrevlZwgcdgpeXhhqhgfljYgedadgcWUWgVSsymrfSlkUceYgbapbWqjgmmwXYsjpnljbsbkhgnYkagiUUdSdqtgTSSwjpbip0btnarjhgsqUkWhqoWimbiidfgYYaiiVefcbw6cclcnmUYcfVahcZdZknniiVcjlcllXcecUfcnYKZmccRljWnUflZMtfcmqjejbQpjWWpPijYvfsdehufyokWgoOeqhpebQWrXgvdWehuggljaZhkXfZidmZdbdY0dfhhiitjYkYmpYchdnUiZsXhZsfWURWlrjajbcpohfYlmTgmhMeihvddeefjnYjfedhhlZnWdkZZYkVifQkjnpjcbbcdsXeeadiXfgZhmWRYlJNqiapaaafTXRiZdoeelOWphqgtleYUogcmoReaocXqTWbmWoYkewupndeaeWzpkipdTQUbcYacaUevPYejZtVLcibmb1fZekeqWknqTfhlacpZaifTolnVfmfWpaqSWjibocUfeWlkTkTicjcYTlimjdTRjVhnNmpTdUijiaijkZjhckojpfXejTlgfrVicXUlcthjcmfbgflVfYcmnZlmkmhjibaaseiloXaffliaaXbphcjdbfnUqphjTWZYWVxhdpogchbiglWSoVXMohVgpSncccmZjicojoaYlelgahaZbZofgRlgafXkhkWWYiobagcrikcPYgoslYofTXTmWlbdhkchloejeaodceemZcVltZijYdjopqmljehnakjgmhgWadmifmkhlXdhidbfroUgdljWYdfXianddUlYWZdWjfebTigqjShhjfcpmgTjfrkkbgfjfbnYqlgeahklidddbfWjQYcogkmnejfhbmbdedemnllZgpdgrRbgfbXbkcUkfclViWVkoYcmhgbntgieiddfdjmUdmnlZjkdjigfWkcdsledcSlgkViXVfadhkhTWmfjmf5UaWrZqkjkechWlbPUbhaXgoachdecfrafcpegTfldkXXlgcmeedUcjphgghebmfbbbnfVhaikipjfeXrfmnkTiWWYfjdkiZXdVaekhfnecUikVuehsgoednWjkggkembijwlencgWgqobpZaPNaihPrfjoYmZakccSj3gdYitafbPqkemTgWjnqVXbtoufohQhfihZjXaTqllgjXiVShpneZcYmdfZcrYcURchXcahlYghYcXYmgckXPjpptkRZikbrikthhekZbphllgXdUdkjiZhadkcfhjrkipWhhiinfjfWfgYclgfojaeXoWcmnaUdipmiObbbdkZjhagifXeweaaiggimgUiYfbgPdgnniZicSbceanjtrhlecliThXdbkPijhYXhjilfWjbekfpalYcnZZWWlkinWPhVqaaYajechWObvNiaVZldpjjhRdYlnNXPokkbXldfmTYZigkfXdkYielgbftXcYdnZQYXScdyvjOmPchmlOXTeujpiWghbpnYMkckshUKYWiiqZPylgYlrgeooYXWXUqZcpacdXliYdUPPakacTgjXcVbldTSjkoXXvpqwjbbWmqchgsXceskWpfTkzZWbnpheVahfncgiWdfUilbajnkiagbgabhompUaaiUhdgdYgUeZjhpddihiaplbjensUddhbhfeaaaSdZmWnfwdgrmjkgqqTbdfahoTkcfhlpsUcajpRXgcilljeVlecaddkdjfgqsXmjknXdbVlSkcZZpkYbmlnqbzmgdbkmhanYVUfakadfkvhskmSQjoabojabemvgTahkkVcauaVbWamYadTTobiirmdaosiaaelgnmNUSOmveeTchkkWsiacghgrgTqonsorbaJrifeqkcksNmgfaYjodmjgkajfkgpegUiljYPgmcgZhdnhihYYnmNXVtkhkYUiYaUSagnntejfkiuVgfSpYN6leZgXoSigjTbbWldkafYgmjVaHrhfZTgXhketfnbLiUYOapkaTbjyporvaSffTZPrKbYtRcoXkfcffqZhnciSroioehhmSdXrgeWUigYciribdNsnddaclUiWcXgbqoaeThZkmqzeUSYTnZgXjmRYUaZUtWvfhraSmckhodfqnemohchfkhfiYahjHodnokOVrWiSbsjTnjqSppXgkvmatOkWdkfYouggnXskvyimmaneZVfZxrUcSoLcfjceefmVqhYUlXbsngmnhiZldOWNSabrankyaocfxcmaleqjsyjadggRYeoYlWoZYdo6kbVNRjWePGWmUaldprZgaV20XefYYuYtzljVP0nzbmaUUUOWkcYgjnhaheslkkdjfZjgghmRsXaiiYleecXjgboVarlYmdjfadobUchTcbYahkZZbamhTWehrpNgieeVRajgdPRddSlgbgbbgRgagshXglYWudZcTYsuZgdkbaksaagzVXSfaSheVddjRAaleogbhbijlfwRcm1jdgksbjhYggijoUaufiocafebmmlVhlkupnpPkdioGPVhPSrggmrSipvcgZZYqhcjdXcjk3jocZhKcqtfXagilcQhmfjdmlhgftkccRehkmqfTcflbYejZihsngXgqhcodmoaVaZtXhXkgWglrtVWepWwfWaabjihqrmdgrtekZcmyuigbedhkiSjSYdeThkuikIbkkiTjTaovdUcqfdbcorgSiflkeiprhqZflZfZaeiUrWdfhlXlcdfjZZqbnojbiUiopfdTecaRUpnpkcnbfhengdndYVaYkdeejokcZbagnbekllTabgofkcecjcpbccTWZcXZfYrmihnhdiibdZd2qqxqpdrUnbWhUncSdpgqYcgFiieZZaUdUaannqjfaimZYgjsUpceVehdmhVYkkhxmgofggpkdenhdegbPRldhUSajjiNpkcfUhhnXoheleUkcTbneWbheenmhliadgTbWfjgloefoZYQneeokhYljkVdfknhggftOjQstgupgWbZbcVYWhgecfcYfcpgcifWphglnmsfscacehglbhcZlaehmYQWXYnbTaienZVgiecoacmpiUlflfUhhdavkdjcXocancjdhXYqhdiseqghWVVORWnXebjfWnrYYUYesLgRclucYjShbxZXStYhmUdibhXaiVbfkpaWdfmbQoWXPgZgdOdYibgfrbfVscnhcqbkkscgnjWeadddrjZMlcflfrbgQhlcjHpZkhchlcXimakokXaWfhngjpjhYjbgcsliiglbndkmkehkiiYigfgbcejmlbXdeificfgjehiheeYfbpdinkkagefcVkkijhkgcqoXnXjZdjZrdfkXicZncjrlfgVYhampjifUlcgcnuVmgkgdU1ofgXqWVgisrgacciWcSTijYlWllbafadvOnQSfmgQhffYwoZgTUjlgmgbVgriYjcYlmlgoiyjbl0daaJkcvpjednucUiicVmnoUagplaxblsTfWgcckfblaYfadgljVYbbZknstgUbfemcqecXdhYblXfkkdhnpltVaaeZfoehecXSlWZdefidjrnYcaTdicanblggdaUjWiqnymelmdciadQWbbhXjYpfgTjjTXSVYXjOQdfcjbejiXVhcbZldeb1hniomONPjiurgWQrlkxYffjSSauZPiohonWWZkVqlgUYfdIkWTdvsXmUqmlSnaacTaZlSWXDaajfhffdpfZhajmfgWsfjihWmYglWpXkoVWggbheciZljhZechhdlXVZbZgiqhfYgQUYdiTfVLvcTjbnjYdhfsvXdoRlnjeqlmeXbYuwdYkaVYrdmhTWcraShhkiSkllWgXfZhlVglaljZfgqmgZjofaXhjhUdktlTheqiqeitjjZeWWhnehZgqntQhkcmkdnXjfXgtdVZjlyhoifdfgYbngVWkcdocXvbakohfjepfZlbhbXZdgdhgbnimwgVfkZUmeeZmaShmZfnqldaegXnWVhfYlkjgsdhYojfbaYmlfkdWcXkggXcXmmigihVohdhZjcTobSgajjbVfkYejcagZlcjkYfmXaZhcbiijXdjgcZbZrhffamjmjihckelhfijagcngifagXhknvgeYNhaZocpUZrscYdafpdViXYbutjfaPoOhoXenQhhmhjUcZxchhkWfYafofbddoajjVnintlngXbbbhZnOdboZgiefjWhUilwqjbjfkdmYdemiajQZdjUaaiXralhZZodbhcajijZcifikvpfOctjfclmTXnaqUaasdabdfYdkilkociZZuecfaeujRUmrokmWnlbgtseZdPcqOeWocZVgYLXjjpWjipYsmhSZZipmbWqmljZQYfkjldrgeqccWdXheMkZfigegYnpcTScjsfhdnrcYSfWXhfafpaphjYdgdjeblekceglYmiYdhddcomcWngdmgcXijhifeiQZdabahjiYgRfYcmieWsfdZgkplklpfekjhaiflobZgoShgXeRsYppeYXhebejhqbZfhmmtbZeiddmsrcgfoeohZkYmYdjfaovjdhXeadjlOOeindjgjVebfRkOaYNMdZhWqgcqRZjcjgeYikefcoUbhYtrdkmTlbXgmfqxcLybh1mcfaocgqcuVhpbRlgfmiejnvltgaYbSZdeYucYojglsNsnNedhobQhadsMpZblihhXlkcUdeZoimgljYlaaZibYoaiepjqbXefgkqaYedhYlffblnrbkXiqSldiVepnebdTmobUVVdWmnjXdegTtjadjcZjnlXgobQakcieifahdYmiklcgZmbmhkcfgcgfbbfbihbeheioonmaeojmiXesYfebZclVkYObgkpMdoektQWvimYQlkidhbpemPqlviaWgbXRyghg1jnfSfZdfpKkcbTejrKTVUWihsesmmXchfXflamphWTmgjQmoeZpcgjUZahrSOhmbjXllhlUofhkMdWodXimkaoZdhtnVfehYeczzseWmmYhPTochfebrdURtipVrZNubuQorlgegZhshjbnYiafebpPifkefqbjdmahYcZYlqbVcYZkknhrjdgqqWkYXhcfbjehgnaVakXWkWiaiignZfdYepiUjbjgcsghfYOeMYMcsisSmhjolagbkNisrZsUfgidXmmgZcm2flZjllZqWXlYamlUigZeeufjjrifSJqjpeeeWicYcg3shjQdNliRlemVUWWdnOZptepVrXfvnYzsuTkhhkqdUjmsknnjUWhltkRtMqSZioZZjjlalhikchfjYZihiobcbeXdbgkgYgdTrdcXnfffgdgnkbbSTQgGOjRepikjeYdiYfegjYehwrWYZnlbiniehNjXaadeNSdZXwaPcdCZhxmMeigmGVmsgsbgWIUsecdfcYTvOZbbnPvhrjfwTbTTnrWdsgbaVqXWZXVwTTRQfjeTohkXhkYhlXYokeaolffghVZejcQncSjiftXVfmbdTalYekhfoZsgohilWahdmbihbeaZiagZpaZhdmnfgiZhYcfgaeeXeaceelekggYohihYhahQaZgYfNaZ2orebdZfVp4okqafNZkkRaYYPCRl1WKTWwrdjwLohgjpjlcadtieYbbxxkcUYkkVeXKOehqatfrVinmRnTZdhfgoUfjTjsWnacbTXaohkpaWanfkhYscdUbmsobcghekXlTVrTpRhdiidSLZXUYgoWZghcYk1obkiZgiprlbihphbklhhWYhXOojfaUrKWfN2qjZnlXZPtqZgTqlaXiYZXgkjTnbbdWsvnajcnusgjTIXblbgudTiRqmoVhjYdWnohbTsphiqvdZbviomhnlsbZkjqkjbZXmfrannQrqouYVspaifSdeppXYgafbavjjhbbhlyNhaecbfnZkhgsebUofeWondokiagUXmgrkihikmXoeUjWTbgpkhjkclgrkRmnqVfdsqoVVqbVQqUmfmlwcigcmeYiScbocpocqirjfrxqqVqgiegaekfXcajXVaWZehivfeVZhijlPYXebmXmmZggabhhfPlllegkz2ffcteZW2Tebmmxci0pfhcaWfgoadshSgZcqnVUbdnckwVfaTpjiShtXcYYfmaaVXjsbncQjcgKQildfafjjckbmimmXgkSamZjfjieimhccZXdkbnekceqcfiakVejbXdilgclfhZeficldfhfgffgXhgmiVXqlgbcicnogjdhXdfnfWZaidkTljqcZphngbinmgjerhbhsbTikeYdajVVilpTnijgYcUzlzrvdicOUVpObYfaccnSSpUirbSUcNSZfVRjOeYTdQlUciohZYaXfgrldcebUbkdfjZXhThaQmWmhjaYfgeeoXdrpqckXOTqhilclfmjOaaZYXlnkZcvoukplOXglZjd3TinvdhcSkhrdkejVoWhicdSsTkalcvmTokehZfXiemZbcZnjeZhbWgihpeUqiitfZbiZdkbUdWXcrWnYfngllSblRehaWgVbndpdaoXkflYjUXYWVgpZoSTbgghXYXmnbYwrhrqNSgmiggqtWUUxdiuVWhhOZKwms2lboXWftnMPVpnkZTf2nllpFcVWeiTqSXPVSYWdOehqgkqdeIiVPnQmucbgdggdWmgmXaOWndomXeaQpqbeqGjpimWnhmqXbVcbNqKneZifvkTbWekqYbQQgkecopSQozdcmIhpmiZfUSdVUlKPaZlVkkYolXtobVop3bYUZggcYwUhUgZrhhZKVwiiYiihTloTeYOdicjsjgXgVxepeTlchmgde3eQZZ1mUdnficdlyttjheklezmWWaxbebVTrtGPPaPolsvfXHeYkcjMhYfmaUYaUdcOhfllheXgfjlaeuhrknkdkkagdUfzbRejlhcuhbbYecnVjjlnYopeXkcervidcjilanSbXbcjjmXmUbdWwTZhahdmjLdgmqcflQrueimVYUYsggmbhlobeZgdmYYrhUgmdcnphlOicVnYlccYochgdaficrgjcmdlmhZaqlgohlfjfadjjZnbmbjWZbnhZepfdRiiWmdRiWdfgfbdXesdqemembCgabdnUVlXfxXpYQSVkhnsicXbdihcrZWgSbebSjhimWccigcPOokgTSfdbqfVUqWiTgmgURrgicViifef2eehXevgvwvXfdNokkigRWme3ZXhYkihehcbacdigcdhbejajUZggdhlfgdagmZiinlgekamegliiZcrmhWnWjXjUgUcfXibmkPXMfkbbZVXhfjqhhiahetmZWYecRebMVfpmqZXmeUcblghroerYmkogZhlaPTbsuficTceffIaeqsnXiXhRYDcqmihnqcdZlZwrYasdaozkpZancnfgcXjMthslXUgglWmbVUkcYqlTfalVWbbwobYiqWWpnspahkcnqpXmVubTSmgeUiZaeZbjlrJVgalvggZtMnlekfOOfxTyYrphkojrdRaYwcmnhkXUiflkgyacZPWNXmamhXkbTiWhkZaRgKfhijZYkfjWwXllaZfbnciQblijwijohgkRWeeWRdrhfpxoeXe0jXYggmjkTggZplWUdfeYhhqgXldjVoqicoogfXggrgiqolZkYkcmfYiWjZiecjcdgbjWXkficdgknUWgecgfRfckZbgblhhjlaVZkgrnnbYccoXaumijooWfVnbeZohfeWhgennVTgfibhpbUpdXnPbaaidZXjbkhgelYaYUgcmkdZcmgZgdmiealdjeoileYgdVYmfaiXYbffTSlfhYZqTdqbgXkmhefXnbikeXhSqeUTpvXenLjlkarcdfVeWojejudXdleagUulbdZonhjrfTZelZUjkcTcqVkcfcvdZjijXPj2hlXObYgkRikSdVidpivxTffYckdenalWalfzdgYcjgZZkkmnagmtgekcklVniiiSZkpXicdhlehjjrgkZfglhnfaestankbVipijlUZnjudXUzrdVUdSgittfcUnUlhlaYhjuicojWpTWaYLcYapwYfPfXdgvgkahzVcqoqfWZlLmghLKYjpPXbhXUTbdhmOilLegakOdckkoqdrzqhmuPtcemrSkVSXkPjiZXpjhdaVnirgmowobnlakWhppfcdikctuOafhacdscQXseuhXZwaracgYVdYYUwjligNxTRlfVZSi5ToaokfLGiWpehVQbqsQYnUaihnWjmWlelodmbYbqtSWiaTrVaXhaeZkotMYnrmWQVWqneggbjSVldfntYUeUiobbjVdromcdlgegigdhfbabfYskaligkcekjiatgaokMgZbnYYbgiagmarXhnfXXiYXqJZbojjjbmdZvncXmTfgidj2kgZcaeUadZhnjhlWYbeMmQRsdnamRblinQuvncWchlfXhuhjgYdsKibWebmVopbmUppbfOYjSNkSqZfbfbVcUWWkijrks2lNPRjbgmfjiTbXmbPickeiifmhbglXqbPiNoPbSgZlrIaXnimiSixQinsmXUZbiiTXTwghqaXvsUVfkbZZvigfhPchgdfddcdfdfggkgeeeficjggfgdedhbbdhegieedfgdhfcdVdbdkfrXfiaghYibhjVfjhgpjaihcXiahlgchpWomRcpjihikZZmjjhqkrodglWcZZpdcWffigodnWTpciPhjiaZkciijevepalOTWycrmVcaXOgdodYfXpgndYfehhcemgOZdekdbigijnTqWjYdmmiomZmYlfjlihdgelgddUuraZdjkkslhgfbbvXnqpifZbTiYhfXaiVhUiVbarflQUpaecfUnVjXhaZkaXncjbmRVmlohWNmYvWhbijTebgbmQgqhicbWhZjlaYzghSeocrbUlmgYXnklchQclpqfjiUURhelbfYprYfabgdhomTjfXdbWfldmkmfqOXelgSbrkfhTcecYiMhibhWdezniglYbRhkfRgZiVlgZbZjfdkjjSVVoOdkJWrTUmtpoVeZwpkUTfchxResuOfblloTjQZhbQZniffxhqfeheakaVkiXiYfiTfcddpXmldWigWgdUXfaipbiUiffaaSftgefionckinUeqiUhndnfaonhimphfqmJSgapeeaRQcnhixZcslTrqPhiXSghdngYWfhcWjbrXegedcqZV2lZhaiqicahbhtmmfudrcggjgeqipdhoXlcUlcoarnSbZZSVUindhlWrstkiURWaNnbWTQefjWgTSTYhbTjZvpkemnchW0raZUWZZPmloddbhhXeUsfYfcadcggjjlRbehUnnieoVYZisnqZWbicliftTkPNaYbgkKebejxllSmqkmdcba2gThlxZkgYnXjewylfhlkkbhncXgwaUhQljjehqgjYUWphhawjcihjshqeefefWlckaZabgjYldglZaknkkkssXapgaPqZZfaMhjaioZjRqtNvdaVcefcidgaYVVWnggeWXZhblighdujididfgegphhekldrnYlbnjjimdqbvgVbmjgpiqhmvjgfQhxnakQYWiShhhqeUfqtgimbhmoomYlYgYQZWhdnjSnnigkkkniiekfbQlovhpqsgnhlktdkfspuphgVVhiYXhomSfchVXadlcfdajinbZdjYeuWbchhgnipdpigcZXffiZkUndlkgoVoWdnqfXXVjqmijYaXVYgjeUebqeqYSgbZcUwpdldigsUedkVonfnOfZbjlbnYdWfiikigYimXadUgXrWhebXlZheejiljeWUhnneVmgeqYfiXdqgdhhXdpeaeWYqjmegogctZbfZfpcfcMpVXVsajqbfjfpktXedRadgrVcgWSenVdhodkiXenlrukeXbhfcQmbcdXjUUacusVbhuZZRdmYUVegokjYaiWhdnMgNfSecdkcfPlOgjbhaopYbejbciglhdnpcYfhWhlbfffihfheefcdgbcfgebffffijedgedefhkdfghdffdfdehghgekehZpmikhkggifPllKtibjdevqgxUoglKgghfXkUiKaddXhgwTYdflggUbgfmYecnjdhbZfbjfikcgfljiUhciligjacVpdhjjiYpfmjhjnjifekrdadusgaefXWbkqXoknbnXZXrqZnmoZcVjhabgdYldcfdaileggeUcgghWmeiedcfdbdYcdkcodlfcfkppToohXjlWfrVasgfkUQnlkdalfiinXWognboncXSWsYvbujdcacZigmkfZhchRVtkYcedenjYlrXbijchckoiWXYdchokqXdUnvxUmrefhnZhZuVjdSgmqVkgsffegbcXjatcfendkcZhmrieqeXdlifoacdlbggijXkjZlkjcafgfdshbYdfmjknZuYnUecbetkpaaaciceebcWgWfWZprfbbgaRllZpleUfloibhceblmPSlypmgnkQiaZoRJStYlgZhldiklLbjhXaltlhVkicXYdlmXisXYtSTkSfZqbdUaaVxbeojVfaRgrlfiRhqTxmQcbYSlaRmZWZhhglcllarbdebchgdmjcimmiliXYagmkclWdlhbfZeZilohfdlUSYkjglnmbcYZojclSsmnpadikfeleqkSnakUflherkeaZYrefgikhrSeUgVpctTlrgeUjfcVckYddiflahXejeoeeagjebeapSpkXjflfhXeaQnbQXmhoiulfaalmbjZhUTabmgaaTiklfojUnbkjlptUXeVhdQndqXWVZPpfmRZWgTefdjgYWqdpaphagTnefZncdbokcnSaojdhyffbWcbYYxZZoXVoPimlfXghepifcQZfcUYlVjxowyedegXZjplXhmhlNjfWqVPlNbcubhsbTsZiegfcfjaXaflTsbUYgdRkkehZjXkUosUanabmTXlikZojjfshjaiPgjlcjblUQ2fgrQtkwraamZcgYfjsZjblrtSwWnXlbrlmmTPicTboqKkYekeWnkUhSoeRbcihjlcUVSqulbYicngdeWZZYcZZcalXbWolUXZigkdWhkjffeagYdcclkYaZmgoidiUZXMaoslOxktXnYmfeTaalrUdfWospiZXZmXMVtNggsmUpUcZvaXgkfeemgeibXbYeelcafckhhicjdblcihhfehdhailghfdhifZWjWcagjiceiefUZeSnYaWjZlYdbcmmcROZmehbhUrmiSjucmjZOdhsSookacifqacepifnoPkqfmjeeisbnjmbjhfmnldncWpkxigzXdiSVYReatgbolupVcjgeeSffZTqbobqacVjTreemeagkgddefidllilgfhdfocbbneaebpjfmdUfkdbodYcXmkeibbhUVXbnolfgridXdmmicagYdfiglcgcVgagYQdZcbiZdlojiddifebfaXneWiZhiTajefmcgfYloUZmrgahpckfWjeqbeWfeicfjToilxYhXQZkTlclpUsZodliUhYVzNgeXeacXUmaihdsYX5npgyqjtncibgaoVTomdcQXcfaTvklghkoYZgbic0morxjbsMYwigSeYeenSWZWogVlnnljWqiPeoRosqbpmpYfQUeOsdhhakofWrkngTjZZdfniacfafXkchiYgcMdbbkmaYhYemjbjUjgqTlUuhgklaiZlXgeoXohmputldhZWisrgkUtqvkjPiUtfbpmgVUWbdzrobuZbpTQrZdqbYhnULrUnZIjVjjcjmjnfpbpVZtoklhghmhuolnWgVeUYWcqObTdPdralaWaROogSUjcqoifZkaelYaeYbpWbXctYbjhhkbclicdgTcbTohccnjpephefggcslVTgbPnnPcccfQsdihmemXXrfopoVcZZggbgtkeWocZ0OgphdjfXcnfhmeWkkhZidkgVgbcnebnujrgenbligbiYefhmhfcTjwmjasen1KklsZdqjhaZYtjiTXlEq6bmrolhboykoxbpqvocdebgMSgdShYghTwgiqkphadZUkVmXiWsehhcowiiVkoeanbnjcXTfbdiYoegQtiZkadojkUolifkbcYdqdemdWehopkeeUYmjlpcPRcqTafZdlsdVhTgsebfenkRgtbbdTgnmZddilYfeallGXfdoioVbcWuYpabOiTkfklXjuVXbZOapajncalbdouQmiaXXWdcVpgeUtaoecbPddfnpdbpZaeYjZaNcZiNneWVjcmOdYaabdbWkfffZlaobbiZqdhhjnmkbcocWefhcbbgngVhmVbhWbgjYdWPmfaYNjXaojeVhehkiminemgWejiSdjbjUlYYeqejkdqfvZcmf0j2bYsPUYmipbkmgWmgYcXosUnebaUeXoadjfhlYWmndjmfkakclediocpgZfgdgUaagdWnaeRohlcdjefhUeijkfUkYs3lRgWUqZyldmTpfZQwPrpfYbccejdqhifQVVjvhXgOpWUzcmegqbVjgrsrkskXnbkmilgmdYdWdfWffphmckdrghjSkjnoitlXohcektcrdnfccVfYbdqaWeUZjlfqXZmUcplnfhkZoltiynxWaaLVdSgaseXxwkijRodniUWhPotiltvwUs1meWkZfwizhdmeeUWfajedffaRYbWqbfeenmiaYcgjWdknffZXcgbmqadXneyNecdQjrR4pQfpkneoc1ibZZdkShplfcndbteSeZhdkgedil0XdodkqogqecXjVaUsannbVVoVdhiknRRXighbkWYhigTdjokSbYlVmrSqobehlkljWjfkpXgnaXqemmqYXgjkkcYfkakcTcerjorfxWSsbcldpmiajqndhdcjtTUcgisheecskopKfcqdeanZfYuYammogpdgnfVillZgplXUZfocttldbkmaskbMcYakacfoNZXVRmYaQoguTYhulcdptbpibYYXoddegLoerdfWbdbcYVgcNVrhZleTXnnrlilishoiqkfeiUbfggfgiZkfngjeacimVgdxhZEVPgVuLuepUVc7oiWnceklVfVetRmehUrgssaNmXenalhsc3st2aQelZqoluaZWjbdbZtkpShWnsraXV8cjqgXhbcjaSRZoVkhhecpegaRdsheerRnlogjWdSfokqegVYfhgpWefickebbgWkeckPQjYehUktUaVfimfnhTYiabkadWTlZkkTgadqelhbaUpZiZyYklZfhnSZ4itlkVkglfdml3MStoZYhkjlcNRlfRhSZzoaphoWkeXkUVbtmRjhvaereSbVUefehcYQdfepTXhupPSjXmefdlXtvValYsmTlla1VesRYPtYedWkdlsfdXbmtimhpogiddfceXnckecYhqcTnefcideeefgmWjedkpZkkjblaXhWbjqtfjefxkXsQZgnnfZfXefceZnnikbjdUYkdYdshUzVldnbYitojbgbnwcpzipUerZOWYbZaTiMmgghfeXkMabzseddPieZiaojmmkfjhVZfckoglnfjmbkiccSdYibbXejTUipVWogfgWjUjmXfmpicrdfimaaZZhgjZijnkYfcjdeebejcfqcjhYgglkkmYaeSnlaPkihhZlhbeZhTmpbjcYhhfdmYdjceaekgkkldZbicotsdXYdYWapkMjgbTZbjesnUThjVisadlXYVdlcifghcdXLneeaacjfhhkceWibccdhhkhhiijfijZbcjZbckfecmcgfddegRaaiidajYwaqiqoXfffjruWjZskwiVTbniofmgZhntiYXdcoZjeegngcgkhmbWYcjkdjbjmZcfXiidjaVYejacRafdWaidrWZedSicehtwccjhXaScgbchodficjjjWStVhfcaaSpdmWkhdahgdgXjVfgqYa5YxjtqpWZlMkZepzXXjabyhsenncV0XgXmgdkciWSdeykqTWsWpswwfXVhddide3WViHjuxefvsehctodtefMOTearent8S0fdnPOkVqx3OiUz890Fcq6hgb4aYob7NwTCetUtlk13agjgNpynkr1gXMXnmiKXbeXfkYltbnUb2oj2bNWTfxfckeegTXVogdicg2gkdhkeZhRckWhagmnkYqbiqeTeefRkUxiYZfbfdgcggZYfjcfcffkidjhmnlhhZZljbflZfjijjhabWouercWkqlccreYYagdidijgbfccmZpcfoglqikjhraeZpmZYbdVikZhmpYkobYnhcfWbemapbZmRgtTeYheVakcZmmXpRbZbWijnXRhhgitQXpbldOSgfkkgqsfqopUpZZiengSTemigmjakfcZcbeWZhZikfbabkpmgqeeaifimkUelmejWmbsZTPiWvibuXdnliVjktikVkhZfTQnYTjmlRjiicfZfYRlsSagtdV3VigXfodbfYUhliqeVlcOhaYqTSmkmTXhbgvggkgh2djcktXpokbnbedolaTunpdiWhgTbidpjcXmcgkafgZXoaRjhhfdcZbZkXrkfTefhdXibciub2aYgIbZJkvwnbsnqmwXobcWfmxPKqrXisYLKZYnkXddZgermdlifpPWXWlUkcoafXVdbbZkmfZgrkloYVcqkkefikcebfefggYhegfafgchhaheccackeabkebjibgegdgghamcekghhiqsxaZhUWUVWUcccefddgkTTnTheciYbopZlcnmOgLkhTXrptwZYjqegsafbZkdaekStXUhdoqljgUghaviWsiqlcqrsaOUhnVVWUrcYxYgiAfbcdnajbZjneZplhUgvVjkauh2YZonunfpegfjjdYZUqdXReXV2UhcMUVnjaaaojcZpnesvQinkZfktkbdimlWlbggbZbhbkZXlckgZSfkmkeSfmornlaUljqfbVgmckcugodcdawbZZcqjWThMgiZqkfbilWntflgdoifbiifghZXXLscljYyhsgcfaicTrnYSridlvSggjfbihmUiQrshdcRemcdXnjekhdcncaobUgiekcojWklbepXjZgYbcehSneXjZlYSUmklkgdakkgpkZhchkkjfVdgeagankkcffaZbdlndcedVkilZcXmceYObaoplgqiUmjXrfoWTloneUpXviYnllhhhUfeoqjcmkXedmYemhebabehvhvlNZVgZbWijQZaWiqheonrabgZhitdffcjpjkh1hcnSlsmgfgufcdWniXmmdUVrUnkgVjkfknendogbvopPgmZRtdjehaOofjjZZkZfmSegbivjZrlresrUdQajlpUdgdYjwYkegebhUhliUZiSsZddetgllXgXhodaeHihhvklZdnbqnvXkcgWrcZcbVTyUjaOZhqPgNhdToyekadfcohdXnXnjqUXldaZZQabamVipdidZkWaqXOsunicZkpjYicksboSrhbrSWchcYYgdbgbbfYfcYjZifihldciejlicbbdejidkchgjjdicdikchbdlnjgopjreegXgiYlfkhYaepbhgbnhajielZhdpfkldqOXojerbYSngghkinPgYfidWUgllVhgnVgbQjebbcVjhiXjjgllgpeRWUxahiSshVhklfrfledibfhfhkhcfUjUgYambbxodlYekrbYXhibkfaiodrhfbcgZodeZWWUjeajZbaZlmgfhibolYgVglmZXprbYeVdansrdlhoboZUVkkfbgjmfTVeiTvfkjiSZSiYZTxUekWgilbbVoUVfayjm0clUiZkLfZbmWUiqZXPhskpTqSVgXdNhiokpRiZcYbVYRooslikkrahXZjoNkUkfZrypdjeVdjhkdihifdiaghkbkRmeZdepaeZchijciheejLhckqhqVeWUWjihmfcbbfhfcehdelhadcaZchZedfajkgilgifekkfiamgiXjXkefmngbrgdmhfSfjfkdcYpjdbaabdqlRXNkigXUbmhcjbrNlilgTkYchhbZiYejchbfXmUgmcjnZfmainhifVjjmhdlkkldrgbdWdjemfflWYVYaWagabUnlnTuWbbkidogkSqjghpUcXvhgOh0tpaondokNXYYgqShTkiXkdUmZfXMpkkvrRXpagsUjcdXmksmeXQaYQejVlgmtZYjefraUXNjcsgYlWfQUrhxmsnhodgSeefcedhgYigfdkhhcbjgjdgZddfjlcbciZeggaecgjehZbheVkljXfkmYkXjoadgldhcdllbYWbedhjnccUabeXckekbYbVedjebt7gnqdakfZeYdkmXSjZhXXbhgdZrjnlYbUglfmgkbhnkkmsZZeWdlWoqgVblghkbdljkTecXqtgnYjcjdmhkZbgfZqepbvlcXdcigeWlpSQWVaUlXidVqbbadksfWWijcjkVhaebkZcTbekfVbacjWaTwYVpgqrkdmkfmeYVYnapbijZhdhbjncaWnkdehgfckXhaehsdmUZkikjYmYkTbakafioWhVgYgfVZhfbgdnXbYjebckQnUiYkZZaZcPYbboRc4VdlufzfLmZngobLQgpaggXVZWjjbpmXfcPdpjNZdflnUbgpoqeldYSsSiZoVWdgVViXVYlVfaslaljZfplVdkfhxlcdgkXjmRfQZXcaklWpcnqXugVcf3ahpfreoaiqirpQeVhkibgTmrXgaalghZToTePaigoecoSsqdSigeidTdUemllMucZoaXjnlXRkjeZrbhkeWbZngTpqYcdjWabagfbcbdaaifegicfcefahjfehhgjgfffgeghhgehcdbfdgdgYXhjldmgdemnTZednmXieZkadiZjgidXhWeXgdbkadnadXbbkjmZdcYbgccgnejjqmkabgcegabjilkcglikggnidVckmmacgXeafZaffkXpfefhccgkjpamiikhfmgmedgmphhiijimcdiddeWmpjiZnicgalZaUkjgaWZZpnUrkXbiXdiUjamSakdXlWyaohcqnblVfaicWdjZSfgkdaiWkmabhdedtgqVlYqmbjYWZbXlcmqoZYOjsjghogYqzmXiUbkZabOuffnZinYgZjssphgZsmeYhpfQZXiVRmZnanebcVigeZkblqRXdafXYSYkVcfRWirfchsWXUepoiufXfaaflzZogncfhmbnveVpRSf1jibkXQsyXtaendgjdgefojjeghbejmhgbkkYgoYNiefjlcboUahhjViWaqphiQjRZqjfebOtap0lNuWifMnnthlhoYbkkpnafoqllhYYkjYjXQrabbYkTpagxioMmfbSWfmkfegleqggUbnmWfWcgStnbglvTtdvciZiYjZdllZVlhtVUlcvbkchRodpeerqhUgckQhrSjpakdifmvUbeWYkcRfrPhmSXbffghqhOocSpmasuZgVjjmwiYkhZe0pdkYSiibglQlmbhrWojXineggmigclqhejwirhtUZXkrRkgdfYcZoZjgpchbfbVfaejhchhnjfmnmZiUmfcdciXcYRmlrXbXlljdmfXfimbgicXXbXjagmfYechbdjnkdckmakjehjWamefcYjlreeibrYXodkcVsddzXZudqfZdfghihUmbilWbeapihejbufUaPUVfXgeWbgoZdZlstfYkhjxXlcVkiLUjgibk0dYsWnliRRVWdonkosUaaXobglbftiVlfcixlOaUhkdabhSWokhndYnXkgYSchrdjVkcXagdUjpebcgbiamflgVUtlmKZdglcQaWdcefkadjmkcbanZnbleajdgodnYlgfencdejhSdkrepaceZdWSrhegedddeedkdechfehdfifdfecfeadicfgeegfdcgbaeeefcjnWlYbZbdYfeckdkljibbmjncmccYZllVanmllljZlkhiYlabkggZdWfchbejfhaqekjlfamkokedVfsgTmXjgdfYdemlgllcpgbcfktnialWWafhUkuhWcUqXevRfLXoafkhaTkkmcYaZinbijpXihghreXmlTXmjtaTRikcdRdeRmfcZllZjfnddemanhdXminfddhoddhfcdYhaleZadhhmYedahomcemnicegdeejombZnYbSjchZZhjbdeclamkYibVogkmmjihebjpkbfpekejmcjVdfNhljjXdihhSZskYfXjieallirYdraWUaUXphUZfhWnYggcqhcdfXdgqaocXkejmZZobplaqcZopgVdXkfTnidbTikgmihbabdcmmXYaWhRbsXhfclogaclolfZaVhrbVjfldmVcgqeTignQoOdSffbuYmsTjhfXlKjblnbrhjacnpoYVYbwYZTVmgomZkfahlnYTgTmlniYsnYgZteNdgndlfjjhofjharZVenYUeUoujcaNabelfdVNdgbd5oNpVtWhjZcYqNddkjOeOpSfSqjXfeQWWVISmkYbgxdYaZhipdWcWcOsTkOdnNeijjcjUqEggegbHkndcVQlemkofhYlieWdZofsVeiaknMgeUkmlnhoZbWnfZuiZdnidYnmiklcgkcpWQZbNhjnwgZXrodkScfSjrYiusUhnxrbfbgphhefjfmlnositofcWhZYqmUThschZhYdQYtUelqsmShgTrairllfjcidVqUpfdjRdgZYicWcicbyTbgsVleieoZfdgafYhipXSniiejqqWjtaVqhmhrlarZeickUZekncecodSbWZlfmmdafcsenXYbgVghindkfWxkoepXrsYbXkjvkdajieRnmjctXZdrcperfZZdghaefidnXegqjdmusgdecappejbhmnXPlXnjbhjohgudbeWYhqkqcfXgheaWUdhVhgYsjZfTkgnbikcqfidVppfXcZdkqUSdfOlkNkkefrtpiUXuvcShgmip0Teptoa0hbKerdtqgiaombqknjadZbzfctgfokaeaZGfQiWkfkValhXmjcjudbeqdobxiYWfXnrdTocYTignfdvnjWbigbYrnMOcZkXTmYZglVsiYmrwmVXdWJujKdhPVstjZgZtpENgasiadcEgwWeiuabeeicpMgS0dcfocYadkYYYhgfnejpgaWegkhallZjZcmeedcgggkdhbimXespXYaaffpeXsjpkYYiccfVeZZlWhkmpmfUmbfYVZlUhfdbSmTbrVktdWfkQVRXeWhjRRTTfnopmhcdhdaXpnXljpSSoajSnigdqfSVYhkhXZarlYWrkfbhcgneitbZghXbhlQXjhVenYajhfeeaXkejilrdilfhmjbpmieYbhnlqdZbjbbgokYimYZrfgWhYkghhyXXlhQilUadiexgjlhrTWhwdofgeqljqTkwqeZVfYemZjWkpWfilWkThnwganyYWdbgcrmegccpdhlZhvlYRlXlUlwjygraRTVrYYoWltdvoTcjuGejcqpgcordXldrXXwRXbdbNmWXlZadhmnobrXTmhneRlxJhZZqpiwlrUiMfpfgfYfgkjfoWjidanhkdhVWZZagjddZhgZUViggOdgiawsjkRXnYfgiafcijhPjcilfglXiZllfhjfhhlebckifaWZgggfffaddYjeegkchnjhfqhirZauUNkfWXgtkaUdfZFkQmmPXhVhVPQZeevfTYSdYVuYvMbZahigiUnSpjhzefjhrpdTkduwmXdbmgfdaoiacozbcaYitjakUefbcedolfidwkgaZnjfbOglmilondkZnhmoVSjknqhTYhloaqwcYodSgrRcinmSbTcnqebcdViblfqshagmlftfYoifmnPgopkeqYiiXQhkZdYadlbggglkhkfhXdllkgRafgmfgjcZRZabZbhgiYfjdfkWjYadplifgjhikebkccVhWhTeVkkgdhclTgdSWqlqRhXVbOknfUfkekOVomkledXTkkUkmkcmNvbeoRpZtmmWwjdSYeUlqVaSaeokhPjTcagahVmgkkfTWfemdfpRWrXfVVdamOpnkkdYmaUsekppcjk1ZSwjdyacaVgmZvmWrWmvXXlljqcdnbfiSacgdRjkXWUdooWZlilgWmgYXdcglnYWpsUfeZZepmebZpZhTldcmZTglpoSZYXvqVibjZfemofatcnqkdjgleiejhcfZhYbWkddmZZcfZdafhiagihdfYjgpiflmfbefkmahfXdkdZZimjabpromSrfbnjglbpfegtdogZaccaciqbhdhYnYeaifbkXoolnlVYhqUjgceiaicfdfgkcbZWYnbbcdfZeeYnjVfTmTcfgfrYueVdanlqpkrdcahhcpaeZlZbjSpmeTZlojZToeigVxilofVgel3ahccdK1vpchRhyeinYmjYpWYnecfbigikxhprlNhZXhenaiklVZgbWaghhbbdglghcscXfddkbidciefknhdmlkdpoNmYZgXuQYtegxPSdnjcfmjbsZYjejbcNbTfefvnjvcYlrgijibveZjdgbiZZZbkdfbxpbifeejarocVjkYmleTgaindkfqXWgchhgegfoYYaSvYavcnaqfjWpnOoZnklgjfWtpXfVZZeYmehweZfvXPiRVpZdZdkgoeUahiqZhhiVzqXTgFfliiRdgOQTeikiilZjrcjlklOcmYjYZhrjgZWYemZeijfYamXeoQpSnleddebdkhllXjYQbfmkeXwhhWoebblkeXcVmpdiiiellfmPYhhmawmVfnrWctbuieSfaeambfejbaaajjpeTWchqTYWjllZeUjdvgeSOXbtVanUXjzYecTfjOZbGlgUlySumKVsilufOdOxTgWmYZZgthZbbrlmVbkbXYirghYifgmideVdbdgcidadendcdfmolgjweYipadjdlVqZjdTgYaaffqakffeqbdfaZbgfUiUjgInmnqhcmSWgmhbYoaYWbVhdPmjkigjiZjkdkehgabXodbcejjrXiZchffcpkmkkgfTYddVeaiddjfZaXsaicXkinSTkhflcpflasUejmjbWWljXWoeZcRUcieXibZhfasZlaMetndmdWrUlYUdcofkiaadaaXnZdeiloidkdfkXpcQfjloUhlmZQfhfbYkenplTgJE1M6nkfuaTdLwEhp1lcbMzj4iyvFHdZhqlwTflokmkMRn7cbeigfijdgfkccibacfiWaggdmbYfbZieYbbnebeddjbcfjlIfWglsmgYnWrmpoUgYcmfousYmhReYYdYSWccgRVlbnYkYeidgjmjbbWZngpXtidpccfefjcVigQQkabdKYkjoggfiWdfeicbYkiklXRpsRrgXdQblhncsjqthnilShImlkWqXoejRlQmVgiTtqeefncclfqmhUfgsObUqqefSaXZYniPfbeZkhchYlakibVpklhlhVjkfemqobYhclYcmhahXfaZhdilegcWnqpfcUephmllcegplehjhfjalcbdmpcYfdnhacfZZYhdjaigiifnWbXdcsjTbSvflTcilnjYajVceprbfehfklljYXZaRYmkdcdhhmilcteVVP7ozpdrkicccyKlmmcfZeagncnrQQTfTbgqjWbWPbhdawlcocbgffZmjUmoalhXbgUegWZiflplZgqWooZjdoeZrbTZWdhaqfZjinjkfWcjZniafagbhYagYrjbaeoZjmfbWdmYqjllcckgYjpYWUlceiUeXfWjhbwYckXfwdfldeciUccnfcpebfhiahfjjeTUSsfUdbZjjWeYrXXigmhgcaVeoSdqmkOjlmoaSljqjZYffkcskeZhneqfWmknjdUhehngdjYWiriVeimsicbmeaiXjWwgYhhhWWeXmdjejfsdXOkvkehfeqXRmpdocgtbcmZoqcniaXUbZUjhuikVhYceprjvkoojgTkgokmlZYTkbafqghdommVWioedWcvwhZZcllqamuFcdYhkvcohxsUkhcKecfpvhVcbPekfPimeefXbZbZehVhhlfnaWlYefdhWhaochfcmVeWgcjroimgZebhccfabhhfdZbZlXeeijgbafeimXhiahncYofYZkhcaYcifihgnnihbffepdgjjbXfbjjgXhhcaZaocfmmcaffcjclbkjeqgjhWcklhuVataXdnYpmfjrcerjkXlhmgaeVcicYclplXlskeabnkcjcXfaXcagfebfmmkfdhhboeddobegeflghYVmmmhmfdmcnZlYkkhittZfWvWgaVigWfVrlYWdUfkTjcrmnjnbhhQpeXjXrgchqZhaiodlffZaXhoXjbfVfjihdjYbleohjghfefcpXxoabbnheVklymYghpdckolWsbdaiSqnmhcZwYYZokcYjQjenhgnaUfpZjroscmrmhYdlcYeaialiWYeRUgZcdXTpXcbRdeifgkkamdpdefcWbZchdeXigeZhhgabYdgpficsYeTgeYdfqYfmnadjsntmKIPWQSsmXcQxZYHoenlejajVRlmncfefPg9jNoTSpcLugplangZjpgomscUaaealeRdpdipkjwXsWXeoVYVWeVi1tiobncjfhkcfgdcVcRbdlikVUkggdfhqYflYcmdZXinphbSqiYtdgmdTlbYclcbiohWbZniWPoUYjVomphqdQjeWjfagcOWpwgaSgnqbWbWWZQSYuZempYjidppiibYghwjZjdmPbcfpmZhdfXXendeKYKpVavZgciYdOYeujhpryXXaUVaaqqlbcbgivXrSkedmmjlgfektkfjUfjTqldjaRSckljmueakcRidhfXqLfhaheniVnRegYRcfeZaeWYmZgpghrWbefsZkaidixqsWrcnvckebRhejnhjuWZZZUYvSboVetXgnbiRVicSaejggdSKedYkfdbbcfcgRgUhnenjpWbveipecbef0bMYeVdVkWgHneXjplbpOdddJdvPqVhkZivqynaUcohgpahbUihgVYZmpnZjjmiYcWmWhfgZtvigiTbavmfthPbmdhgxavdhfmUQfembhiTnNSkZppeTLeUlibejRmWZcoVbRnfcfTZdbXfVkiWWjrzgvpdiSqXlYpYdsjWXhYXgndgcecZVXahdjhajfpengZjljXhkocmlfifgZgWdpZmiehpobhcjjfigfqdXZfcZedkmdaabeemkfelbmefbgjZnkibckiklkfahie0mXkqfgZfaobgeihWijZcdrjXRslVOmfWgbeWprelwtlskahZhXYYaYqnZdlVahbWabnUUXcrnfQXcTbopXWUcjiYaUtZeiXTdbaehhZgklTgnmnggkefcgSiXnrVRiiifambYkahduUafelstqhedZnlUcdbldkhrfaYbhlgXWgZYacfYnnRZXgZeiaSTieilpjnefWnbdRYkedcSfqhqsgbUVxaVXhVcipUclrkcdSZcibhiqRZorUjhxtgSrsikVUfeZXbaijdeXdglUcjfbfegbibgnwhlfnUUbdgUXUUpUkWzhZbahqjZcjUfajrJpXKkSoYgcdTfiXYffbTdVpgvmzmjhmZacdjXzcjeWVnbaWhdaXraXcfjhijhMVxgdrekUpnXgkjfZgqcksXeafblXinjYSdpg3dRmkgipofnocWejkWqeffijWgcarddeUeUhjkerjndfeWfjcjjkZVaVmYoYRcOgqYfgmbhmqhjehobeRrmmjkjcZjVqVmibVgfhmhljcTcYhlnhjdYeiekgeirZgfimijhmbWXgkgjcphpcpcdcYmgpWefXdnbhhpWlpdbYWYclksXqYhobcfamecWkZaZZmnaZmXjkjghcedechhafffZcjdgigdcbeegifgfdkcdigeddffkhaegffsuoTpeZaeVdrUknijZbaowKYdLSlkqxZVpbRycaYepQarWpjnjfkmogXfglmicXwelYcnQGheQnomwmTNZWffWfVgbmknmLoxhdklrfkeimlelaefjSeXjcYXWTcXauWUfZbxoWSeWZYsjtgZUejiogWgYjZlqWYjvbuUThhjonmbZbYhmYmjKbchXlPbirihdfnRbfalejbmehjZplZgjhciYjYifWhbXfZVjgfgqRoluhacedkdidejjcggeXflkdhlfbqelkkigeZVuamjYegfdpmfXaheaVqoZZdrgkfrlfiUntnjhilfnbkZYjnhrtekagqrcVgmkwZiejhdkYXgfefmegmboaYiobwUSVWkckYkmdZijlpfhKnhncekYgmeificYeoTheWilabRkqgVnSLiVkighhbnjZooMTesvulecTXcphfcomSliqddUjtdlOXXcdiogcxegLZsmbikYjhZfbgliXXWcSXiiuexdjrkgegdbffbPYabcTbqghgnifbVnNoucWkchdrYidjViSfgXXYfrPdZfmomcdafbeVgdYVhgmgZScgkrjldsgXVfbQceXlpeYldLglSbYliJhdmksWdudcmaZZcqmdbQYlgnitceemVnih0dtpjlXihhgXacchiboiaRreoegjbZfjifdeQUiYYwbYkRVciugPnddxTfimnnaoUcVqqwigVYlfifiRWVkkohRgVeaUmtlXpVYcmelsmTpsUiYjbmdaqfqbjWUlgjXmgTbXYdbsmziaRiPefkkkXgksOhbNehqschohOVYjdPcZcaoTfNUWYShawpXeXQUdmbhqapfcbVomgqvhZcbrhlWaTZZpbjdTXUlidaedpzlrgoUbPVdQfrXdfjaqhfVeZbqhegejjZVgYdjdi0VXainukoiggVYfogZUhWiifdaicfYkgZmjcnkjdZcZXYppYfPfYqhhgUqSWaYthfn3qoQadfmQlQqSxfaYkkkegfkchqgbmaecfUkshdnrcYnbcpcghfnooehLnmqvbSxzidSsWhwolcigVcuiaiWsghqcTheljjmnccakXToTidnblfckaYfjYsYXecmVaVjddhhYYhfnYYYfjhogpkbbbekqiklaXgXUkljhinVoiZqgnpWgprhehqVhZggkOdcYdgdalnXrbWZdflkYjiWefgrbgjNjqQ0efnZmlTkumfqlmfjlXhhZvpZZVWkZgaijjnZTrfjdyuTzrqdfdXJbomjadWNeZegafsejJclaeibijdcdZTcbbiVskclNdaYboXlgejhmlXbYhjSYcmdlahagooctddjvWcYsbbylYXeZaknbWRTceccbinaXhfYXReivbVmbglginWkiVcXdThXlqbpPdqgkSYdfVgYcfaYYZtiWXplnUZrjeiolYUXohalkaZbjbpwbcgkWjlbaaZhZeRfriieecXinmfcjiiajioRWfVWdaihcmecfgbUlYjfmgYpqjnqgUVXifWnesjfZmqqwhdhheepdcVzSWnpvPnakgcdcUdYWWjkcclebjbjmcXWepgZakdmYanknbaffreaXlmoeafOTatlifUVjZmlnojYhmdsdWqqZWmdmslqfueibUpphoQfefgdrlkXeWlqYgYfgibpZYphViTadgUmWaimllRfTFuNjkauphpWidicebsdgVjbqdYdabmQXiajXlnpWVjWcumdLfanUlnabfVmgfsXpWeaXnbkXYZZbNfWsmjqhZdZLWmTjVjTcmeNidhTaziiimdYgn13hXcKfkeeTymYUXYLWietLYmpgmbmMbbSihmYnkojcZLQbcmtYdbkdihtbmokXiSWZjdjjfloVdrldofKflzmmpdedimqkdhTWqunfgsYcWSSaUfjqViijdVSfZfijtKoYchefmtSWeZbgfplvcYjelZXWiicedeVVoriXkimYtgaYeRmkqngmlcOYdfcgieZTochJRdltXajwenZscXjyVpKbUcvnrTmdVaykhiXYJaKdVYhdRUdajXoldkRgdTglvop0gjeerdteabmhVHikSeQkRTPVmhgmZmoqfWksmXwcSkeQjqkivrvZefkegckceImUYedYSjifocecjegWchshdZkmgipoMRasZTfdScZqoeZmibzcgajjjSWcvryOihjeaamdujXWefaZeZpcMcflqdbijjUgimnajmningesdZembskjdhtZindkQdoraXifkiOfjflNlocjTkhYaeplbmUbcejgqnZobVlcfkffjOfeeWaidmZicfbXVoXhdSkfUZWaYUgYiWdfoginiaskbicsfefeecYqcnaehbZghljnsVfYeYqfgjdcbeiecnbdXVyltWdfjZsqVitgcWceVWhhphbfMkhbbfpmjjReYcXcjkceZhgkcYntqkYiXabPbdknXbephrhifYcvYhgYiafWdjdlhueiVecviUjRjkhgiYkqXSnhYZlliZrejPqZPipcgjbbkieZneZZcUrhbifjukfqOnQddjniTfddbfRhTRjdccqepxVeoYqXciYThabhXkhogWdkZVXUfykmVcbrtmOUbrrnqlXdXWbcYhfXgcjZpeZabfddgYbelahgWdlWqhiVphgmkejzsqhZOVfYXSeZbmggccieebmgbbVeoqmhmipedomcnhUdUafZllWdbeiboYiaelaVaihnonVgYjjpakffolVccTuhqiYdVnfhthXTblaadbpgaWgmYTbWkkblgWcaklecgYUWklceapeiXfTanakcccfbdZidccTgplTWXnZnhhcVofhTVndtijcWiaWnjWVSipeOYTgPYZhoblyetjaqbkTVmhdcjibiWpUcfiaQneagqeVhlpdgZVdgijpneQdiligUtdVqcfdQtsvKhohgtgahtbTweoacvhTKeohIllZahXcfnTlie5PpZaOsWrbhQgTOzVdaUkciVeWVdknmZhanVguXTWbjsSnijnXtfafeoghaglfikYZcffilgehlnYWaicSdpTfjbccXimhhbijjjpXlhgmpVobgZhanhicbsreVaUTfdkYggVhUfZgVhaZkTYmgtniTmYgndedpWnoqhmlihauYnbuTthYdejiaXXkffmvWbiefbiUaWZkdWcggccZcgXTbetbegdlgcgWZXemZdhmgillcfhdiemdcaeiZnifgahdYcfUgfpadehQSmqWgwUeiSnulniaUoicaZoleUjgVhishYgeeonrXehpjendhficsdohcganmjZddZmZYfZemohglhbhXkflaanelpdhYhspslUooWVUtorhTgYYTeaXMYXaXttqiRUdbkvYNtNYpVadgYgacSghopdfjgRchhVjgpmbhnToocjkqmUjbgYjjkkemVXggslKfYRPanTpriRniekmVlwQfYSVQwwsbZWgYtngSeRninmqiWeigfqhXZfdcZphpjlUjWjhidkcdbdgctngaicpcahlehmmigmiceNpmkmVplUjbPddWsjtfcZccmhbigUvRZlZmnkfjahfifVYbchXlrnjXUddcmijVokjkYeeZSflWnSpllWcectejljhYiZdppfcmgaenenYnfgjhZhkWhckbjWmdahdldchbgkbVcgkWlXcUUZbhchfgpedkpZdZdrWhgeYbmcfidfWhohjZcbjqpQeeYdjRegrcvlmXcTXkVTllXuieheaUcgiZegmnnRllcvPfilfbogRYUiZoTiKjaOqXaTXUQzWgiTXbwYjdawWbqmkWekbdmSgcluaYXjYYNcVlgafXaePkWjdfgdfg6oSfobIgcofmcZqfYOQTMPqniramjteOafigpdghXoelubkcQMjjZYfiXZejdnhRThxlmXdnkfnnmehbdVRcfhcUWdejfUlbWbdjXVkghbemThYfdsimcmphYOkfYefcVakohnrbblfkafoXfmuVgdvUtccYxjkmmqeYoeklceddhXZkkmZjckkilddgjbfjifigaXjhbbehlddfhjeilkbtbYdafocaretYYemUehSigkdejnjWRIiZagbgfdfmgecooqXseoRdTzaptifefhdiQKcdXQTnhgvsccbRroaWOOhgmPgkhleYfKrjhibmXkxiegUikiiZdhohahbejdkdYmbJmorfiiffkqhLShlURZZxNjldjfbXffWbbVbKpiXjoWNRmscMiSnaYnhpifPfuUskhUUyQlmoRkRikXrZljtriplgdgokLjuncdkSdZjaabgiiehcfojMhfbYciipXijXsghnaVSQSegxbcScgxlTljfoSagVdePUaHRlcrkWVqdpbVopqjgreaeheingQfhmloaWYflnejilVYVebbbWYdlVZfhcVbjoXgcXffrptppcjkollbZmibppdlzRgUmZhlsPgQZoedoPiZhdudyZadpaPgsrXZfrPvfbajeYUmndQUcXihkYgXsheeoggsUgkYpebcaeeVVgQjjellZbmjagbgdeZofhaXTejqgQYeerTQpscrWqXYYohfmdXnXchSgbbOgqhbgkbcekkffecgfdYfffajdlfnhifaiaellclbklhemZfjgkdhqXXXWbVcbaWYpkxiUUkZfsrlukllkiiohoVnbTXTiccSaUZTiehkZdspkKusYaWeuqfhZmrrlrQPRqWZHrXldZhpoaUuehfjZYYjncQWWffgpjqqimWYhhlrmaakffmmfgUuedbYkcehYaoZhhmbgYfobVwRhibjxUgYtkVklXgaekTYfiJpWxjckYTxKjUdeTWaqYmfiUafqZXdlqbficfqsfSeYmkYTifd1xlhkRlapVefjefaeejbYidokehrbaebcalfkheejjcTlegejkscoZnkgWOYnoslV5XVeeRzXjrikYYieajuwvWWWqemWdrZWdickmeookfcmnhfffjsrPmbbmchgcrmilgZRWXdnUciljnQieihVocqlnliYhlmkqXYkdbokskmVgpljUWhqbilfgldbcldfddbojZWYhhdcblfhlYhVrgeXfgedcXfgildiggcnTZnicpdcTacmfeiknkdawicdjajeptXembZhhVcfhkiVhgllccZrVkfQUfVwiYneodXtmbXqWWuqagRYejlrVkStXbfeVkckdjRhYZfdknZMhRghsYegWPXVNTaUYjgljmhqkUfhloTheljMtVeedmvWeefaXdZdpigiabZnUve6aniaVhVkolcWWomdbejbQDmhugcXeokfXVmVXXirMlbicjRapviigbWmkqVTlrfvtamZTaVjheNJpinoeddInUcdTaWZNwdVbypcbYhbukOhjmeppccXSfbliUXMhjsdcefPZetmVgYcnikpjoVqoiU4ccpYljQdlhariLXlikSdkSqbmgcjWfehlodekjdlligZfWWjjjleXkifldfccWgagjcgehhhlZeWidVYjffkgdaWofqchjhdnfajZgqkcinehfgZajpccrTmWfkmZdhcfgfgighidkehfeciggffgjfdhgfhhffecehbfdfbgekdfmngRcfdldijieVpkkNnalpVgYWXVpkioYhdVdilememkYlWXkdulYWUfTjZeigmqymfVZWbkfidSeinYnobdcpqToTakgjScskqfZVYlWdsniUZUnfWPkagtkQhdkmhiUnInimdtXVLqlPkSSbhniepqlekZajmsmigertkVlniWfYcriSetqhufYqjcUQtTSd1busnnhZYhTdhistlPmgnemyjgThqZhbvjdhVjjhWgiejOcdwcsskjgZhjbdflkktbqrejhpZlSpaWhbifZaVibmQZSdRncefhZYghcacfchbcjgbkjYkmhefeekihngoilcfnhgagdchYdomqnZhrXspngRgijYdbpaZOmVdjpikbUOggflZfdWckgWPWQLWieSgbsejbgcTXZbVucJfi3jrtcUbZVrpraecnXqqfioejlbjcXgoWogVZdejQilgnflelhqbqdXXshfggTfjccmecaTnXRVfTMmaWqmWVakYSZZmrTqavYbdaVJnoddSnfQdmnvlgZXmhkplrqhohZmgkdkkpkmUYbsWRWWaSpdsWbVpbtgeQkaihpjoeVUlikphdmfUdesVbYphnPiianbgrYPYlZbdqhSYiRkaXkhoYYYWXXkZgkWceaXcZoRmZcZkqhYlfSdgafqnhZbVWckbrheZcedmUYjXXXXWibemnZmqdWpcYdPcZnfljUWUcdXecijdSUhYYhitpnfizbfapbkiefndXkcdTbqnee0psrQhkWpjZZSlYPTjZfmctiUHhgpzfkdhthWgZvfOXYkXhnrdgkiVkhikmWYhzeXWlWcZbVbebOeUYvRtlravmRibebSffrWY5bgmQyidvgahlsXocqinacksgTdgkmRXeaZlWTnhoYPkmiUbeZvVVidopbiJklVcghdhkYjkffgdXbbUohidakcZcjYXgeekXcgdogXriTeZbbfmhhnmmfdqliqfglhkgdaeTbkWaVXnUejgbkdVeokjYkidqlagagTkdbcWbgbeheePVgVcqZmezbnYcedegj0NeiXZdhbfhZdkXUVahvcffiTZhhjmuqndldtnhhkmWWdWisjriVmfhomkafhlbXdgeleeiaYYhnaWihiYifdkliZjgheYlghakYbakbkZjUfZmsnbXbVgtVafsYWnnjVlghjXcXWhkolqjlXkWoqhahbeneadlbgbZOejTgyicptl1keomZSaiphlWegsrkrsejdjflVsKmfuxZaieQfMSiZbcotdkjmaeSLoufjrRTgXXmqejXjdyckkWrppkskfTVnVXgcbVaedbYsYVbkQnRkddeehcXfUmaWipNZdgpKjZokalgdbnZYfhcchixgZXxTjkYuabirjhwqkcgj0ecUgtbhphXWXqdkinvZldmshwlTapXfgTwmnddcpqcjnlqxmibTxWekteabclWqhTmkldazhuiWYeUcaPnfbbfipadg0bjhhRgNyWabePbURfiUvVzdboZ3erbddiLcOHmnqYpKnmIPdfqeldiMyTjq4dWdnglekokcffYlhbVUofeikcgkdbdZjdhddfeachoihcZirmZaYbigkVdjpceXdihehcZclbhakbnlaigeggfebgkibYedaabaequmbmXjhclmgiaiioXuXQpdeucfiiTdbicSWXbnkdcbdaNTlMnpZklbeScZgTcmllcaossoxkOVahciXnFmYtipSSZzfUodnguqlexqiXUZTYknTRrlcdZbRgSQhYfXdiaW3gjpOngkpTijdhieSdeYYmbgpabcbgXegegjfndhdaiffjfhhXVlmZbYXcdgdjmcclcYggdkgjhgYfabiYihhdffbgcgikcnhdhdXaidfZYRvqYotSigXYirOKlnWjWYZktrZlScbisqVwOcrejSiPMenaZYcZohrfmZaodphdhrRklUmkfonnVnXXcfngggYfeblYjoVefWZxnfnZVWbnrlcVVcbseVcXptd2jreeZbudbeEUlVrWSXTciiTdsglqhZXnaaghwjLZhffbjtvcgzZTgnfWfgZZXbwmVcXlhdphVUgRfjVVveehgjhjebgirmjkglYYkjcfUncbheZhjlWmlphqrilkkkgmokYgYTdlpegYhhZibkejhhijhaYdkZngXeadeckigihdfgkkcgXinkcdnfihiicbafjagifjfedZfccdafgjkjlbcdZlZhYeZfedgkpXdhdfcZaiajhdgZkcmdlcflXicfknfjcfgYcmYibcWjaWXWbeWTlgscidkfhiWiYfYkWhjXkSnaemhbtkYkaTcaRdmnXXckceedYgohSlXreWgkckfhdVdYfTSWdnmjhbZjpgaadkfmsghjbfhegffltYWilckcVVjggfblhnkhaoajjfkpnbahbYZedckTZZWcdbhehlniWXZhXpdreaXamgfWdWfnuplWipnMogeebbbcfYqylgQg1giYNahlIafqnhnqasOfmsOpebdbZqklnqepnqfanofjdalnqsiepsdb1fgOmggaplrflWckkRfanYpTQWgqjhVpjlgWihavkiaiXoiUqkYnrpubeYcfffZTlsmgaghZbZhsYcVnfiogcYcoeqRfffiaVfaeifkYdZXgilinZpfWYnhfehVlmnRlgXrriemUgfgqWYYNgfXVpVmsUpmlVgikccegfefehgfhbfaheheefbjmZgfghcddiiffdhfgeefdhciaehkflhkjhWgZaoeljWjehdeWeZcjhbbTlfqWdjXecqmikkbi1kcblhZqoebTVlpVgUlnZfrWkebYqZhhfheZqYhiVrfhdhdccYXhTLneWjomnXbeglSde0ildYdtNcqmobksPeWdhehbRmUVWdgigglXchXfdUacigcdwolumcdbocmgoobXdqklobZimUjbGWdclT5hTlrilbOYYlkgciliylflSZcgRdVjaVmpiemUqZcaYcaniioaTbpghTTeajYaWovlqqiecYWmepUhZaVehafVWfXaYZWbaWsmXk0kmXTpoqfdgqipjuZaVgZTckfWWgXoUUqWeOdQbkvlfspeqhemSjlaoefnicjfkiaafhcbbmicUaljUganheffbgdhfgihhhfffcchfgcbibchdghhfdfcfcggdgegfdhfcQnmmeme0chaevdpgkhWZhZnWNgPWgdidfdYfargXTvjPaSneZeicYaPlajaqhcnfoYYnlccZghffjXcsXVZifsbYfvmZWjzjTkhZrfVdagahvtWRugZsbOVniqYdPubiZbggbffZcaSUiXnfhhWVjPcdYjeVcnifeUihjXXbjbpjfoqckecrjbVfimfoeYWNdmnYfhacedZmffUsdcnceinjfdjeemjdaXghfdidjgflaqrYganUmeQkjcaaugliuolewnRTRuhowmosodRmmcSpQiVrjSlejYoVSfqYZMnalcbpquKm3VngWdSSbrnjwhmbRgqeTnahKYTarWfjeZOqhuhwhYpdjpgim2DZTurwpbjsmcWylcYoSsWtnPqtoUgepdjiZfjYXVjmdnmUZYnhfejeZWYcZhkfUhmjQkgiZngkXUYkhacXVjXdcTqcnfamhfcclpYhXVdafihgjqdebpgjkcmrWiUnkppumYUkmUjcVTiTladfctsjoscebbgfwWXYfjgpVZjVdWbMQZdVZsZVlcbrnZmneQcpljaxaXWlbjaRUaXVsbslbqdjcedfaBdQndifQUaWapgoWdmWrsdeSgeribqbxmerfTiffjxidblYmmqrmSvkigTXnjcRTXJrZcaiSgflLwYfkgfQUPefokVSkdnZgTcZkYmZghbtjphmaUTWTWohZiew0UakXphymjPkjoOmikjimWbZUliTkemgabpgWYhdqcZWWgbqUlngclaiahgVdkpiqijYfWldbckmcqZbhkbhcfWphhYdVoZfnflXfkpnjaiWofmbfmbdUhbchfmnPfefoUdliiXogifmhhfYnihYkUkr1nlZXVjibXSgjlsgZngibpedYcZljXankjiefSZilakdkYebpgVeaTboamggkcXbfcbmmXmdlmhbacdbfndkYjoagicfclldWhbldboZiTWfgWnxxphfcWmYfrcYbUfacxuyVTUxfXjWpZeZYgY0VZolhlXPnlifegu0GkQjtdUnWitbfnfildeXRQbWdUjqPWrilkqalakZdgWipwihfPfhbnrVdnoXcfXviRnYjgdkrjagfgvYhwcchkmZeabaccikfhanlkagghffeebXaenhkhfjljkdfhbkgjhepTRceelfsbZXYShcYgfhXWeooligWVaeqqkTigvctccmfgpqekfqjZhccgomiskeYTiscfVTfYahghXgYgXRdXhcYonQeXkaWoSSiqblgjUmvomXqdjsmqgiHotgxqdxSPVwmYJYToemUXfaTrmjbtfdQgftqmkJeUWnsujQcuaO2oudKDbhqeJSZifXSPhLyfhJVdQTfqeYfWfkfCewrYmodkmvxpnteAQtoSDOpWr3agficfabgsUglePVhgjgefuXehhmXbtmdkQohcYnhYahnhlsbilodknimMmZT0xwSknKVZYujmoXtfkMbgaiVhzUedVibnebmXXaijccogkfYinmkiiUWgdmiYZlXofdgfYbifcUkXhfekaaUlbpmYdik1mchTdbceiehfbeiigoXefmnkdmhZkeWgdWUqdegXYWlZWfnrlvUnkfhipUYZqfoSUqejkbkXXeecamdePTosWgZhojekgknlfffdaZialdbaidmnjVbnijioqZZcdahTTnajgbZZbYQTaXdmiRcngmTckbYVTqlooSijZhilYYnTlZnSdZVkvbaRgbgdXjSegjseUYSaauZddkcYloalnuhWflkgTWeTdXmelfediidqZhSVhtQjiZZehXbokhbeWVpldckVmfdfmhhmgSbSjffefZXgiodkddXiakeecYiilfXmYehgZdghiTfiXgYRnXgejYbYeVajYjknnhnYfmgdlaobhZfYfeZhZamkaefkbXjkkllZlXgkiqldeuiamdabbXXkhbdnlVgZqjmgjVgZhTgntTqbfpbVaYZcVdkfnkjkhffZjgquhcpZdpbadledbhTfgZjhXhWgffagfXhiegUjgmzugiwbpqoqfP3doVVqtdaXPVLjToasvMekfjVjbH2fublhmkijhpfkpdgngZlYkcdeicfXXYXaekdlXhVlYgjhqZtojgdqdejqppmVeoigeeidnefZmnlVXafbibjkkiciijmmkSacmckbfeiiedmihegZUhkkZXTZZefianXldihitgibqnbmnfkieijcjkbjjlgggbZeVXbfehgfhdegchkiafgZeZjcdcgbilkeiZeWegXpxpelMdmblhPwqUhgfPfYejpWblguibrfg2hecdhhQkoeWbVdqmimiPSajoYYZeoVbhtbqhnMdWrjlfaUbngjXigXaoqTqbibjinYVZkkkoVwdSmSYgaijkllidofjoZpnoXgbvliVbdfZanmjsfXQapey1su2TXbPbNenikXslhwUqifvpdWVpcvlyfkoYibmdXxxxNhRgTkamZr4WYSaOQfdqYbYhdglYNitNvjoekkdcckhahglqSaeTihZsdfgfNdTgcjczjRnklpmhYUebcVoZQyblfghhhqlvRXKhXjPsWZtTaSVbPvaglbWMbifoimXUuWeUXjmfrfbbpbjvcoSkhdlkdpmUlVUcjmghicbXXmieidabuohWikgegagcgeVinfdedfhkYghffcleghghcakaYfjeaachdflfodmaWUZhkgfUkgYpTgkZdggbjjinimmjcbgdbijaabWohpUhuZgSXWjiUiRMannradrZedjrpgonYagXVogeZXomojhdYk2akijtYgmcfXmfedfgnjaibXmTafYQoikhVbXoeicXTdYXXbVdmnhmZunhdbfbhQmrUmSWVmbPqatNobsgVsdscpaPatcuphYZXnblSZbkiXUjskkedneagrVvqahgjehfVglsWZZTYmaeiSuUfpVlicbbfZMSojtfeetikrXWjgebvYsjlXUdakiQWlYnYcngaeeikchgfgfeidkeedijdhefbjehggdggieaeeffgdfhfekdiwjbrTeXeafffoZhfjeeZbhmlgdOSniigfjrWlgWcXhgillbjZnbYgcmbgeUUcalXZXmobiflcloiZiQnhshkVtfmisacbITXlksiqkPMhutalXXPVhgZmefSaZbhobUWcZOaZnnYWdLmaWhdidZjjrfekinWapjdmZXiajVRkiZphahdclYkombXlSigqhpiicbifWfZgdbfogijhkideadcfjfhpfghcgkeglddkabehhflchmbokbvZckYimhbVde1fcYXffjqgigobYZkkrjjfeeUiVhnfabonddoffhYjfdiVikXeqfcbcqabcjhVaheoghealdjnanfstYahaTnRiitYdntZbpfdhVTVVrrvjiZdkQVolRUcagaZaUdhkegfjihajgehXcjbTkhdiefcbhfijffcneYhYWSjfgfYVagRraRupxjgtPcncVaSdhujZmjetYuUUkcmaeVXhTbeWmeYiVgecDlmWoljbg2llnkiibYsWiVhmpgirsrkrwQobaendpkmgaXslYpkpu1MXeXpaxewXUbWsPaOhWirlq2XqONyrTbkOqziPemcXljbgfVfeaWbhTWbgeoWYojkjandcVhbbalbVpnbXiXaVnRlbZdm1nanRlmqiTligSYWiWmhehgUYGaTiRjjdeZJodmedghVVYdXeZVqhiNijYZTmlmIVvokhbRVNgvWhrlgpx+ppRVTi7dYeeVbhkfgbXdfcmhnffibhjgahggYfhjjcogdhhgjkfdjdf0YcefdZicpmdUioecTcbjccjgstgVialfYdpiYopejfqehpqcdlbdgcgkZZgbcgldijjeknddgfgVmbglkffbfggkhobkdcgdeaocmhupfujlWdUdhhhmhbcaijlflPnalefoWiaVYaakhqaoleaegdZpYekdcbhglhVbYkggTTbRkic1utacfqjdjgRetpnnsjTjscgrrgllcQaUadVXXjmhWSbXeirWWiliucfjhgRkuciWwkfgjaebeqhvkrXiVYfmewPrYLckldgSkpNQotppccYbkrgfcfjZnhejcjnalfcXfWphkkhgkcbjfagkTqahhafifmbccidgidduffmUmedadlVYRTirinlbdiQhjpNiQknfYZsoySeLOVmgihXifZbeZcougYeyXogdjj1cdbePxftddcqfoaipZkZYengproojfbmqfplZfgklkbXVdjXYdbdijkkfYfhehlkUogifdkcjjeegaabYnmhfehbaRikikcrkenfZYibWfZnWabhnYhqUgmiafeVloZipnZgpecngalacmgfbjrrfkmkbbjlnbZZbvZjhikZiWergteenemmdjaWbeajlfbicnib4gbaldgkiaXfudjngjmhfTRqPalmaiahVmaWajfjujXsrsljmYVQoknerRepsRqYbUfdcrTboehcjahZkWacdemgMafafVaYciXdSibbmpnhbUlZdttmwljlpbhwhjiMoahwbvfIYMkVdejfkgxTXqkhbiwocYUvkjdbmbphbcZdhkkbgYWlleccdiajodWhajkqZqfrdahpglrUnhZpjioTcmWlgvagwairjbebklinYrtsmUpoQifoefdhaqrcoofkkbeQeiaqlkkrhknOhXYXpnRoWtlogjduXdijjfmcUsWoeYpcmntZVfarqawltWchonUdThVcXoYaSko1QmmkinnNNlbqgrmThdtlZclqkekfgWjkljPVofdZmfYkgoaJmhiedZdcqikpggXVVWcdUbhbeQdeebgbaldjZlfdopiigjLnbbremjgjqhmjjeqcZkZlYliXRiVjkTicfhmURoghTcYjXemfYZXigiZqVhkXcMpYisphlhcWfOqmqeYlmmYkXshaRbcWfvpsZfXpVpfNGoVUgYXPgllmWYgcicleYTidFLSeaSiflonSYhefiYZqbfnbibWldkkrTbdlzrojejWohqiRSXhpgpZfijrjvWWocQcUbUVabhVifMgbmUleVbbYpXkUhVKmtwmaSftjhYXvTmrhVrthfbimVWfgosoaaeaXZkegXlYehbefTkvcdcSqkZkjceiQdsYeaeeNmbfcgmnfkiWWabkfhiabjbghalebYUfjlkmikXXbmmlYTUmfbWiiidlaVgXZTpZmW5tnkdjTqUktejilcmulgdThgXZlglXcgckhhWmhTpmhUiksasWfkbmonYngaspVURcedckgWmeUWWemZliggYmViihfXdfbhZagcgmgffbhjehmiZehggfemfeYaifhlfhgefehghanqihljjmZXlhcYelkfdihhhpgoZVYYXYbhYaelWgeebjahceffedggehfgdegfgddgdcfhedbbggeiffkejgfgefgfjidedgjgXUeWWieZdxdielneongYolXehZagcsdlihugtgZZpjkgcXgpyfdpqlekemScOupVcapeahdUYWwcgakVgdbgrXNfd0ecVdhVfbYdmnmTrZadZaymfSjgniqkWUfndcaqdZZyTrlbffiahjhnTbSWlroVvaZncisnnXZpXUWjXkYdeVPolgioOiaehcdlfaUcmdVfhlZgkdedtbOjZcsphlgWlWljjsiYmoolYhrhrVpaZonWcZjeZlYnecnrsYeallYdrRdaglffehkVhhiYqnSpkOcfhifghecdjcdggdeihfbfgggeieififfchcfhebefbgfegfbohpmkiYVwRnmiUZbdchdYfYjWgbhephqVckbhlujVichgcrfTSNqtiohkofbRpseOXqckahcWuoUaSOjjkbgxUekzhlQXVgYXYXbadneclkUakfXUabdnXSfuedklTbcYfdcgYWbcWhlgdXhlfebijeghdYYmabhYfqXaccoiZihYhkahibhccpceiYgfckekbljYfaleZTRgecppnjcZeffoaknTjoYkmelbdlehmbqleocZXYdZcfUciWbXhicgliojhcpnnflXQbSjeZhkdnZeesanXegfofXjgpjlgPWuZabcfeNRhaiqTdiYkmdhncRjekWgYddiWpZhulchaVemTcevcdijgngPpuiTYmedvjkncbVSjoxQdbXprhlhdgaheafllbkYdXeZgZijdbckiilmbekkYmZgdbcelfnmcjmoqmjVjejnh0fZjZpokhaXnqTacWfhleoXcngaqlhbXnmkqgdWenmekVigmZledocnanoYlpajcThXhZhbcmXdkslYtcZhfmqKbRZmvzzmaMTsaymlobdrWheKbrZmjdajpbdbfnYizKvRTpzbcdfhmcjekddiljcbbbcgfadYchhcmgdheYhdhhcYmVefbhdaigVZihlnjegfYSmZmTYdaleoaeeaphYalidQZkWlgfktgeZVdaZZlofiisYYYgpalOUdRtQZhYVfiavaehpYybaSrkhotjZeleXdldnehmkiibfijiiahjdbebYVfdmjbsmYpdaYhjiislbjkqfmdZemjiYrbXffXnlRamecXXfalclcdUjdkWjiSfeonjXfddffhgenfUVhacjdjkVfkWdhmphnVtfmkakoenlofabnXZZdiieadomcZRbjZdcSZiVhlbildqedkghamkckYacrfbfmiaZiXaOPZltdjaLfnhnWPemxbjolbqvwbVi3jKbccJdvXqtdbJmXbYecgkZkkVZbaoaQerVbeamndoilWWPVlvckTYhvehRpedSinkVYSSZUhTSmlcqZakelobpeaiabaxihjPmaalekllXnbWVfiedbXnckSgemhieZohgaNegWZZWdoalmschpntnPLdYcsKtnplPwImedmgvgmikQkZPijnViseWmZkxhphkeffnegcqlhjmTekgfbnsfagbfakmipZdoQdfingqhWSVxkvqkedogirXSjQnmgndklcllRVSqasprfvSclPcnXkgVlpgjscqXgulxmMomstpiYgOjWgculhibYXpHikceifcbUiiPtYtrugdeepbknXargbwrpfjaQVaiWtgXnRkfqWdealQkXYakwfyYerkZtZSTShixkYR3ckmPUXfapceTghdHUbnpeaookkomVSSlWcnqbjmqcsifhipvZYgjVkiLVdNRlrXMIhmqLfqopsRgTcMjPToeXfPocLlOYPuuYqdqYScnjiXgejjwkfmYfUvbkmpZchXigcrXfifriacZepcihfhZPfPJsgqRVzbikhckyUWZecMdgogWefyjohjjqUbRrXwhpoehKXKTOcjjlcsqfJqiWeSjbYNRviqvbtdPz0dagWbohNepidxnpYWapibWcdTWLUqYYednpgcmPhkYJjwciWKiYmbidZhffnsbXpmVPnboNmWkqiRgZgcfgOMdmfhNgkZbmPXOYZZOibsncheelQSpcTbwZnkfqmefrbcijlnloireqrocekmb4WfjkrXzolWWZNZbwkicUfZgddgSsLiyheXUaquYaz1ejwTYkficmpejTbcfXbObaSpVUZaocefkcYimqZtmuckxOhZrPhjndZjbbTfkWkgWaefXldWhYmtsqdTgekcjekdXdpXfmjcZknebpfrepjfOtivZiklijligfddmdheZlrXZTaahXgrVmebaoTmWcuVdnlZzojRhSTohljflfYagddiVqqfkdi1mwiYgGeObcgrYgnwqkkLZdXjdqgagbWpYbkdimfagncYWmkqpkhnZakgkanfVmYjXWhYdfYjUieqmycokeakmiinUjcahTejTPhmsnWRbjigcvjdlerhXoSUbsdgbtGXqNjiWnsfbadtvj0upVkLVmqioSgShpkefhkYhojmcdjeiaWjZhWhhiWihihcZcbleialqiglfibthnmVhYagfoblfgXevgslYeSRkbbfbewgaiYXdkQadQiTegcmiffinhpNnOdalYbxegkWTdejfjfOkermiliqSlgeVqsrdYijankjjhkWVWXXhgligsdgWepUgYfpsbYmZrpriZZfpaUeocZbilmmYRhvkpkUegmncjiXkWdnjkdTVYiXkUbgZdmkYniXaegfehZmhliejkefpqZfqhfkVbYlXgidgcplddvikbcjaeghkfiefjdgiZkgbXafinjjgpheVwaiWaefkcfnklefhadifURgeQZQyijbhamWldghicegZdlaapcljfhfZcWleZlhifYkgdgjeVgiYVdZglXeodUamlhpejjPkoiXbZopiRVrddqimZTjkNeibbWYkccofhonloeapnfPmqampfXcYPXljnghkhgnsatrmgYOUdjihcXjhYamflfgghfekehiiehhbehkejffgchedifhfegdghfgefeckdhf1cldZacYiSdNYlbngolebZrjnYfVYmlfcngpWcuslpfahcgYdfelhiopcdeieeXbchgkaidbkdjiaabieijcmZgemcZbjfggbhaqafcbdcocaXgbolbnVdmSnjXZdilqYgmrkmcfYehjnhjfalnXidirfontZhLcSmUedkWijifbehhcZZickViQYiZdsVnNcetgHXQwYXjXocQq0UNxugpfhUVhilqXecYfWbYiwbfcpYiVamlonqUgepjuobinmYfdXmjdXjdYeijsaZlviffritcKauZpecWnfsZkecKhegmpvUcqirYXVjrvfSnnvgNViaxouxPoWLrphvojeZXWXcSmgYhmdjJhgzkiPViWMdpptpeqTgvxgyibjVVykpxsncUupTphhedxpnJbacqTcgeYVnnomcefUiznTfchomXpcrWgnfjsntXwledgfjeXTninMVfhaQSsiwamhfhycetRokYvmgcoggznacWfbYqmjoXcYlfTfkrghPjlgkatjcfwQunofdWneZcbfmmrmfabWgnpdoYZiUfcYlmhYaRZmkmUdbsnodcaifXpghmecfhmtcolsajbknXTMfoeceVTRfdePbgdZ1meQPkinmrYckicicZhgkhbhkcnfgkebddelfbcdghidjhkgjkfjhefijgjrdfagbjbMutgideWSegYloTmuWgXUcffXearidbVWcknjjUiZeYcoYkZcnflfqudoagjjiVdcaeomfcdrdZUimghdVddZWemeedgegfcegacadhefkedgeedgffihejgigaghifdhieeeafgobfabbjiVafjadlbijkdjleXglfeedkeijiZmekhpZijZkjkbladsgoiigalWeciYpdiffnkdgodcfRgjhsbhdtnfagaiajpfmeZiccmrghoicZbhedgcNpcdZThSlcqldzdaxVifUgWjelYYkjkekl3dgjponmhobPcioUdgWoYbbkanqlmaineSpYeiZiWinnbRJfauoqcdaLbUodpZTrhlfQaaifnlmtgjhd2uShalfdkjaVYeifVmqgbZjbkbgkUoVZgmalmcageXfcorbjckYlvlfYdleqXQfehnmdXjVYkQmnQXckUVhfsnljqefhhdfbbWNsokoiafdXdVTecyoYqmWbcRRcpecppqvnghWdrSjqiqicXchfipkuhfelbetiewjfombYbjdVVZolkRlkciujpdddnofneoVljeXXjbmXdmkwfbXcReqlUecdfjYabbaoNrjebkkRWWgYWkXWidZNUlXhTWarbanUTnRnqqlqUXMhwjWalTelKjqhZailWlejnVocdYkdWeeogkgireXTSSfeaZkefpjWadddscdZfjhdjYodSqicoslggoiVZwXytffTjoZeiPYeddgVmbqjdicdcnmpaaQaeftYcfkVijdbjMwtQPziYIDwqbYcnhcsduVXXkIKggUZMmLWdVUhUejYicQidmtmdZiTaUjnPbylosYghnWiajiThecVpnNqXvebecYXhZhjYiokaZeikcalicUeWnmcYoZeWicWcjjYebXkdbjnnfeeiigfcdhffdbghiehebefgigfhghefefgighfjgiefddgihbaWgnbghebenYYpmscWdbampfqnbkcjkjhfeYkbnceqfcfjWgVa31dishaloWlg0ouNWYVljbVjbgXabmjaagqUehaXatsjTekYbaafgtanYXcsbYWUmeqbcdtneehZjZiahRuq0uYmXeSbZchipaphZgnecsjgUWRevZiVYhlaqjcbmYXehfeZfacrcaMVajiicfqYeolnZWjjiZalcekYfjbekZdbZXebrgaVbcrYYkhgnroigXVVgirmetYmpaahbrpWmQZRZlpgkUofYoiidibfpinarcUfnofkmYadqhcWfgsgVhctinSdUcSarkikfVdkgkqUajtfbkgkgrifhTllkcZYmaokpggmcYaadvShfRiabjYcfdaZbfedmjkfaZgnZelYfXfejneXdjmbkidbeljcdkrZeXmjdhVYeflbvnnfQcifWfgYefXmbZkXfcwgtVeXYWgQchqNTcnwmYdgirjmUWbaSQUUVdgfidialnZtofbYxwedVnnafeofmocPlkdhhhkoWiujLUbtgWomeRhoqoWfdggOQfWhUngmckWahnkidpkigqckmdsabYgXtRffoeRvniZcdlmVicWkYpifocoThdkogZcZklbajhplqlkkcThcxgllfpjRceicWgXZYkugYfcjYluSNgPhYrZiNifXotgPhhapQpbiRgefjYgakanggmfYhVjWjToWlsjcmkgbkigaXfnehdbkgUgceXemrdgilmkfqgkoXemivYYbcdgiUinYMhZVgbgWoeaeWlojVeZmrfeiidkciakYpbZcihyVZmVgiSWdofbekdoUfYgdYWiaXlXrTWgfkjfdXRdnlokXUosWaZZlcackYgehafeoYiidbfYVOfUVgTnYsYdbeWbbfccYXhWegknhrgWbrgTdjfpZkSlgcadgibfocXboeYiVWoaskhrlhlcYaYhYecdgfeajhhaheYXknYdholfZdkdjgegjdnkfYnpieXdlekXlhcfgijeOYgghpSkklcgrxeZkleUoXmtwdmadujpOTSzkjtboYolZhUcfmbTYmtaijrnohhtZasVijihpmhagpfbrffVhsovhkrrkwabVcPXNrgRcUYUbVpkaViYgtkfofiXgjlwjmcuymXnerojhZXcrpkfiXejUcdhafbkgvWYnbqaopiZPXfhilSYUbRndWfcapjlcdeZbfhZdmeWdbWjldifijffcbimmedbhZijefgcgdehiiWijmootiZlrnibjpdakgZfggccdYeeccpgbfhkWaebXcgsebegbhcXnebigfqegemldZakehaeaalSTkbVPhnVfjiZcicnXmoxeifYonevskdQibZTjdhgTXPdVZpizhZZjbibggcZaqdRlgsmHdUePWSTooeXiqbSkcXecemUegtnlgQybXhgYZcelXYbYqeiv10idnJpeeuXKdZjWbXhuUcROkoSbVQVhZrYVidWPdigWmqu1fuYo+RqcokiYulmTRp6aVUYNipYqeq1bUvf6XadOwrviYliodpfldUYYokrrshoZakqaedkXZlogikmUNkokfyYbefffZosaYkejnNXWtaLvcqdUZbtUkXalWruknouTSXiphpRZmaPbjRnfgUfdmclrcXedssRidmvXloasVjfWgfvmedesfqfXlgbaebgagWUWbkaVZnihZbucefhjlhbegighgTgfZiohnZelccqjelqgdkgpTnulUdUnYnegbgdSfabSqkkdRPOilidFShkoledYkceatZTkddWwgljeUWdimdTnkpmseaXdmcRegWgdyrR7XamqilWdupUjqYmtpobRmekdebVyVUffXrXrgqebRlYgdpSbpjpXVgaihnkYtpZlgZecXsjcSZhhTbeaKlMtlafXXlfnkqSfittcPesjdia4fdbZxhjiYpiSSkXeYnlgXYnfhfnodtvZjoZucijTqfmeeLXZdfo3NglppwGkkYnDRnUgclfluOmeninoUjYkgeYnZdWVTeZXZmLYomghleuYohVWskr1rWwccjghpoZaaQczhtgXWqmqjlffhbdVqdhltjnTTlnQoXbcffueEmWmZrjZgVXojkpTYnWPehiRRtiVdXwebRcjpVjnelqbtfdRVIWrnkUOXaksHergdnYVbYXoXhpciliegehRmiiZdNaSispYckQMd6ZZSbjye3fcZaVWWkifdfEeddhllgasneltaomdYfXiidfwfcYesugdURzfipnfTaoTYdsWbbWnQdPcgSrYkVYPbjyZaVZgdpnJSQjgXlLblfhifWftkhccjieiZyiWajbjkcdcfZhooruvdnkpmmkaufXgaTXh1mhYeddjaqiNbRpahKtoccZaXgOVTgiTimakqZoLanpyldKhkiklgaZSaPcPeoyaaYcrelnlebYbYbkZudbXgaUZWf6bOeXmgtnrXqZVjc0egXukkYghdhspoSMbuXUUnkWqrgaYUdfxpRcSQQpdjcfXVYfjbgVjebnjrnfohZXeybiMhfUjrWlpcjVmilrlthmimbihleYwZqgibcrNLSaghrdluYScqqelLffnifUlhgXYMqppohUXaiimcafigcheubpjsQeiwbihqXTepgmejdefrVhTfPchinppUqSageZ1pkcfcjmmwgds0SVhrVT0scdWlWRaXkaYeroksZSiqLQfTfjnYnyrSdedinoieXUfkWPboYkkeVkVhnjYZXVdTikpYucfmeWYiijUZXdXUkpbapjZfjpzjtfameZTrdkftRPkXYhsklajjjWbbUZlepWhNsgsigtmdhmjmbcgpdbgXMfbiVNNgnfjOefobPX1qqojpcoYSccTlXTeqcsSzcgqggoargVgajbRkXekNaXnaicadZhbgbggXiemnaghlhkajgZocjaeefcevdvomdigYhgfdmfkRbdcpbhdXcTjgimjZjYWUhcbkhmYhgaftquskXknViTWdikfekdsecgdjYSfeeeeaibanLiZlgqnVbRkfgnbauqqalkWvdnqhdQegmathNaXTkWYnRcrdOmSacqkinsifdrjeaceiYapZgpYfShbnlgcpfmgUecrgSXSjUkkahhWmZbiieinodjnbachiicVZnhidpZgggggqvmfYWiolmigrZYadmmWibhZrcgrNWLjgjNjeiqbXYXhXhs1sgocYhmxjmYYhVQihjcZbOfdcYejiSifWifTbZcjnfhgRgckTnlUahlibcQhaolugdfbagkmhlgjdbgkakmegjQarcsgXZapsmkfnbueqqcwionbcmhWeimSkcbkiZgleeVjhpeadfcdzhplUWdggfUrWfdXiZYldhfmgYgYqbbroPcbfqsZWefeqdVdcdWqQtphppalnVeZeosySjjgjlemesMotTvsedjje2hbbevriUmZhiSwiTYZbihkbVfwmcmPXWfZQUYabjomVdkjnaNibNXglxXJpdQoiwQScXfkebSQxjiVfQgZaOomijlfcfXkeXjVipUbfygkmZiUamkiZkTpggYgNcgehkkWepeqaYPQWYdldunlmecXVXXldVccndXircrPnXtffiVomWpTZrlWUsgegceiTemV1rWTVTghYUbdipfZhOpOpkYmFUQlmyu2msRhYi1fReqdlfagWi3tvIVaneYTqTRfizVuVQgmyehleelWkUgkOWinhamYgbpQUVblmhStbdUPfjaxlsibfgcXrQahURnojjSQcQuijrqkmXjplol2iTiDsykVpekmlLeuXVhukaUegcbUSohVLmkdZMnlmYPirZkwlSfKubhdhNhUvbhaaaacflobjkbnlZuqWkdjijYVeclVSdchmmdjhYbUUlhXfiXsfoZZRcWujkrzhZkKgZkqdkZhhYqSlrrPzUerabYhdoVpTSZZfeRvlgexgjwRfhkkWOgkkpnmSewTecSYkdfqYYYtqyEiRTzShljiqddsHUbeYaubceUricpoabQRsVilSXlhlgHXinnZpLh1enuZojgdaedlleffkUablklneOdnfeVnfeawZhgnddkNUpbaeitblcLflkiYRfjZamnSlRruoiajXXkdfdWrfadndlRXcjVaiVvpdjdfTaoRydanfMTddusYVUZiseiobdRXezsZsnhtpSTUmqtzkjsmhhYijXqWqnNWdcnkjmaZbZeZqsnedZbohkPgdYelnjcDVYvoTcOcrpliXfWnifalbepfZeUqbkSdXdebkWcvl2rNmghZefdxcghiuTZaVVbmdtkbabdhdhbjdcSgifXmeXseTjbYdednhelbgdYfhgTfnmmwkhadfSagiUdjWgdkjijfZeinniekrqdnjeWjbogUzghrZgZiiTcscpcYiaXlkZmajTSljtlJcRhjddkfofibnhmikkhnjakejlSWXcfdjncWhcoYYofqoflaSejZQjZjUfTUtagUVeZhoawtsiqarxbaQblZuokrtbOkdpWzRcPlhbXvNSTpopkVhiYebsxYmignobepqumhhZVRbXxmvTXWiYqheYqYYVYaRolnjTYDmSrcdltWcXLnpdpreafNSsfdlYYOePkridpNScbwUnhRYifSdrlZcXstkldZymiUnUYQfdYRklhQpTkbYhkYQaemepvfjpVltYiMTmdjhaafhmacjRTkeZfWklePVmbSeZclecVWSMhjHpfYXbvjNLsj1UbUgTyekVdWqYHPkaKQmdU+MfedmZfegdacgdkfbijmqbbkgbZiYfnibbeaeohfbeujjdlahhleagXWhtlibihYfpsrwXlbcShcYZQqdcYRcbWZbkkQlnfHUqmeTWQweaYdaojSOctTWVk3qbnYihpimUQWyVPKkmZfXgapbTspUUWvkjcjshlpPkUfmlfsjimgbragiXPbfcdPojcxhfibhVjmldiTXcogWleYbsiqeaQhpTMtmefdeVgQmimmbVpZsmoidgWdTnZpujdoiggfmtcYsplmWkmpbeWYUjRmclimTkWqogbbkr0XUZaqYfmiblgXZZibSYjhigehldigcYVabgVckWZcgZmlefmYiowrQcgf2Wh0jQSYYnXfYngekhZnmcetdrrjtdiqcblTnmmnWpjrwfXsqilgYZYchrpQKlikSVQkgkNLelTNOdesdfUSwkjcRShifkhgYuRXnpljdiqTismjtZglecnLVjWToPZiuaoajjmIcjViewcokYdfZjloTTgikfgoNhjfpdVklVSffWhZrjlkYaVgkjagccjobmjeidjhnhhdcehacnZkkfbdfhibkZdhcahcbdkhhhsbfMVdViqsZcdeugRrchmcceacXrjmkXofWmdvZgglonfselmbWitbbaaksmqYicRdniZbciTOndjhplnacpkamhhbglRZfrXdSkqbnqdnebSdbbSccfhQmWYjoYhnmghTjgUfkigbegfckdgZdackVZahZWjrbcqUqmhcZbkjXmklgkaYfdkckphpcbXYlkneghUYncVgZaWjWfleajligUoldigiegmaXghmqpdcuZkiolbbYcbgkqZjpcgbgfmhXjaihgilkZscYdjklpdcnagiihmbhihsgujkkaZckRaeipqSTnlZufTelkmXWmjdqiSgWNuUqqjURldkooXcuhanoajdjogbgqcbZYWlbhqmamcdigbccrlfodYijZSdXPnbYqcTZgkiHVeenKSjsnpjkYQUraccoXhRsYgmacoejaclhmgniZdacbXfZheeidZvijffadeeigjmpWgkjddeaWeZjkknibqoiblRmivifiqSYWYafeXbfejVWcffdsgZabckiqgdehYroon0dlmXgsgZgaicXZnWkbXZiShcPYWcTlgYZVdVkdfmUadtpyZjZmQmqnkXnYYdfoZaWcmvYeYRiPUXsLlZfuVnWSjZOYacWbnWYicXkPmkcnnaiYddbjjfeabefZXfihVWXfelcbZfdoqrfedbkSoXffZhdhpdVfnehifUdmieclceXXimRdfaedvYjddiajedgcamWhilWeZkjhddcfibdheleafmhhkfckhhUcajnqkdduXZhXjkfMionefhdvcgXnmWmhvxLbdmTidjQmjkcUdkenbXpeaXrmgegZgekeUmadlcnVaqgYlebhdVQkVbcpjgpYnfzrteaXTYqRWllOQpagZhTkphbWgYbvqridlfZzkfqjberdbmXbXuYfslWmelhjrXYWnmkkafgynmwQThfbifxYVhfkoWNcZpkYlgkfaXfobaUibdfZbpjnikqQRseVjcUjpZZYXidmlZmThlkkkXbbiiZfbdgkchgidcfcldaddYemdgbhoicmhhYcjgjhjcifheggiejaifefehXaikchhfXfjafiZfmakabehgkobdfklkhVhlcueqKfkZKsmemZYhjYooUmYcfqWfdGbmhTuefmcjQZlraZUiZfhjYcaZchiZfkmhljeiqjnohWcXhpjbigbZhdmYeXdfdqjhhaVengjqjeojijeqfrdSOirfernvhpieehdwXtYnoZjikmlenbfWkgidjoidjgeaaefWcXWXqhhkrXifWmldbcgcdkVWRfQmuijSgbMiTfmlPbwqmikkmlugkSRedcmbtIfjkdhWYVkiZTZtehclWrpWZhpXrXlmilbnimfmaXRhTTjnjPWhnsqfaetjmklaabafTjffbfknkcaemfYcdbffgplabddlkioelellZlWhRpeovkqUpedqhdgYjdXXYtbRjdnWjbqobcZfflibbTcrkaOmsselgibalhfpkgkXqgpjVlmjcfVckobeZkgaiolwkahVlmwjjnidneaaVdmkaoYldhkgiXececjUZlejeMZZctsXiaUdcjfkacXXkggZemlkYqihicnnnXcjXeYjjddZlaOhabXZkaodZekeWXRhhxVmZwnwtcvNpeYplhadLqz2bZTihdZigWgbh0MsdVqicXokVkQucmeg0rffmXcknmbmWpsuljgNiiRvfPfaWyZjcWVWdjYdmkrpmknfYapffbileZbbeionoYUdZbbdrXTidXkhSZokeibWdgoiWdegWaVdbkkqZWkektYVZRbibWfhagaUcgwcbgtghsfdTgiiolhohcTOcbTdiqfZjhWTkfjnkZnZmefngbbdfVfagYPbrjnUgiaTcitSaalkgPYpgpiklbOboRhboUnidXnmTUayoYjqjYZQgavhYhjbqfbkdisllkcdfmhVrmdhdnbfcWnnifYcjofmVgirirfWiXjaSekccnZfZalcnTanhWYkbgbdcdipnckeonqYdbYWnqkZoXaiefhWadiWnVcebdqoWijYSkiVZrVipmqZiRgjghYdfYaYbkcormrYldWrcojnbhbbXutvtYrjjqtbdpkoplufmmXmyjVZxcgnfdmIVtgkmWZkqetWkndnceojpScpywkeaeSebpkefmfgcfclXhjacXnmcnbYfVYfWjkhgdilggqaaipvkfmYsmRnpjXSkfZljTiQWmmteWntZnjcfeanfMumfqdgrwoYjpfbf0YcjpYmtbkcnXeZgehoYkZikljsVaqnibjXZumiOZxbgZbbckYkasjybfoXYdcexqQgcikkcWatijndlnakh2aoXhfhbWPQiincgrWiZbhNadYsobUpnfcoaRZTogeYffVQgfSaZWiZiTejbifcddZeefUQbYjVijbmnjm0dbfcfeWPldbfcXkncRcmjgfzpgZolNdjebyhVcsWklfjfdifigblSlopieZielkbbvZorbbykefZWfiZZmidZdkPeXacZnSajiaQaZXlldligcUYYictcUYmtionhTaYfZgpYepZjaglfmrigcXhlfWXgYkVcobmZZglekbSUkmZoZZXrMceY2pUR0ZnnUmkhhqic2pkgjfXSaamkkrfMgVces1TfXMjhYnhkicohsnbglsWnhmfpYjUhcweZjMSVOWlifUhpgmLlRhWvpdhwiiideanheccTogXmsnScfoeZabTYWPlTtgOLnlcniiYuTQjawhnaYmguUgSdfeekjjTYuflmhTammjceabknkeokYmmmkackmpdbdhaZcdjfmdefecegdcZWdddeffXwkcUcNhTncahVVaePjfYfoamqUqgjchferhybipnmXfnlgrXpgXMfSgObsegPjcjZZensdctsbiqXWfUxcpXaZeh2jdeeWhhidZVqXgabpbpaZbQLjegwlimtWvThlmZkimpfwRSnWYnghdynekbsacZohcphjabmfYcfWijidThVckbfkmagpnjhYlgechbYaSefVsYiiSkSMcPQozUgXai0hjlXYZZSokbtapgsZdQbclaMLZsclmvY8cbsXnRYXgqpphceZqsjLZahcPXhRGVdsblfTrcVrujkZZeaqonlhjjUbdjkwfQcbeTmkhmbdWimeTciqdcifYZhbehZedgekhiZgWkiVYogfjmememZbWemYajlVghkflThbjhhmnoUXbolhpTTajeRipddekbbXofqagldchegpdpbjgfoybQZfWjrefjmhYujhlTgqjUbVbvRYUhSVbfZkRNwmifleoPblVbklWnLiraZgjeZUZkdonabjbgldmhgUlfYlknoTejcQlhgpZRkooibZccjYjajhainplXXfceoUfdZergWmrqWfqkccacqmiXbnliYdZVZedhcjedgddgcgjdpcdaekjZbfqYUdfehthekgZfPnqkahg7mtbuzNbcYtRZRxtXVXaFMZpzZlatgpWhTXrczpmemopVRVVjbbWWwUjkmgTcldelhXqgSsvelripXqkaidSrcdgeciVekiimjhihfacZZlhdZdidhchdcbXobeiihkZcZckdhjhekellhbghZfnliTonofkjfmcdQcaWakkxagbsqngmNZieVnVrdwndXZnoZwowfYjmWmQubwlRkbbLjZfuOcdtojZdRYvWknVnb0aKNenlmgZbUXdmbtWhgZpcebkcoXffoUlPSkkfdkfljenaVeo0oehpZjncjkffsunbcjeUVgbZiXjkRgfnnUYnhXiajkdeffjdgigedfhiggdfggkaghefigedbiegfgfddedbigdefegetRaXMetqTZndfVlcjeaqlgZhXghjfXejhkfYjebdfYjpaaonhYSddTVTOUUhadvcfcxjonVrXnoZcfZdmpZXgfrmmlfqPcjnbimXYjkbdmmealYkjihgdfhbaiegjejebccpggbjYercjlhbldfUPJhVPWkPZilnYcXc0TZkfueWnsiiPZWnYdfRQabqYcMtidilkkgugXffjebWXcYVfjYWVcmdejmlagmdefVZVZUjmdTcggbSodXYihbrfiXkfuibljeaahbjoiYiprXZmththXufpzkhhqsdQjRmqccRtTZoUaoWXspabPcVcjubYhKhVvmNSWcnistOWnvjSZawkbkRbqsmhkYPjSoUQQOimbhSbjhUdtYweOfcqlKPXYelqlsohcZaiirbelZXpgjQWfefjdkaujgWjkYhZeOioaFbhodYWZpnjoiemWTfgkZPbVqUdXYigilhOkfWeteYWYjfcsfWledgihddgdfgdkjcflidbdhfdkhdXmgdhhjaigeihjcgahlgfccZZippgSaXkXhoccgVnWobbcdVWgbXpbaTZYmWcgahTjXfUjdfeUYVadecvtjhmmrkjkJfjSYVTeomlrKgeroYYQUgwsTmUZYfkmrcYZdeWqfhbkiucVqogocUXMUakgnYdljfkgwMfkfliiemZpieudkXdXngXafnTildYbXQmiegogelarZkfedbbYjjlaoobcgggYjlhfpgrqekerhfWeRYVfdbWbUkfsscUdhgmYedfhTejgXYjndogfgVmYklbldsbgdifaYVjeaZlgkokhmXhgskddWdmllebaXxZlmcddTapnfljnhgtbfXmhhafdheXopeaZadeZXOigpdgTUVfYdolmzicIXgjfepkkcZckkQfeggrUXobkaujYfdhjgRaZTValfphnrXdiinqebgacclstsmcddmwnxYdpklodiVt2jrktqgiedqgfjOfbhbWJefYqOnrghnLgdgd3PeozlmkplTQWXeWOhVqbbflXgSdrbhiXeca2ufSjqkRdZfRdhjikRTcabdeebitgRmfPidSlmecweibduwraidbmlcjhghalmtqWtVXiepiuaeqgcaiWNLUxZeSrYmoYNnvcfOWgfSeYgiXMtY1WhZvijgigdmiolccnXhZTgkcebnaSfmfafmicWcZcmiqXgfhWhmbhjeafXefdilZjldeYlhcqldZbbfifehiZbfalgkdflgejejfjbXTiWUcoYZhXZsblwcYicrpZrkhTkVctjesdmipkofcsrfllTgZamfoVdWagmeYomdfYWVYYgdidgncnUSekflmgZkiVkaiWfvcopvcRxZamaWkkiXUWRiXqelXfOYgcYTlYiqcXTehXdioZZfgeeclgnhWZblWXnihcfjaaelgfddliShiflafXdYeZgidlahfeaaUbiifmccjmblcfdlhkbZagegaVdbaafhhYlZiboYvglaObffYffYYoqicdkhgddefZWkkeUXkhVUPfhbpce0kukrrVaioSdgjZjWbitoiiiWjUUfWphheeUgukXecgommahubldoUdnoSdWjSjapthmksjgnXgfdSuSqShbfRVXkifgZVptSflqWcmdehjdpolkplccrYhnYYfufZivfdfhjHhagtqeZUXndc3shkSajacjpUgiTcmkXgmemoZgofobZfWRgok0VklppqgkWUib6eSdkgXbURbaiRfiXYaStpXajntgbfdgZrg2noZjlgknaYXdgfXescgkGbYhSbgeammhpmYoldhJWlgNdgpmYambhjRwYgVkgeSVVZk1npeVWZhoagbdtnIwpbfgnbWTh2QWSudZgtVcjReInVUVlmgXnjufhVeccijcnilYsmvmmhUUWdkossSepwbndeVlcQWVUUVmZf1fWV3VSNOuqnZdh9nequRRhaVsRjVPMkRvUncYdmjcqYNgXYisYYoilmXhffihdodTWjkfYieSjghmrmcoeZogdkVhbcYecgfcchahgjmkddkejjfhjZdmgcmlbcfgcffbkfdkhqmdgfdlfZbmkWihjeddhZPedbbbdeoYeqWXTXjekoUZnbrglbZVgYklijajfeakXojecUZjhblbecfRZjTagothgaeeaecpuvonWjOcYYajlgSjsdYWcjZvfXeoVVpopodlldfuvXnQnXpazcXiijmhjRljnankakQZppcQpXtiliYjhLRVsqRWXSednTSeZdfdYcfmjjgadidmkdWgYkeihihhnaacZphaVedolpWcZZaXufTThYeVjfshaXmobdXmttiaghqoqpZWVoaShnYTgqdcnecdplhakdkbcXhhohifcWaTqqigkaklbjgWiaWbhmhZjloZhWaihgdnllUgfeiecbhnlfdgffdfjgWddcZdQcqbjdXkhajjYidboeinqpURpeficeqTmrmlXNhjinhagYZiaWqhfXcncbckTqrrdeZVafeiajgePYlgXeZhlqZenrnoesbdaqbkffgcdpOlubYlhjgXelefedegkbdXbXZjhekdmgYhjaadfllfjcdhhhbbchggkobeWLMecybQZMLOqYveUZgUt5q00jfsZur0fvOtgtUasfdUOijPQWbrgaogSYUhdUfhfhQWcnjuplYmngekYsReYiUQwTbcjfeegQWrXidSdJZafMbmhVVdhuknrYcPTnkePeXrZrWcVcbadQrcWWcnTcyjoNecjUTcmejtesYfgYTfYnfncWMcnmjdMiLZbshmpUagvaWdZdagjgdicfapaYViZOdejrXaRZudxYrKfeaZiibbhWapZfdemZqZYbUShsqeqrphirffShlodcQZdaawUoRYNcaahhknZNgcYcmvZoeebhSSchmcaeZaUhbdZficSgVdlTmohlYiXOTmbTjabVbffkmdffVQlpddpXbabdlpblagmyZnmggZWephpnWUgclhodeXUbfdhXqrdnhWVYYmpXeolbfeZnqrPoZnZlXWijXWfXceoecfagguZioUpXimndmYgokWZkgdnogafhaYncrbcmxdjsedlkqTcNXWkeYwkWVXOhuPcrcgaRmfisolUqlVffgeheafjeghcieffihhdebkfjeefeghchefcegdeehffdidgnUkcZOThTpaPmelrWclZlfUtmcltVgoRZpTodimWmobtZeWhemcbilkXuflmkOcejhZgVxqaccjcTmltVYsegilcZkebfhgkVUZpookejfedajfZZXmofeidhmkblZWhdXXgmWYcidhfYZljXjjhligXdiknQjbT1ippZXdkjfScZdXpbisibgjwdXoajqrjarghbufyhaWfuPdajsobRpSqbZ1tZYkVcqjWdcklfmPqrjpUYlbVUcfkpaesfVUayoXpbznjugffZkkYfccifdfZqikYsWtNQvfhbniYoiVuiiaSvjSccqefknWpzjiJedqbrThoYYrQqZgficXrlptYkWUlbVdMTnmYenikwiikhYiaYlvexWXndTbZgWrpagifmwiZjberXXRgjdWjbkwbOWpfTpgrjXckkTdnXcWecXUdifqSRaYdghiWdYcaQSWxejmshcnYlifjgXYfYsjbhWXpgda0kaiXuhbllTbjWboiraRbgbphDUlYUycgfnhXOmfZawZlXfhbibijdcYfiZlXaTYfjhfeerrdadeggghhTdeYXljkTbhklgkgbkqbVZRaTfdXkifYgmfVgdWZrlebYitSUfjicjoUZWXslreVbWXifaifWmbbcXneVRhjlhdifkqlnVYWqXaYpUbjkclfWXcholWOfSeLlaZZeiVeUeZpZRj2bmjQZkYSweXmimvkeXgUgnfoilaXWeXejfdffaUmfeddSdlVebYlftlfYfYYgnpbaQnwqitWYPSlZincaqalRZjUaYkvgSVnp1cqhVOtiYpqsTahjhyPXVzoekfeVjaXmnikYeaVYZapclnYnjjgmaYqiTZcpcUdXeidhZfbghmfnYmVinXiddhcSYZmmehpoidghUnVafVWjdWaZjlTcSehaaebdpbgcgZdhbpefcibkmbihgoujchRhehceYlghsccXcdnkjglclkUmojkgmkphXdfgZehngcRpclcsdddfmqepfgWVjokippYtjcUhmbjjsSZdbRhWmmddSVhgtliYQmVcXlkqrQbrRhhcdSoumelfrXYqlrVbcrVeYkgXneijeejnVRtkSjeWgVaSToerdgeeQerVgspMgbhSaTriWakaeZWYnTj1mTiahkdqhWmfZbuYXXfgZbgddlpWlYQYnbmncZTgjgejbehiajcliaYXoUhidfZvjYTWOjjlXgRZavnUebhiMUUjfpeghUh5ghTYmqebfcomafgj1qkdfSYYinsTbnimkpRUqkYUebcakwlIckldkqbOwlcerXUnllYmdPjiXotVjPorcQaVovUQiVslnsUnTbRYYqsVYZqrhXYYjigjefYfbdbbfbihjacZdgckZlebhjghdqhbikekdipihWieknbTRjgYhdbWcestnXinYeZiPcaRTwlsrvci1gqqkaZljRTbimbWZilXfaWhkTsVYSacVvdoWhdSgkilfeVSjnakkVkjlZXjhddOikmicnXblhijcgfrQTbjeffaaZlnXhafmeXsejjejijUgddlkkfinilmhfkheiehcgeddfZbfdfdfVkddcblhhgbnjlkemcWgfhikZUhaZlqnjYYTgafXXlViegfijcakfXmlmckojcYLOPjfjSisVbXdjaZhqkukcntlsqibeezjtRrbhXmhclaZrlcXdfuefeYfYlfmeaXckepSdjYggkioUkaafcerbkleciWgeyeihvoWWnkdemjgmmjoleVZidceTqXfhZXrabhepicqlUZalhehWdXZZbjXWXlVdhaloXbldnsinfYlocarlhidoikghkeijfmhdXecbfmiqdXkrofXqWfcnpWmggjnhYiWQhgxabdWkoStenJzlNX0xcoef1xNPIXtQpSttsRUfMWzVZrhXMcoH1koPnpRgjdfnkWkWkdbVfjejgigfnkndgdYhefdkhjjhkekdkivaXkYgbYhhiTSWKdmXqebeLabUsoyUhteYfmjxfZdbYofbboaakeUkWPWWbTediZsZgWXmZYabvijjffyuhecVleRgcqaQjlamngiqljgckrnjkbfmqetbcuYdshWSjXhZgkkSrfTVdacbfcjVieflkjqgfaXZZeppahZhbdhmkPljVfVXcYemiYfZcfybqYfhWfjkcOTaWgjlTjkWiijaeQRnqpfSlscolgWTjfaVcjaaakdhZfbVqWhhgReZalkgufcdbjmRpjsqYdedaleaZiYhUojblchrTnZYXmeojigemeSeSiaQnlmobUajplcbfcdgjWkqnUdgddbmWngcWgiYglXffVolrSlnchYguoluYkqkejPcdghsbZZXwWgvVlSfRfdejXgrdrbkZoWdkZoZmdfkbmceihmnmlvqedoZnVaafhjbnYOVioZdQPijfcrtSmftjsVQbhrkfclWRaZfXqkUSeZJlckremjakYVgjLplYZnilZVrgnSXhvpmgpJkSSaShicjMdXWiWllYoegguebfpqrXbiagneqkYiVdgidifWciggTnZebjkaadohzdlZYbeikbhdeZdVcdgacokdjhdmfkoYitkefVhfYmkhefYVOhlWbejhYagZimYjeenbcpoYXgkvdjmcdljgnjpgYgiboqYhghfNQobPbWijoaPcZRPXNspYahxgqrZWbXsjQVifUVaTlygLYbibgirUVRZdXlZbjarebjYbaldmcoNjhZfkldofngmjbjddbodoeecdjfcqddqSobkjgQUncajbnjUboYOgbVprcaeRfmelZfkWinbfbfcbabcYqcdjmanmjifphahabalhkdhmijmaklaofmchokbeojeXhgibifofYYirzShdYZkoqSZikSdfYlZOoZneMYfiifXWhlmWmaojjndcjajcggaanpi0WbypaTahhfdbXnddZbhjkmZmWopZxcXZdopdVkWOcchfYqkbffjXanegYjjbgkmofliRYjaqvjXXaaaepdkfVkmbifXsnemdigiUUeiddZjncmUVUiXTXjigfVVgZfebmVYWZureXjjnlehgXhkYeaWddNloUWWUaqeofiZeWfpmeiccSrZieqbbfrfahgcXkmVgQspjUdiYflmfugadoqjfNfcbngkufglTr3ioaehZepbihFWWHOaUveekZfYdhhakTilpkknUYkeUichpWlXgiaXkkjicomegdhaenaQracaQgXjjhcgddefdkhcnkmldjZbtgdfanaYkkgZorYdlnjXdYjolkXZmlVpliOecnqmikfsXidsdYbQeZgmzbnZYmbkXflbbfYVgdZitiXjebbSirroocbvXfsYmkheaaUbrtjZVbcZfebcibfZfjjapZlbnlknjbbnddYhjckVYfadhWchdajdZhXckadhecWiarbYlkSUqcch8nwkjfgwUUfdofWkeetflZdhauXiYajolobelfbeiqZjvjdalgqojoZVWZfqynkYQwXknfcsTmdcdiemuXkaUVpoeqoiaVfhcgmkdXYlkidUwTblajkQkpkUlmcmdknlTVjoduVjfZlVfaZUbdeacjZgZpieWWndiTgggedfbWaeTqVdbbbZVindoobdgmrmmcfVfKufRPkUavhjUnmOcneYckZZZrlojiRpaeQboffifeTpcctZfZgcdiiijqUkZZQjjstYXcZmnhXUcdgmjmecghtUSkpaYlTkgepbhhfldieYRhlZfaokhPTiZZndldkRVVfeliantjpedjfigaYjgcadcjchbcYWllfdaghUfkcaqWZiidcffjndlrfXbeahhmnifnhoWfZpXnnoenecZgeYlOKgdakXifXWRYzjadjfYVcaXiYinyTigUjipgxhekXcptftbkikgcXWjQZinhkZZUeeahhkZghammcbdgcUllmdiifcWZXbmjifjXqalgdokfaPSdXogWbqgUncjplbzefrfbnakkngbiTqYmikgoXehoUeSvgaiffabkekhVkgcXemUifaXaYmqkWelcgghYnjWhelhafXWcjloomlglqmupdaSbeqkcbUiYbkaZXjYaZgefMbWhfhbTcUgXfsfciUcZgNYdnifnVZWcifahsMobbkgQatTfiolgcigefdOPdhWflpiYmTWfbUmdYmifnpnunSkbcmsicsYebnfeqiTrkhkccpnekjeicpkZgehkZYcjfZXbdbfdaekWeckfkiZdcbmkmpYkWcbgikgffflWhlmgkiciihjeicaeggjljlklgWXmacnqbNheWjhiRhbRmlnYelgidhjekafZtkcbXldiWfefkgfoYVbckjqmaigbdolhhYbQYciYgWwjjwRdfbeqfZklSRgpqetUfmPrbXlcccodckjXfmmjhjcZiilbjhenjfggpcchgmghcjmXenPbiapVbjjrnojfhZnbYifipddghTbZejYXUkaXcceTikOrSogdT4gZXeaYiXVcVlkkaddsifeTzfWjrhhemphhuQhocnhhodmolojrTRaTialomeyXmhVOkpmmbapdlllkZnYhiYliudlqcdhhaffWZkmtNgTadVfcjkXUiinkeejdaphuanXQbbjcfYbnhaTWUbnfYoehRsWYekcRgfnmjeVhagWUjpoffogjVXokgacbRgibkphYmbQeqWhjakYhYWnijhdbisjjUaWliZhjlVedaRpcfjYrhfogqmldShZcdcRQeYjmcPsgmYlnYZntoYnislYrmWkVOiTxUlcgYqWhWiViedaTjdpZZhXlnVidWXqhijnZogkkhUWZkXmUphcWcXndSbrceNeVdYfpjWeTujcbpgPcdbZimpagaqUmYWhjejQljgohxqc0afhYrjmjjfgXjibZlaXVttoZoWgbbmjdXkcZrmZaXiaZXhiUZeWldkhodjcYrlmnshdfZkkppkagalfiigcdhsbkajXZmsbkiikUnmokWagZblYhoddfkrmolbjlhZdbclniVPPXhhjfgVvYgeglisafipnhXsmk2jOiMeukVjfhvfkgchgdtdrlbajdifofoeakfZfhdfikdbcibiTmnXddheiYfceibjmemZdhemroggjYdkkqhcjpXibXieidjoQcfhfdYggcakghfalWmmlcvjWmZjaiabdrritePXluOhchWVexegepaj4iumXZllmZeYdgffeakZjghimeZhcVljiYcelhgjcfiiYeifecillZbicaciZUhmceiUhchXdpYkemmmWViluobcaUpXYfmqmWYodakbgmplrqXWubwUsaPwPmdUasQPWZbdafcZWfgWZPbPgqUchT0fqmtZeuiRWajlZlfkdf2lkTblksbZjbghqiicmkeXghnXjjltudeuhgkbajvUQQQUdqklaemhNoafqklnkobuRrhleifbaUcPWUnphY5bakiSXlIOepaOTpjaPmPmojXsidbpMkVjbheaKQeReQroblYXaSmRggjXnfjkRTrrcYhRfZkjlhZxjVgmPdktrmWZVXdvciWUgQlkdQejRfsTlgVWpbfgnttWbwgekunjeoUTcfugijlckkdYekmnpYhnWcefnZaitlbpchYgc7ZYsmksoajgamefZUaleogneVemfaXjnigthwTZfWegaWiaflZeogXVmqZmZZdhofcjphUfRZRYbeijheoXhZbjeadajZbXqfpkgtkVttbSpShZjcodQRfsjiiTikdRqfVajlftPbiosodgeQWaddojgRmnXcmammsYUZepjfdcgehebrc1iWzYgfUTmflmXaZkggdlbaiSoebdTZqhVgcabgXYngjdlhggalkilkkidcWaddicegdifdiejnediihjXhccZggeWXdkYcpjlZdkelmcieXZqhogegicrfjhlgkifVkiaSdlZihjfYxZhjgSSkfrrekelgkgiYoudgjnccotchidkhsRcXdVltaZldaWpmYWWVkoWgbjnlXqXUagOaVmWXXldjdfeYatRSZjWodUitcNtkccPhqrNUwfhfZXTMZqhTpbTSfwfmgQYgpOWTklmfZlpdtYlefbffqqkmebqkhldTfrWcWsVRoorsUfXqgoRkdkOWnaPvhahaXirfdfaoXkpafeuivpevfVqWabmVtvrYiQhc0iqtmkcpnbieSYlnqZfykbhYOqcRgMZbflnReRUpQldubQcTaolbWVreoYukSPOsslgUoZhlmmfRiVHeenWTMomkgTaZjecioaisppfXYreejRosWTqsZaQgUVgjqglkaanmYnfWUpljVaiscqoYdndmnsoYiscbQdhagTbSdgfhfrmfgHYkedjkjrlYdhgYhollpraWVlieieojXVTXbqfosfSphXpgXedriicWofikapsmeQYWdVmqefeafcagqabieohWbqbnhVYMfcchbacbgpghogbYbdiYgjiTVmfhfYivfhcRglhkspTZgggqVdbheaeibcjochfkoaafciZfZUactbbfvdXtWXlnYdlephSfimgelfkhiYfXdcUVinaYMeekeLjbUohUqiVjiprgfZZVdeYggjfakdmiacgpkfbhWVjWT0VOghUSshsohdeleXnmurwheicsbgYocbhbpecxMnikrYjrldZaTgTeefdhUdUrUjgUbqdlaSYnYkiXcIVcUbXWfZYgbiieVPhjZetpgdSjgzihkffkYhfZTUYTddcVYpdkiajhZeomxgdZdlXZgppefUkcPVloVeiReilhWXoancejrWscRuchQihaggcadahnjZhccgedhdgfcbgbgdmgiehcmimcbbhciggkboUXwiNZWiUmTMdkeltUViPkbhukiOgYfgklagckzdmW2gQgshhiWZiUnZiSnjfclmXQskkZgVfrzcnmltWVlYWiafjXtfJkhnddVVYZahdXZRThkWXkYjifcifpteiibgRcTiehasecvbgXiSZgainTZm1krbraYpNaontmgjUghmiobjYeokhYjtWfbjgcqdgfhinchhmcppbeihclafkejVndknlimVaYinbgjmcokcnghibdfdcafghggjhdgedhbgfbgfhkeebjghdehbgfggcgghjdhkhcccegiegejkhfheidbYfdfhdkbeijegchebgicgicefehjgWVdYhydTcYdeYlUcjhWmeTxtpyfjggVSlshwJjdjYriRYlTgfaianpenWdRfajWVdrYWaaYjrcargamjTaYlnijnflockhifgqptbcanSXolaceQkajUgaccZilTgaorghiXcimeoRdrcfebXPehjkldjZfYXqiZoqhnUhahontjccfhchdmbadTtoeflmTicpiffersTmgliRfftkYdlngQeQifpaehlmbjreubNxXhiiZihbZdYaddfjUegdaZaipvjXhkbofjchcdhfchaYhkcZndZjYcWjtXbWfZhTeafvfaggckhgmdc5hXjkPpXcsxghYskUjZcWXobaSUgcWTmkheQVcUdQhkogmqdmhahjhgcitdibadhitheddZecTrpkTopbqsTbiYddpiMokgkgbhjZiWklculbdedleabfklejgamghcSdSpibodcqfZZfqbVlfhpfVghNeTciWleVhiUeeeccgngpbjojYchjcXfpflSTqklmixdcUjfcXhVbkkUkiTZinYZYVtdgUXqipiqcRaZejjokgenepneimhUifbdUeZvkXiTmLadjXaZdkllPghZmkcafokdjgbrrlnjeeldkkndmlniqienholXelbkfadjgRcrYeaiqSccjliWeijmadaafjeedZmYfaemkcmsqWllldnqxzgWRbQygQR2gcaRaPkdoretjnetfeQYqfqzbZmrcnjhhjdnqdr1LndlmSZdemidYYjeedYhToOirSccfQlrhWgcflhjlcgdahfYhagbdedeaXeqgfejXnbghhtZfkbiheWYgdjhZegkfghgdijZkiilkbcghgbhglgfbfYegiigijbjjkdjhlnbZhggnjnYoWThmmgedkhRfgaaZZhfPpmZYkfdZcplfibbfdjgiabaojceXYhcbflnWhhabkcVafmRohhbldYrWhdeYiiaaXleihUhXXhbhjZbUkkggeZsbfaebkikkhbhhYqbojhhkZbebYRpfoZmiiulfZmapYTUpaXkkijisXhSamXZRijihXgXkhZkiuuq2SkJSdubfn1WQ5swYZehuYVIOcJvtwj5ngZ4jkdSpbu0QecMQYeXdukcdVefhoXkjfsWdkboljefWihpXmpnMbuqqibdgrijaffheigdejijbiaiicfecgjggcfemefdedddfdffiffeefdtlhrslmoYqflmZdmghTUYkebVWSVociOmkVUqqfTZcXlnpectpsdufjuYlfZWXiZcZeXiwVZWfTimgmaMWmSpXUZVgiqmXTWdegmUceehenikWkfngbejedqbemcdiZbtjihdgbhTmkujfSXqZWoffonnOknjikakjlgleYRhqorcaoopgeacXochhhjTfmencQWlWti2Ou5t2UjZqli7KgOi300ZhdghYnoXVpgjPxbXejtfijkldcoQfRkXcdcPikXmdohanigkgihXUjWcgcflbeeOfoWVcXhhlvivXijiqdjffvtkZYQdtokYdkpXVeiiSUPnVnjUwXkXbseaUWoTaRTVrnTffidWmdSunhelkedPVvddeePrbkVigmgXhkRikpoolelWgcmlghbxuakcjpRZZfjpiOhUZskinhxYrZhjWdqYbUabhlSndYWhUkjaZdmtiRghmfWcvwmkYZjhgeeVjoqchJSYcrgikarXorpdmYkidqRepmjrlXskYllhhrmWdzdmiaQOQpihiQTmNcc2wbebpowgXyhijkgTJXseXVbHcdtrtVbbagWpTdksoaebUbiaoRbSrpmarYgehf2cXSpRPPemVXVYedURcVMdbeQlfvqjKelbrnkqYmipohQguccebdqinYdgkldxbafWhlQVcgKZmoXrWNpalbWXrnpgfgwZnwnQeVklWOdRUXjjejfYlbZikzcaa2nvqljPWfO0dhXwjccYcOHbjuZqUuhiSacbmZ4qjZSgXdckgiffSSgxglgbwjafWjjelsrbfLrheVXRiSslbgcbgOOicZq1jfteRuuQhdriElmofUQnlssTlnubekaoecg2UmfJhlsfiMkZpYqpSoldlkYXceeegbkZjmrivpbhekkmTTZQmpgZkSKiYnwvsmqVkmmyfWptbVccUcXfdekjghSofVaZiSSkZdjYKZeefVzijjfobfptrtjSYgnNcZQorpreWqwcQldaXjqdctWdVlkjbRgalufZafenitcfkjndngbUtYhdXtmiQfWfXfcgehheidcuTbqjqoZwj1YfhVUigdfiZXNamZePSyTjjYnpSkYofbVcYmANYj4qTYpfOrtenRce0plQUlSmf2ggLlUekcniFNnlldgcuprojWjmUpimrXgfdsvkePdheigLdUQonemtiYLoqTZmUossinlYfkqWVnahYwXtiaZfhjocQmikcuacghrcTdiZZZ1kXyggelXjqjekk1hcmisbRmohVdVlrSSYXkngfilhdoZgWhadedgdXinlefXsnvjbgWXbkgynhkjVkjRZeeaZZxodfiXgpkbTafkkcwandaxiLXjiizaaVYjrhnSbWlZkjgRkbgMcoxqfbUi1oSer0ZmtvZUWNZZjdarrgRiQZqikSoiWdVhsowhZdgPlTfmfRjsVlOkVmPbXdXjcgfLiRkZlXdnSopeRcYSmUXzszRcfh+3drWrhcjprkY3IUbam0dg1efhQmpScNhqWUVSkhoZZZrRjZX0bccjnfiWddijcfSRbbchogfgcZoofpagcbcmhoaWXfUckhIbjYcgVgUbcoiTjgcmkUegTgWPpdkZbgjpidfnSUlnfecefgfdbeZnegiQgfotqgfmWneWfccVgdhfjihXneYffSniKUndhgmebjdkfZvaWkoXkhknrpqakSWdpXoZrofjkadecdjaafqqcShjaqXrapTglqhdZjtXegYgRQqghVURcxUgPZaOhpkdgfdQkalfqfimlaclfgdYabMgkackjfpjeudefainVgifXmcNpWbjjpcgWpphkiXcfanilfrmwidghZWlWiYbiejmaeaYeSkXjhkncYkhZfkchofoZookSdNWfVeSihjoSbrrYqfmoRbcamQmZcbdaajtcnYdWtmbegdfUgjVdZabeoilneefdbcrfolVcmlXcrbjZaigsYuVXlVeZeWTXdXTfZqfaiZscbmgnbqYlmiUnfggahcbkcjbcfkTclqsqecdXhiYffdhpeTXNijfkZfnZsZlhbcaSeeibgviMVfZkWgkdQkntnroVfqflUVUnmaZmXkWoYbjdddpdigmdrPhXhabZqfbgedgecfdffgjbfhdmhffgjcbgdfggkfdmfddfbjeiiegeeadYVqu1XkgfkebikKbZYrcahhe0jTefbYfKfnedlJmeciZVrhXghWihgbmoTbmfdelgYnbdlXodVbgWehlgkWVqcaYglcycjYjjYegXgcVcdidgheeicegcaeilbbZdhmidkcikeZedlgahfgeeeagehagkihceZgeaZjejgYhefdkZhjabdbchffdbdbjdkfakesmacVfYRqXfhbcaYkZnYZZqhjckjhepZVeWknVpoYnPlciZgUcNaPijSXaXfmXWgkmlgpkbdbZfegbogkYdeikrmUgdhiRkZgdircmylsUdggUgOZeZqMecaYnaicickRijUYpWcWojaPTpkgfkmspqgqmlcYdjcbPpWXdgcheacfqcjTiYjmndkWvQZjKfnjoiab4gbdxjhnipgdUmdefaNarTnZbpgeblmgjZmRxdoegeVddXfWaXeefjcekpZjjigamfVfViglYnpdXhidcijVnXuOhhhgdehZZhcjhhdhijgjijaececZchkgfhcajkhadedgfeeZheeccffZdgabgbdfhhiceiijjcggcgigbiebdfgbgidfeflefXhlfcZgjolXijmmWeeZmbalthYZiWadcumofdljYkncjfojUYajXYhijUWVhTlgbeZnfTdpjkoycTcemnobZijYapfjecUcfahdllkXcddklpbaimikgbliThVYgflpfeOmencXQkYigXnYhilmgqdffaZjZdVVelXdXiaYibfeigldcXijfaiiWdohffeeYadeZlbZphhgiabfZdfifsVfiZiVnfmgblUermkbjUWkYoagebekdjeZadfnUjmfiZPjkgsbdiheefkRhYiYnchijYbbWUidfkpqiafjfZedlroqpXlrejmUZijjnblbNnePhXgfSmhbpThNenekMZnuZZoYkoflmpghceniusgmkamVVtmVXXmXWdpUilZWcclmjjdkVmhiZoekWVnlfkZdbVeoiSXdgdUdaSefpilfkVbUienciddbiodiaiefidaececjfbekfeeeWihYeYfgemkhighjedguhgaXkijgbdceZWaigjgljjXXjeXddeeZcjXhpeiXcTnjgpmkfacdhahkmZednafhdgcYchWfjigklhTekTekjWabdcYcgmheggkgsfXqsaefYnVYbihYlueapgqlgfuioemYddecfcbXrmuhpaXanSjhmnXqnsXWUhqcVYSYUukpmZigZkpmXjbeojfblhiZYjuuhSbQlUpmasbMdOWeZVohgchWlplgdkoeSTRrhmUodYYiceZXjuocgdddURalmgtWejekyqdcjQWkdfLchQjupfSeldbieffqdmgfhXhTajlpYWhcVuciiVcibbVcmhibWfjdXibgbimhXVbWOhoYTncUeiWugetdojMMmVdafTdsawObXTqXgdVdZaYghlgkjZckdibclhcbdbeifhbpbgadjfgaidcYfhhabfifcaWdnrhfisecniagjneacfUnbbkjZddikkijlfmddjbjejijldliobjobVnfbgTidXLidXYheZeZTgdcyhTkVTrdgnMcdVhYejhdhkenmbXUmcgellnXWedZoXbreekdfldccqgbacieumgcQanrhXlrbZkSjYZsrnaliVsXUTbgTaVqpcWSoiPrZlicSZPniTarjPWrNeqXRljZdecjebQpZvqZQndfgZZqpbldeZPlUdbqWlSXInpi2XednbifQyfhkfZhehqUjwcgqebUeepUdaTdaRVkfkneZffahkehhfbaZjbfdhjfkhgfgZmfccmYbfdYhfZemededhfdfiihejlfZnmeibfhgbkcdlZeedfbkcfdbbidaegZiffYYfknZddvXbfcjSobgfemtlojgbiblffbabakiZPbiiaueZocfbajmfZaejejblffgehmogbeefckjedglccZdfdYebihpceflfTXdjklllWYjbhXRdlXdYbohcqlaXakdiWifYSiuXbrhbqeXedhemmrjfjfRiagZlehfXfTXgjblkRalYdQgihenfciogoXUjhqlofWdngtgjraoaeihiefetcTpdmeWdetplccWjhUZhnkdchfaigbdcdchYdjolhajekkkdghbZgellZffeebkefljdkndchfSRpqSVOQhceztogYcYdgrYqsSfoUZgefWWiOuqW1adkKuRgnfpohickePchZPYYdnXeildaeiVXXhfqnpWikfmlZbrRoYiiYcWbTfob0cUekdiRfmffldebhjllZYkgihibccekdZVeepkoWeQXabcdlmdkqjfZZemkYbdYebuogXfcqkhldWYhkahgmjidgcfWcYdlbijaddfgfdgkZaljZcokcaaceZhneTiZmeXnghnrkZUeldViViaYnooXcTbqgfXbXWnroikdfafjtbtXhjjfZlcfVhjUgvjXYZTfjZdbiibgofuomiWiqlkdpelgskohjfeaqOaajnyodrSiaXmWfkptXTdcgrlprgeXYSSumtgXXjReeXeWZgmlWJahTblguVRqidZTjtqkNqjob1fubhjkZxfSiqidjVXgcUrduiikdbeZdlwnecSlihhUZtvmd4hmacQhipOWgnidSXXcXcjVgeafmikebeldhZfllgffbkVgXiXZfhdYgUlXafmSimjsaoZanWbgpXhhfYmeXnecnidblfrfljYbdeZdmlZZdfdkdTYdXjekemZaXRWkeYimbhicehgagWmeYiwgeqjelcrelhdXmijWjkWpyYZUknjvWdhcXYuZqZqjOuhggkjgXiZmZseLrYhktriibgefheficgggfbbdhebhechhgifdiedhecdehdgdgghegcefbmYnhdhaapThbcXcsmlYXdjppbjdjdooeifeogdjrkipkekinieotWbWijajfigjhhlWgfiiYpkUYlnmShblogincgigfegbWihbgrhfadkqkXueZlfboagarfiXZYabXhZitSalQhmgYeWsWpUeYWdpbWXaZjXlTjfggjfUlgnZwinjaajjXlacabdhiUVhOgPZcUalfQjbXfeiZnhhaljWensivhbgPYigbjVXfgffkaZnVqkubYXcZoYZHqWU5jmjMZczQjTbZSs3UUlfkcryQrcXxXySO4nyFXMlacKmXptUwqdEUtMfWTNCVO+od+ZYVJs7bPdVxbpAfSilaShRkaHZcnTfqvugXdaiUWcQUevjwlgmZXviqfnolqpVbYpiiWz0evMbeoXYqjtgaWbeWLOaVhpnoXkbQlshWMieUdhcVdYUexkXfablhcfuTiaxjkYV2VpptVjdeUVVUjEYWewRmTc+qxiUgcywVaQcTaetVtq+aZWaoboVwziRKUUiNqXdgcKoLNdyggdXYlpXxmdpjmfoguchfiZebIkbtlsZsZYYaYvZiTvfkenwfermrowqaeLqnvYXfhmgcWtffJSYSfzlzTZVrOrcMDiQVaaVPejfXVhePnhffnZddngabdldnejWioghXQelfqbdfZdsOobfNpmhdXXaZebfTliinlWnoeUZmigeabomVeaRqZlgTaNbbWochfTbfUlloaUfHlVnYiozTlWMroghuhfiKPtlgnYaTeRjmfeiRggmdvfaWVYkni2kcfPVrolcXQchlnnhmqFHnhlZaWXTrgHQipTbKValZsmUPyfTwXdqfYgggygrndmndhddgickQuQXyatygkehgdbaeejebfdehihfaggjcgdfeebcecdeiifigfdgdigbfggifdgffhiebcdddhbcdfehdghacdeffdcgfjdhglghbhdcdemfgTfUo3vetgSOiOxUbR0tVkZlbchnxctqqZ3jgjgqcwjoXeYWbcdhdrkhnEVRZUbcpZefiggfsuWTdlcdTrUbqpYlaZSvnSibedqlqojajiZnkekaUddgYNgrdmYhVVjafhjoOTfrlemlRhfahhpmmfkZhRdriXgvXdikbUWjffWakdoWXfsYkehloonscweagkiedmYfbqccsXhpXbdbhjYkqeZekZjYeioZYsYmmpnjWjclRdXcTbIdeyeUuthVhnTaYZcZZb4vbnkkfihwaSWdnZiNSknnShXfieampgcWreYXiVdpUSiThghokgbVdgjhpSXpjenYdumpakmnodWrdZsbqneTXiVdeUkXbigkpbeXuSfoeUZesikQXYXbolVfccqheUjsQWPcmpadcitilhbSSeUZVpQXckajhZVhWfrrWdRhoYVkhfrYqXcdjlYedTVbYhjhmjddeYlmXXghdelTgfbTropdhkiaYecifclxeabWighgrfahabifinZgUdccWjcolhRbUFd14iUdNsWdpooTotkZiiUkfXXsshudiepaJTbfomiiPnhZQkhkdZcagvqfabffcffhbTYcmnnfankgRYhjgRVYeieXbvalijVbtag5lW3XlrgcjiVocfjdjckbKobbZQjXgZqmZvfdYZkmZkQgcdbZglfOWoeecadekoZSoXhzESngNkamaoYcYXQRSjsnpdaSXehjWavR0ZaXfcglbpVblZhjTpYeJVWxZshbQueRPa2giZhfTpSilzgUZonWfVZYhkQMcaqjfdpxRSlxhfjWJqbgJmcmgThYYYZt0VaneakNTthhebkQefpackv6kilqjlxjSUuQqggeeVhoifZbbsagilnmWkPdipfkklYiXipfchisWeZZeYtYejVguoXblgWogJkphrjanaeoVXeegffUdpaVkiZTsemefehgmicOZmekYbjdYXjmQgRebsVj3QmcmhiQXlYgdYMgjZobeNOmaobnRqUYjTLfSmxZweTYglGUrOfXkXygdrTRgVipZQZdxTaMjTYVggphjXodnQogSUOholknhgvkVoWRXkJSZmUTTueoZeaaiqlqQheTSoMcktaY+holXUjYWXUbcPxplqfkWPh+VHlJydplpjutUsdYouTmbwka3rofVfVoRBaaSfzqxrYHxPwreJwPiYkYlphiefmkXZWVRhgtveojXYdgKRWgdlcnqbWRlfksfIoKkNhOrijifUgoHdGglqTjhnoVpbwnUceaNgyoqofrRZrqeRiQZbgTksfWWZOfecTeYgafSafqZdbcfxsokkejUSplUniebfYkmbffX3ikgaibbgLrnbiibeYliilSmbkmnljid2lkWcbmjWbUjkbIlZhgKlewukVaVpnihjYghiLYUVicbgobf0eRMdkjomOXvdhZksXpamfebhLhiucnyvaNrubndNYUdf2grypehSrhdXrVngfVlXjeTifiSOeYXpgakifUZiYneQWSfasg0kRihTbbrY1RdZXfSYiTpsicOYejqdiqeivnYeUahVmmhaihXVlznpajoTuTURcrYmSmzdmtthYhbnSgmdrZUjmqLPjapkjkikjiPeihjRXgvikVefnZB5mVtlmAj2pj6wNPhmflSEex90Zat+bJeQY6vhrH4VOU+lmpuglctMn3gUmigjRdnXWsOMSYfbobpPFEdahRbarghafrbiffmZsjovRZNafZotssbaXWrmPgrafahoihjVfdgfcWNoYcdfbtkcgYodkclesQrfXTqeVwZVdgjeqaliNdQaVirldfbfefbgaeiqXbheXngZndhadffhTmWTTQZVqbcwnVUfrnpUaQclmUpsgcQiScZYeVjnZngivqVeneqQVdeansieojobnqfWgjagkjZhddNgnIVlheslgbamcXfmwdrKgmngqZpvjkpZarjbwQpfYfcWbjcRnbhhkQRifhiacfdjcZkkrtjtlaVbaYaiUcgXVgyWTkQflrJUcokdUWfxeVpulMjnPaaUharlvpvcZUiff1SYdgyZiNBbhklUdYlSbWcijYamYTwggjolaWVfhlbhctcXVofcdkShUaWmb0YVcgZcKif2WcqrudekiWiafLpSpvnZfhYil0HBZnhVkXPeYbSpacZkpggpZkllouMaereYnflctbjegqlokniaTmvdqnpdcfakitvrZVVnYjigcqbhdpjjZhpibhWquWNemhgafXgkVjeUietVjhvbkitfeoZjhVjlxdWWanjgatbpggPrfZoR1jeVPTWwaYbbTbtXukaerieafvbjdUnhajpYaZkthakfoklhhagongrdoddkgulddgfphfceicbZmlaXgfdldeqVPWkmrTXNaoYhageikpYmaSfiTnbclUpmmYcYZoTfXWNSvkmmYkVRqlUchTgxpdlgkhSxdXjcZjf+jobljyTZndnUfgUOoljdscaOatiNoPYfgq3pqtWbZmLkSqJrdQdkfWmVRjjufJPgnspigdhXRhjcTadaYOVsvtAUKSIwRQgqYS3prfnfNgkejWmf0r50emaSsxfSdXusnYiwhapinTXYLZMhftjfUoqefVbeaoinmvjgSWfRXjNHuNeXSbPspZWloOccUcsrtfhrgeWZfbuSjWlXiYelhelhm2gcibSUgjshjkXkhdfhhhihehciWjaerVgLZliltobudVXYiUoknNllddfvhrzaqcilKohfmaUgZcbaTdhiSJaanUdZloSWnsjXYjavegWqaoQfTRWnHZfwWQmssiggdZaImTkh+ro5hhmnhtlmeUrhqgohdhehcgfgdcddfgkdeefeeeiedghgddelehZefccfhffjdgi0mrSbdOfgQtTqON3nuTVOfhPXXWmizvgekXmZiiXYWammmGenfrcSckiUnbcabWZlZccYbbcxTVqUfqQQhnWjeibiNolhfVReqqciPTUkYkVlhVloQRhcegQhZYZer2unSdTUltlUZPssVUSqfROKTrjOiaWcYxkUVndqbfheUlmlcTSscMSdkVIoSmsdeaYpbbWUPVXPfblbrjljgWyojUijZbchfdhupeoinebnjgVagPowlpVmjleiVfRggUZZkiUYOitUNOfMfW1gYnlQrflWdSbagTYlbjcXbeTcXWaaZogYeddogSvoZtXZnbQmktqeXrphikmcYZkQdamhhpjbohmgshXaVYojqZcndbhlWbQXaYTuNeXUZsijPYVVaregfcQiIWdyfdvisfVbYnONkKVf3qoWrctZonbNmXkimdYfnlkedfXegYnloZkbnVkaqcZeWTXckmTmvfXVhngnkhVpidSsrrnTlJrlOaM0RSxw02SMyTu0OcXJu2jJ1olPn2TpiQbpuyQbdipgjkQSskiarkNfRfyjhTOshoYtdclbSmXmdTffPajcWlSYZKaj2RzolMcmV8cldtberRtTmzziSdYUcSxrhYKLuhncavmhmiZgXefglfioYmfggalWXmcdceabiinZbpbXvkaTiPaioxsZkgghplZhfjZnifchajZadicYZZgmefeebibccmZbbXYbZXZVZaOALgjYpPRgYaqYkTnteen3easiWplhhpoqgdVeiseoVLViZattggkogejctnaUkjablfXbZmVbdUlmljhncehVfTdgaxdipifuhVdXekgarcmuadWkiVjgUikbmzfloZjbSuminTfZYafdTYVnYWXduZnZXihZaZkpregShwhbbXseXZx4WNhhqbpnckhXgbmgoqkmnVndegZcZdkjilbfelenZaclakSlebhkgjWkeknoRjnQaWiVefUblqmpOixmMkvgnfbchWWcUccobqYpehYPflgnUcdqplmialQmZfnOehUcWaofoqcmYmjeiSvcPfPjnWpThZdglhldg5hdklfcUqsZlnWarhXWVqSoNjnOqQpreUrdWnXXeLebWjjWcXQmlahaRrZrgcbfsMitaevmUhVasphUjlelfmigdioolfanGhHVdgGOUmgdasbeGUf6VVQNZiWYugoZjgspeigbophZogchejPgjatcYknZcXhkjqWYcfSccnnlfdZV4dcblmdglbqZUdgkhVfynnbidnprolZcgoWZgcrhZgYomcechejngiUoqmhnWafedt0kkGYocmkTdgZlYZuuoj2hGaNtwiiqYqkkWmjdbcmlUfWojfSWZeafexixeoUrfRudnebfndZkjvqfiqfifmfXkngWgclYpicgeqZoqmX0hgkelXanZWdkRjSUjghYpbZmPhUkpbecXdYhjejflggeojSRXogfWZkhjsjedTbYZfhhZXTiWfgigflUkllrYTPWYYimihfinlcgiZbobfbcgngW0lRTdgjdoUlojYisnxXtXcbiafhqlOnnpWbZpibcZPQdsv1oog0VolaZcauriQocbYc0krUpvsqWliQXcejfTjvchVjbePfailfjrTiiexMhYyqqVchdXgcWrkeRmkmPPXqlccYkiqifVe6gOXnicHgtuuogaggpmlfvXaRiZqpacedlfffanVZldafdopxcgmrehbsplaalekfoZXejeiahldcPaheYfkfcidjgiZmdTYiiinZpSffnXlZWhgmdXdqilngoopfXqWYlgbyhiqX0jXbsNWeheieljQksPuWoXneKajohkkxYXdayWdollmalTvTRSaeXjZbRgUSfmWcdoffOahd0efkjdjlSZegeddeicnfUgrrhXTeWfXRZjgfbdlcaRhcWkglwceoffmgYXcgXhXdjdphbgrpmXSjfgcVbljbhZhakXoYZdUguWnanjlrWjwodliUdUghefkhZekmmoYOgYgRYgWdQBYlkgXogjljZmWhidfYZcnfSTiiehkeYZZdicXnZWUdQfddeihkdYdphvhXhpixZfhhjWfhjjkYjUnbWcWVafihVidmgkjgcmgRVrkjUYYonlelcjUnjlqchifgincjYirjgciSibehkhdhkpggfXlXaeeLSYzTalk3VkMYXWLkrdpXsYYUdeclfdzQpmSmgPhTmcXbclfbdmbcmqXicfggjeajYosbZecepcljrVTmhaewptadhTwjjZajhXoaXdecbnidhfahlZbmnkgaccWekifefefmmfgkeZdjfuptvpYL2XbcfPcbZpiWUjmmKludmkoqdinodQpiUmSoiXhafcdQlhnYWxglikepkhpZYenbdTDiRTbjUqdfcudcYe4Qr0XopdiYfXVpkokcefZvsfdgedsfclyeRikpXml1ulgaemeketmeKKRkTSuhOrfXXtqXVeUoumfPnrqhoSbeXbiYneDSNulnkKWedobrUZYekoYlOTiaSXYdcslWjmilikaZXbmKiPjrffnfnavZglZLUMZPPwtiauhjcdZYmbWUqjjXhhrcTPignicKiSfsirPSYgYekwdZtqkvaVbWghWlYmkdXdebXfd0iYqpexZZhpldjevipYfZbmkfduRVpZjddkrWafR0tUhtPWsNgxjmcgkSkXeaejalXdgaiglkhfeZgYejebhkjqidlgkanhieihUZibTehRjjsccUObZYhfbRifRZebldhbqhmsXpmfmffXbPrjTYgchZndfjeZXhSgeQdj0zofadhigVYcjYjYVUTlodomdUtZSHvbTlrQXqdfaazZZeSLPPWghhOoYfbXhtlTPltojppWfleesenPrtvkcaimleypuiXTTfqbqhtYNpqoijhopegVZZdppknurXalptcRfXsobiXdehacRgVVWjypkglbqZjgWnVmYlaldbgjkgibqXPbmMYiiYgQcRhTlOeliTageiUhogjVagyWjdbXaegugmXnabsSecppZfnkrohQPUcVincZXbfpTmbnmYngdTYllqhfifgmrhihUfqofYofd8WcnlgJYWSPbbagepZYUdiqabYmShoigblcoulPWcTVZvNjmgXme2cybgtcedchdYcqlZeYokfWiZXhWUfdfaXfZncXbmYUcgfmg1ZweebfoVWXlrlcelajrmiVLniYXsleNVhlhkkcyo2mvZFPdoZTZolZpsncUlhnaUgsWhVnlrkYwccmjifeV2YmckdjdibcskjRWRffmofYhvlWvjlSzjhdaQzdPZYQXUfliohOQKgXXmohnemkusRYlScSchrgbgifkhkeGfgekRxXZlWksgfXnadzkZYeUrUWoWvoke3nUYjkXbsUVNVlrjWsgdLs5lsdJwimuglhYXVbeefjnbibjjjZcfmZbdnikejfYjXakaiglZeUcnhkdoZZhneetWcbaUZYignfeLialejePdiiZFgchegbnkkelZeceasUeakeedTolUbofspbwdfddgbUcbfdlfZhTljieXWZjhlmYrPakhWRRKfdWfddYqelWqhqkefbWQQjngZkPheraUipfhccSTVejiSYrhUptfOYYacteYbgpWdpZdncgmQddqnhQlXVqdWoWXYVcwZqfdlfXfWcXZdaUrkgYegkiqrRiefdandaZYkmWahRiegYmOYVcRlkUioSazZolXd5ilkPtgMooemyhXkhlnlYZgspaXfUYZkn3nYgeXZgmWaceZsdXbenhXsbhfZeajjfXQhUcwUbVntkwgcecgjbfhfWSvhcOcbatXSlXbmyftmLoeldmmWZlogaYWcdhoWhp0hYWQfdrkYhocdaXhwhlceVkYihfjbVjXhmcgaZghSdivmjfhlabrefgWYYWmkrjaXckajrYZpQVYgnVOTdYijRcVRqgivpiVkpixqjXOnZcganhlfOUXPliWTngacsQXWSfLtiaXfZbskaXSPpklYincbamlihZbkidkiVShUZUluXeVebvmcoqfmVQhlmaiaVSngZvfmgfpmbkyMriaNeXknZklSlwVYvRUZh41gkjgaRbemkesfWagfnRqZdiTZycrYiU4pPqclfPuZkdhhTqmhkthRTbldNZUtbYozvZiVTlmmZYpOquVgq4hTYvgUhpirgqLZUjcXedTrYcYiNSpTkttopwYafbZhqhcrXZWrgdimojkOauQiscbZkckjfdprabofjfefgohemehfidmcbjnpZggYoocavkj1WZZiIfcVXlWUslnZhwVnJWlbYnoskSTnmPbVkgXmOlzktarRbekkmkchldjhtnTYVapgemVfmlavcfVWSgPogUKhQbokXdUdWhljjchaecfjjoipqgZjpeabienbaahqkgjWlkmkhhguiggoYckeSXqkhiYkhfoVkjTVegfhgphdbYiYjirmcehgbhmlzjebZgYTcahezYftZgkplOqkggkdbbwmcmXlqdcbhUUkhkbobdjfdpYUVhmZecarnjstjejoUUXmedjjfqRmnoebleNbRZjnmNdXQlkbodemhWbbeolfUcusomrVjkkrVnbnVLvebXUfgdbdTMuiWyedhadZjVUniihiXcVlVodhVUhcgjRgpkhhcYVgPpdihSXjeihkgffccmjcicidaegcehfcebfdidighbeZddcgeggdffeZgfljphghXXnoiZTZYgYbZYoXkiWQeboYYbkimkXjeYjfZdfnZeThZggfedXmjjqgccXqWjgahcjnmcsgfmmfhemViindfenohndkaXdrUkZgkZYopjfcZYjjhgiieRWjlfnaeimfkWTkgpihnfMekwwfbnUicjgioidbQkfZaadkXigWddaYoaXmVixcmcjYcbhffhlmecaiZjgblcgcYegkhiffaYikhkfbfdbhbcfbbhdRcZhijgckqjWcjnkdjnYjbkbjgikZVXcfVakfkeYachomlVccnqlTOhrnefhUbUdNeYnYgXPktegZqhRlaWKpVuhsYWofRnfdWZiffhnmjjXRnhXdfmfhhUcmmnmhTbUokhgtYcboZcYegUkZUWmjjkmkspjTjaYmbcrnYjnfpXsmRSinYVdiXWfkZsViVnnQjleohlaijsmdrVXcYfYgljchTYShnjidfTnamZcbaaVwehnWsjctwaZkuevtjgihZqWbqlffSkbUieleXacZmqdiiOdjfpviZafbYtncYkWeQrikjeWbLfbdskhWkkkVekniXoZcnXvVXlclagWTvptmXjggTecYgRethYgSaebfmoowqzZXZgiftegVYWTZVejgcitevkUVleaXbXrsfmkvmpdnWSZlgkdlZVbnWuWhVVfkhXpooggheqpZceYaloYadnfYdWWmbXkadglhlYibZmbgmkolbdfjelhejedeheWhfcecclchcflfdedYildgcfcddimjcdZSabv5tjYfbkcWexWcgnYgVmfaedZWfgZJeroibdZRigNbtqkoasmpamfibiuQNZecpaTVTleipXkeZWjchtdfXtrRbbVkgl0refkQWhnZVTedNqvbhidmbjmVngpiYafiupWeX2sWqfRRkRrMYMifYfbUwRhiaqNWmvnoeBqrv5piWUeVbhizQVhluQjcV6hfitWRaYRhYgkkZchfbQshdhvhbcQYshimskpTncmoajgdZlqYWlgQMghmVlWaHoZiwRefdyOgokecjtpgexLpoawOXRriTdgchbeXXciYVTHokijccjciaahfpheqmlcomhfaSdngTYhadXfSnonbcxernbtPVjmhoKnWgwDWacZhTcpiWfLetTtYlkdyiTZwiomaPVdZrdZdVifSSfmUhbdhhkXUjZqdbikVYwndpWdhab2XZeqjYcRjZUsUciUVhhiYlcgYlbcalWWuuYbZdmqrjhgsTbrXVeUXfhZlpojogYVkaWv0pUX1qqjfTgbmXhgpWZYlmNqlUvTShYZcegqOpqrU2gNUbbkmZciYhbTVYLklTmklbYkhOzfmibZXbpagsYZufnvskcouihjkgnYWVQqqkUjpdaZdjTngWvVlgOchTadbuoq3UYfpebbdsqdplWqhnjvyeefljkkndjZfnWhdcfVjsbakzhiklfifWgjlgmcWaRleTojkbf0YYpkTjYPcgcqguegRdjRnaaNbkdiguhiwPlcivWcdQQmcmqTOoZSebjRdPnanjVPldexwMXbUYneXSeVTjZSdmdaihiZmksOpkmQmWcxSSSRihKidcgaZaUgclbZkZhklqtdZTgcmjjpPqbmahhgdjacYuVphn5YilcqZZokfSbZRRebNesSZPjPmhfNkdgjaadajpdWggXdffnkohcWFpwjXkUpcdfUTaUcpacchdgaidWbnbyRkdeiyfXaOeiqViopXYciEsghc+pahVbhrYiVdhWQWhRMWPhgmYbPicqdilQUhTdjziZgkdmhZQVbbsYdfefuVnlfScTmXtpqjfnhXagignWndkfSaWkcYraceinfeiYXpilZjmgYmgrRjmkehldhdSraciTbdcXxnfaiYaimciqW0oxlYmMmQceqabcTZiNTcmQXWtROkdrZroeXQRaiOVaOmfeioZThlWZeibbhdutfmYhaXllhsXQ0dVTcbcUxo1prnelKdTlZfemaiOojWcXaqhSRgfVkfaYbhbWRbYjljasneUbmZlcRhtkrlpgNbTrWemReemiabpveaYl0hdjcftVgfcbkPgZgcfYNfhrjdcvmymaruanVkZUa2lhZRajo+uhbbgmmyeeraMngWTpcdlrdygjgkcUWiVSopojWhkhfZoSegKmsmlOccaYigghsplrjTtaemddljnkfZkjqnYZTdYSbeZVUaasLkabTkSejffjTatiecieSReelxkqbrajfwdkNiebSkmHOdYephfpVUffrYUZzbcYSTSjqDcdUcSndnitogjZOlgXTsNjklXaqWhDdkZdajQdTTaovtnjKmbZnwfNWluWRnpnlcepNkdjRHPapOSdmRdYhq2VcinWhwfpbcboYcsXbXcjcfgdYYlpceefdgubRlfocbZPrjdjSbliqOnjKcaZpocPYnsaguZcagOrasdWZkSnTgUebYeekfgkcmfejiejaikmacfWfaugg0scXRZdqkiURTNbSkceUrjgXXrqfZflXqxdX3YSmhgszkgeOhhhYfgarTadMVgoSWcnYfllyYeWrpXevffhoshQpVypkYttlhUoVk0kXhZtvajfRhMUvgolaaXYbWmgjXocSoccgRZfgobWZPlegRXpXeofigihdkgiTiYbjmpnjqYdedekZjmchdaeocqltoTghYVgvcnjMYjocgSgUqdniSacxZm1YbjVYlSYyldXdlncgkjihrUdshfaXlfchdeWWtfbPVWVYepZeZdaqkTWusnljeejiefpivQYfifginxljeUrVXcYmcksxZkWhhdbLVueablcjyfomgXhQYl1MhLThcXajeMmefiqLXnrnsYTWkfaxbheYgWegrUjfgjcgwrwdQjvX3gfqduWlfcfgdiggcdcfcjfgeicglefhfkhihcehfgcZiZgfjfdffhhfcrlcdbYknZkmaUVnjYYeVXmcSaakZmogadeWbforegZfjZdSGSaoShlTZpPbPnoYhVd6mntqqmcsoOYRiajZePOkvdyXmPnabeTVtbobdobVbhufkYnVscfeQZjilseazlXRajckhmMrdYVWcqfljunitdbiZfmTPVdbjnbbjXxUqZlbkbhefaZRiWVhkYcdZYXWmfdJebckemhdiegfiXOkmfihfgdXhsjXdZhduebmekXhlhbahTgifjeXkaeoTetZbbUfmenligrldjSqhWhUgcUxdaaWdtagp0MWnXVmpYSbtgsXYjjsUYhiT1brcpujgUpsrpZNkgrpafhlsnYpebmmdofhfleZeedbXkoTYhnlgcehjhrbboLgYegpVtnmeolYZtioiqiXpiffVnqWgaUVqQogLcoYXgPXgPpMminSrnhvbdhehihnhiVZWjnZZegorgUdhfdhTgtrcZgfmneShfxniXjWoXfmrmpqSdQYOYXchUgfpfiahYSpRagvqZXtiVkXqoikSUUtturcoQoSfnkZicllgPYhfpsYraUUTgdmccVUkSfbendZvfZhWZZoJ1boaoomUfcmoXRlShsfccVUhVOurfbUnygjUljhjZnnjdTWtVaekahnhhjceckjmcUrrobemiiRnigekedQeeJmamilfhbprZgggjKYYfYpVduciWfXimelfPsdZqVircgVllgYjkgVlgkaVjezrcleuhqraYhaYuTgcokwcXcahVfaSqQgFSyleYenohaYcZdZVgemagdeqrgjedrijXginijugVcrfkYbiWZjaqpqWgdnWeXcrctgkakrMstUjMVfakccNXXNXwXiYgpVvcsaegeWdllgUphhltjlfgUZlbcfrhXeXVqYSnlpZllEfZflcghXRkinUllkgTehlXfWreVvihqYRqabsmjeaTiUlkVgOolVfJdWWXWZrcUbfmdgjebPrgkxcTRpjtmcSlXrbejvkfhQfyOdcY+dhdYTfUaefgdMZhfkjYomlMPindqpmjhgwiWtmaZcrmlsfZUQacjOLjiZaWRcrWbqo0SemaegdaVeerrjvdxdiggickhjZaVXcjcffbfeiplZVXjUcgbgqbqneZgVfXXOnloXtcatahpMcZPPwTVsVwifejWcPP5qaiaYZqWZQj3jkPnaYhKrprVSb1d5SdYkhzbsjgaXNZncmoZh2UppN4pOpReOWowtRQNXZobaYdWpZfyWUafgalwgrbNbhhxYbgadoTbhonftrRXMuXmIpZhgfSgbZbSogdodnpRvgoZYwdecYTgQgmihiVkljnmWkjchUdjemXYtupnbjgkjPSerpihbakMYOffYajZd1ghwYbkYlmdFeYheacdprYlRdZYfojjklgdWXfegXumdfXPilhvpfYXaeeqjfWXidqahhfwaUlcln5cqhjZcWishXXbXgdufRWnQhZmiYRciRjeYZtKdidojWaeqoXeRsYsqOjWhQbSmkYqaWmggogYelTbLbefeclkbklbWadbWTajegfQfidmUdkkYufaXepjfoighqThkqkdqpTjwgefbmajajbhciafghckXjiblinreSlTYZkVrWSerbrkgahubpWmdZmrTWbiWTQUhpdiajZbUgoXbWibolvrYTUrWXScOOecfkVSHRlbus4ddnZelhqWNgmckTpYpigbhmYfUYcSfeekfaLgcqVqeqSYZRWkTdtivOmrTnjQpkjkfkjThdgOo3g0XYnawtjpullkzfefgZajegrhiplaUdoenepUtgdgQNWfndnnnbpoaifXZeYojcskdidYSgpaxkZhUgebsY3bbhRcXdiosedZgaiYfgqkQsUhgcpcYioVZqZhbgnaidgTehdnbbbYSjsbkjWipcqkajjmcqiUZlgaamUcGkYnfYmVXKZRpjUstfhiIjpcbscbjmogbROncegadRdbsdllPveebjUkifgffahtThXXkjbiXcgSBescKGfecjcmVgoifbZitbbmqLakcugL1phmXZZdSbVstpcohllatkpeWgPSPhYagWXfqbpUYhckdkrfegaWsjcdoZWYYqfpXiidZlcxcdZcUNYUicbmognjkXVjMWSRsqsscgwpiqYfnhMWTmYQchfUmdKgobOXeOPggjqoWZgbdRabllbievaqugUfPogFPjicLlRn4fdtRrSjfTikdRmjXZXibfiRbrfhZchhYYarhQbSqaujSamfnajWjfolGQlYYmyWvqbadjQZZZuddkZmcf1qkoUydWdcYvvYnfimPZpienYjVpbYsZjMbVkXdVfkfxTOYUbdicntUShwdalUT1dsieUbxmdthejmZkpuhdjdYibWOWmbllVicicXgvnQhdMWpcdUjhXdsVdngsaWWgilmmtnYdrYhkaelnN1gZxgrmiefgN2llfUShWjXbSeaeligYWcasiilhbXmonfdXfjoToknnbghcibiWkkgZnfOaqihtYWexNZkfnaYUUdZjQlqojuhbqrcarhSbTXqolXZUkZVqiafWsZeTvlqjOnkmchnXWngZdlZhXLiWZfRjjalTYweeZgdnhkOkUNVXglehcblnZXiwdWknemOkgpbhXolndaiXIgggdktnfbZaTUjgeikvnjcbroWjdTbcepjaieIdij0pcWijbc3LWUbbieSepafWaTjTar1rnvmigehmZcWiTUSycWpubuZQYmbRmdkfiWsspvfbUgohnWZZazLVbdbWbfsNbYlUhZUcrYil0vtfXpiWVioOeVIfpniVWjfoMXesTYfhZYPamjiaaeQlLlejZKTpemn0fYgxIgasgfixulWfccllgcugunQluppRWrtWoVTjZaWfbfWRmwcMUtLifmdkciWzFVigbVagkVYOdemfrlAVSmoKzQlQaaqnjegaimffnlawbefZhebclfldedZmhhZiTclmucVZTcYdTnlXnWtPbQU26cmqmkcXkqiUqUVRraXWlahYStZmulaberccejjjliRekcfvocgagnSUfUQnVoYfcnqWVfigojZWNarfWTWhdhZiUbTObhhcukgtfRdjYpkekTPYqibXespacrqdkfhYlcVOihwklgpMo3gRskibhdbffqXmXOOZSiRKhhljhQTeWxNgqkbSbsbSvtldHfTvRRkgqlkianYbeUPa1iiYUiesWjGKVhoYctSdUYfTfpcegPKlgjkTUpgjbZwwemiacgXclTgjbhPpbjoXambYVrsWoUldlUeruZbmvcZeumebjRssiXOcgxjgalfek3ZmemTGhjfbjeceacWnidjcdcgilmUumZOZfiVhYkPdXmjpkMefbnZUUbjjqtadTcheikezsekkchjLgSifcbTlnicdajjbZjYZYYiodaOffrqZbZMkflxLlxVtKjpccjZaVeizohhXikcvoRnTsPkWcbyUw0roTNeRPugedcmjUnXcffmuOUlYfcfjcElfrofcdsaockVdUTfaikbbkovgeaWcYYfgdttYYjdeiekaewgbZhqnodoXZZkitocXfdYcadSbXkngfjbglifndnVbgpplmUQmTmVQOWWUajsdxrqedgcnmlYUWekdgmiaobesfVVUAceqUZNWZmTWWgTWcTvZ1vScGQfXQyXeRcslojYRgdSwlggSTRYkYGdVygWMAXNtglSobbTecaegXccmbmTQoeqblccboqnTdkreRikaaahWepWVrtjonkXrSbmrdVdYXqTWmnijoUcWeihMkiYhezjeSbPeopmYuxldhhdzXXRtMXubrVdLf3SdOeIilm4glqiRsehbkeZ0jfkenpmqZZhkYgffgZgjohgVfpijrkbXmlmZgmfddkgZpXimhpXnaSVimsjiXciabjWYqtokkboVdopoadWknxOkefloNbhTdQodlhjcWifTkwnkppViSmkfdkgajcUggQkYRgjkqUfUTiUinlsrmunegbriWrnheofhVlahgZeWgVWSidtcfVkVsdWWqdUlyrnkghfnjjcdpdhjgmWNXldboldnZldYXgqbgiOhgW5ZuVmnhorfgXcltiLhgZZejXgaazVahZdhdumkbfdRYnmmXeZnmWXSmjWWcXiqhWljgxSpjkgarpaijapqssWfcnhTibwpbgWYVfscfoZRZgvh2jkvfgfkUmbbwkYTsfbVkhifTlYmwjducilKhRRjaQedTc0yqtxzelUukoXhokSamchWaokgVhdlvgXflVcWSUkuYLmcXeoqgnjmUpgfZgedjOdeRlXUngeclfeliXjggdUYZangNaUNepcahcbggobbpftRfeehUhfgdaYeobUrfWddodXsVcieoYlmimqVUSfaTcdjdfYkegqWoiapea2WcvXlfrSdolghjjeXRlZfprWicpokWZgrcfdTjmRcZZTfcRcrfgiegeVglWSZcdchfZTeeacRIgRRrlbVilZFVepnZZXvfegpfXjeidOeWagWobeXXRieUaYTZaSYtchThijajXeqjighlsVfWnbmZpivgjfptciZdRaaibeWRbeqiZYbccnhcikeljYxWhijPncghUffdeVldkWrbfYaclwelfuYbUgnhlTcfgncbMptfkcYffZamghkYjaooVpZMelTqXUZYonliRrbYjfWuZqhPkrTmhPhVVbhfgZqTmrbcnIQcTfdabjchkagaYgbifhelegedfeiicpcZfmjhrahegigchebbehggjuVwfgqnitJTcflvTnQsrUfYdeZalgWZakdfbhTtkXjclgnlhScdgGfghYddUhaSWccejcsgeargsfjObiXedbiOfobWYEPnduk3jutdcdvccaYigfNgraVYdTffescTYjZweYZfgbhefmoacgVTqqgNuNbscqgmZcgRZxktacYaUagvlgXQujlucQZfXXXiXbhgnrhnjhhjjXdnShnoqdaqvYsMmkYhmhchWjFtZOgSVadkbRlZeclcfhonUiefkgiYZUcXaklijtudbWXpVefldQxifYkwleVlXXefedhZRZRRngRiggZcieYhjrfacmeacmabeWndqhPXiadgeXlhUdsjtjtkesYdllcjbhbUlZYlYcgmnZbiuYgccdZhaPkcbngmWhgijlofgPhceXUbjkXnhcbhpfhjkqqaUogtujWYVnXaphUprYUmjXEUZdmWagttscoZYXURVkmTZObThrUYnOkoiqnVRhUfqgfbeeeZivXsceeidZNWj5XacTPnhZaqcXld1mVZVdzswteTYlmnicimmRdNUXSlccebWlbphbgjSjedfUgeXXedmqooaujUdfnTUcXruYXiuVbbafioimXebgkgcfXiajknjkdYSgcdkyMfjpVivgmeOi1bTbZhmagfgZvgqkhffgqjUncXLdbUbabqlwffZFoMgbYiwPdcgdhhppZddeYXamaebSdka2YnftbXVdbnhbblZlgchhWoedfmcfecnjYkeqoounfjbdeqcaiedhrUXpUQodWmifQfqacRZxpUIudxf1oUXjeWXsrNeanluiRRlkgilN6VbbitssmoWbdgbpckbdZaOiYUllalffkrRcmcidoYibcZluqqchgemjXcZhadXicpjddcadXhbjpaQilYjmnuhaiSedjjvdOfXmjMcW9dQvvtdkfsWlcQVeXkrofystOntTNzgetZadYYQwpkrhiZWehjaQXmgenxei4skgpbySosyYvRXceYiGdNINjnmXUUYaekbYbddgcVXikbmjoieYXllbkVjaaWafiiYcgacdcltgXneesWVdofkmmolaQjcbcWSjZoiUhoqbYrkieUlamoSWJgjnkufS1pdshXhdteYqTpoaqcieeYhcbdgbvaYbkWtYrdeXdlsOgfRuaceozalbreYTYnlUHjbTW2gmdjmfeqkeZwdqctmccgprlhfnggQRrhfaqavlThjetjSuiYfWKThTcXshVbfggczefZYqsYlshebOQUmkKpidjMeluguZeWRXswjfhXWpleUZdQXwpgbemnhmdrrrbifdlkklejmXUecckgjieXeWgkjbjhmdcnsjidcgbZhcfbajbeZcZgXehdbjideieceZcgkdimkckefecgfjXidWYpidUdqjmknPsZZhklYhepYYhmldbarWdVQVeloZQdbTOmZadimPZxfohcYbVkehRpleiXfPZennNdmtqjUPWbhOZjbhXiYPlWYjTnfmnwijiTkamgcUbislljghudZdgfThghbqndlfnTgorlZmnfWnZgjjyiXaXnaYVeitghiYljcgielegoZqiYdepceaTPiOdmbQQncgYkYZfRXX4VXnigeZyXwpksinnTdorfIfQSQXgkhgXlKYgYvoUetcnedtelqosQXNhpjlqXaSfhqiWlmkiaRbpZbejXhHVmllchphmeYusesffYwRsohtbjabjQhohZEkkjkTbciUelYWfhgjfbgdbiukyaZUefibjajXTgnfsjZbjlsdbodhrqjavjksXodWVZUgolgVbnjiufhenUcaqYYsghbkmZTWpldqfbYMWTPgfPiUSgfiipQwmkkQnXpiXfIpgcgcoQRXjLginfmikXUIhcdeelSmfjhnahbVfVNsemkorhgnhhjpqUgcqeedUqkeortgfSlsnTSOZnPgYhnoQZdPYzhRpYaRqeRriVWngQUgobbvdKMPHUikPZddPdTphpejoajaVkpYofYmlgVocnVmfUZbSeWkcdmNPygpKroUVOa2mbYeojdVjSbeaRWrjjVQnatYeZjeXdYSXmjjbsMlcjodnUdothRRUlzqzeigrNZggfXVquEtPT0jkaWPTgjPYWafYgWjoklVkZkccjUrqldaebsSensdaOidUoecmZWRjJUMbYYxRjTjalZgrgkYblYfetjtwgxgpoxseniUojemiokh2cdYhcwqfuORdTnlRZaapQXYShjrUcecWmMdhKbZregUgmidfjjpeokmgZbZghcaZgjZndcaacllacgedjbbddddcikeSaZjZgeaLjscNimnlaaqwfkdschOZdfVilemhkjItqgiYgqTRei1fZeUWebcoskYjmjbflNdvhfQeZsTSspgfWiaqaeXnbNKcdeddjUf2UfhgdcqkqclZbcgfXfkXjdlzfepbnkcihihrtTUWrobqmaxhlkvwuRikjYlcibmXerlWofWfsZjXXcmplYghgqqXRatqSfXfXocVqjTXbektaanpplQhaffbhXeqbOjlSimdUOqinXZZljnaidZWmimtlfcdbXqqXbjdVhUvnvkJXwh0ghZbtZslPbjZbgqGtaRXfbcfbuejZTvndjwYVeNmjdhlTYewkZYYZWrjcZjgSXmIv3hSweYkikvaUeidqakXYStNfjqgZZhYitUcoqZfegyUOYkffWWkckkeomSefTmjijoWZhdZwjihdkkfrqkjVodgdOeltbYWbeWgebfdGynhlX0kmokpkcwVNckdINFhtjcXZeJlbUiWilfZpbfSfeYWdiricgbcq1loaZvKPZktaSNUgaoLZ4WdUYafkpkmZmdZVkXViSVdSbUlqlekhXfUYlgkafNfgUwQnelTllu1bgQjZbwqyfHUSHldvidpebWjmdOiX0XWhabeLcU3TPqfhdjmbXckulsWieOPuYSbwkXdkpWocqbLWvqophOOYjfpneYfUZMibdWakXTckdjOTeqwWRwmrluniWboOdonOTSprkrWPkZeZUVkVjPPUPhYjkfuioioccdepRYZkicZliciglekgdjXnlNuijXmJVHVVibQmgkVadjdJqkXfoUUshfnciRckytdpPeSsspVgUgh2qWojRmYYmdgShulrcxWfylpWYeoUaUzUsngkZTLJgoagcgcXdWVZpZYvXZPgZtjcYjsfaWceajsfmoboYZrTeUpZZWZYafgXbSUfKvZZadopgjekUsglYoadZnQpprhYgqoqpTiatavmiFncOSZphpdjRgeeafdahUlZfkWmp1nToYVnZXjyV0psbclfffbdehUmoaWoXdWXdmgaabkbjSfgejnRaleckSgmTeSZjaRiachmmmbpdjnqjYgVkkmkXjfdmgmaYgmTWiedZYkbdcYXjgdsmcjrgtvjkakmPwYccVUknhYShaofdlwgXtTfpqnfYegYVnmsbYcepfrSerafNbeqVgYWoTlUWearfy1bsQfoigXeRfsfgVtsmTvVFdmqsyhpYehOfneqeYednrxmpkaVWoQecRSkSishaYUqhbnjeozxi1hUVcasNdWqnTYceelafnhohUjiaxctUTppiesjiYoaQaYZihtajnhXpajlZtVilhkqqhghioaTnfcodpakUiKbVrwsiaYpcjcfkaUZrmeldZjdodhJUeRgTrseTahTtahjpjkheUiXZrdXUheWYcbjobVlffdmgiaksanabonenbogbgediacRdOoWiaZoXXhudrfVeWqbhcjheocbjargURggadoXcpfeZqQVZuglcXXcnqRosggltbqxRgYjocpeZkWpmvqUexblhagifaXtfemjsgjlrYpkfZUfYVWedVhhgTuegVeXRceecXiYdfiYSQnvcg4gfQugtmZnXefTafWghQibThjnjuuZdbnSpiqjfTdOaZkbkaeYXeljmVjldnaXWmnkkdqYmmpWhjmbedUtZlhfcjnYRihrrTcmZoljimnfXtXkaYcgpbWOXWdoirjpjlPqrXdlkforgeUincgpkernawmTUYbZOxbwgcWbhcbgYsbfebgdSshzYenPopYYeYUi0lOXsSdfuafajexPUhYdfjkjVXZbaljnhFWPooKnWjTpkiryjlmYalWXfeglUlZlmbPTnhdqehuhcRcbgxjpZdfNQriipVkmdUlffrwefhksVbYtWWhlZYZhvodgsiYpzQMjZaZcefSsdRZholobgdngbqWlsfiafSlaffnlYpaigVbpYRXjqYmtkUeibqOnitsieWhdfXRgncXSkqqlfmwSXUgflcijmahTugoifgdeahtgWKiXdffYffVpocZPpvSmcbQwghaXloihrXflQjVjvnUscZitmivcbkTTehXpVXVWpWagmWghnoXdvLifXigiShahbbdlTelrowhhWkXVocZcaZoidYjmoYsYpikZeUaTaglpVeTYiijfQdRXpUWoXiimnXmkqlmheshdhibRgbuadUsekhyfjRUXUceujXlpljieiZXgghgbeanXkeVRldughZoZYZagcgbeZgfWZdWkSeghkjmqmvdUbWPifddcrfZjgXjTSrdWdo1fbYhmwTWrmrdtkbZXZnfflapnZnYdXeWVnghccZZienZechWfkiamdaorhgjftVcambaetlisVjfTUhlYhXceVbbohhYUPfThhZWcZdZhZcdeYWdhsblfaXYSmcWYfnkajojhnhjbWeZfscqOfpjboZQcYyneigicUYningccSkhjkjbekcXYXhhsewlcWaXhkeYkgogmjbYcdfdUcbSkr3RndjgfijhmkQdmUeXhTfedecqlSpjglYmyqqheafbsljbohelbjVYrwVViWjcfpfhYdZefYbjeliaMbiVfdjaiinjtbqnpfffaYhVmubVepVgVbiaVZnZebghffeeilVnsnkKeeqkafdXrogeskXqXelWigZgjgfabaYYgdWfWWlhufMbRhSUcVkiYfdckheeskawgdddfebjogiajdZhjfTeYeofrTQZRedcclzjqToVdUfxzXagcwbVuhoeiZYalZddjkcdSmpngdOcgkwVYTadjnWVdVffWjZkkifqbVqngmfcaidefnoldfgnikhbhacioltivibkYyjXWegjkpcUXmZLZXXfZhzbudkcmpmdbpWXkhjceffcgdfjjcbfdhjckafdighejfggceghlcfeadaiddgfbhcYmbYfpfonjpXnZjdhkeaejindVpWfgYinrmWYdjXekZhnZnbleZWhrk01fvSiblcjrZUeblVUZehnnWmvdobWpiXTjNtjjedakigfkjWlSbljbRVafugaiifnhfikdafVolYjfggiXcWcdmjeakgWjmdegcTeYjkdpeWiZZhiZbeuebjxddgWZogrbjkemMdheb0ZsqvkUdcmSjklnuXcjwPSdXmlcbpikgMobXzmctWgkmUycjnXqgpqUeQoUkusnkWYeofYcWpbjiolnjdXmviZfjoaogjYocidmqnpcjkkWaYYkbWafmbhgbZacapYmipemWgZcjaholbeooRcjgejVVduialokiSYkcYbdXihloeiihSOnmSejhamgdXgaftgZmKkXeccUlhcifldWcdqaaacWcrwdeidlrcYZkeUdZmofkZaXjQfbhdcYOfVcYZcUmXwRYZRjblpXdRjnnbVZYjakZaXlX7fmmdxlkkSaoXUgZeYlrWkYobmSfXoglWfqjYKrqZqYWZdmdVpNdSgVgVdrcgdleidVPhoTgaVgbXljddXisQeWdehXhTdaYhpjcccXegdedXTYbppjdndiqkdkdZhenYxckamhmXTYOpjgicmaeXSzRdQqnicdXSVXuUpgYULZjUWIqgnp0RldeqWnkUdbWQeeWXaplnbcfehchjlkdmbpZlfjcdiTltpdbjtZzmUoiieVeeshidfkTYbYphXhdVjZslbZhfUanPblamdfgVmkijVgiegZnkedkduloqXkNfaiQfhqghspUqhWciljlgkfhdqWxjwbjdbcdbmZjWmglpVeckdkjeeXkaheXkVcbkYcaWkngXbbcfipakufZhWTcXPgieQWajReXofTcddteefkaZrUZfmhqmchehZYdkTnZthhofUnrQViwdSXjlnZfXgYearLgRbfTUcgSjgUkZYoOqgcibXXRXXafYrXgltpmgalgfcgpgPgsgTrjddniTTghjZooUYaaeljiXlkfgWWYVafeebejnncZmaXfYcjcecagYednZicoheUNXmjndibcXZqlbkZehiUTvirkpccTdtdesjXfZvkkkcXlmxokcVfVfenmYdRiicahfcbtmdpbidagoSdjpbieoZfwgVwurcncZnbTNqbpsYZbXmfUsiqqXVcjhgtklbWmptofdVlnhhbdXkiclajgagehhejieiYememUZdidjpgdiZZYfgcYYjbocdWhWviijkfPVlNlskUQebfhkjdlmYiceerjktnebYdjfmrXhjkbnXOjoYeZgpfaeebMsdjhqks0pleTunSSVvuphlihoiX+MqYWXfXXYeVhWcqemWsidZTiiqddWreamfegYoZaVotiSbYardiesmeefdehhZfOifjjbVcYeljakmlqkdbnhjWachWecloUpbSdaicUsnqhpVlltTnaGpYnlgpereZZVWXSagmhXdiebetjLmdisXqjaWhpdgJjQmeQkjXashbeljaYVdxnnpZecWbYcYZfZdVtbjYdfiTgbckpQWkoiYkjckRdgilamZUYbheirbbfkWilbaflkhZcthYokZkfSTfkZTZfkcUlfpwlolQYShcrUhNjcaYfXelfZiicfkcfrdgbViWlcXerQbhUjjamgfeibipPhfjZggcWnbYhkcfihrldhhdjffvZdcefaefgZbhWeiklXUVbVhgeUVZcbghbScVeZxcZVioZfeioQgYjedbeoYicpWiUNcfdfZkaaifchZrjwTlXanrpajqfnaseaiYgiggdXstgRiTgUnhhdqfqaucjSeinecbfeopNgZhfhnlkfpbjYfrLlUjrjknlZSZegdVjVZsemabqPVlaE2kQtgpKowYsurcVjhlnQDev+ojWt+UPXZNsqbxF1jJl7Rhhbheg3egOcmaskYSkhjjfjfZslfZcTwkNLdVagxrWyjPWebQTOU0suXuhjdmueYNfyteYcUr072QLbvOMXiQLYqmXvOQmmZyrLueQXdVVq2mWrwbXaWgufRTNmK1itiYyGWf5nSpZPmdfnwoZMjdUienfmedgikYfelgXTZjoYilx6rURrigguflMwXckzcYdbjdfhckahjXinklqZnWnZGUeriebksfRSjhatfbMpYmT1jbgazocjZsrpiasUifpcfWZWWqarTjQrZSemoqgkeiOlbryucmiXssldiiGgrfe2toXTapuXVdpvXYgoxhbjWRxui1mwaQbrVYjiicj2mfkmXdvbukShkgkdPromgbWbxNWqweZjbedtaUZjrkaTabefojksSdSkhtXqYgpRUVdialYk2bmRikdwcneg0ieNatnVwljrvUAf1Zd+nkcMXhujQajolNZr7yeVRc87jZsboPH1qdVnbbgoalbRXSskklebaQpUVcVldlUksbmdbgsqcwaldil0VjnSkXYojkfwWgem1xMilgiRRibjXgmdlZlcilmiZdZtlejchfj4qadgmYflSgXeksXgNljdWgfmjUUaafViVihwTjofvdcanYZmcVmQMTVDYrnWVRgkrRc3rnbJhdYQdha3iSimmUgbJPYcZbegiiiyjjoXokkcrYeVZjgcfhddknejZcfmfqbpdWcckjjepmiVtXbhrmgdvbYjclhGWhfRYZifWiwwfgikTlpkWgNxejdetbZXbakWfiUXsZpfscuVbgkghWkskomhPjcsoaOPgQinejnbmYVNcqoSegKVtRndqZvXgukslbwnrmtfNmZ0hWRPgNjsXZmVcgibiegikffdibeeZfkfgbfkddcdeehfhhcgcefefchehfeeXdgmnkXepfZZcjpflevuihigdeflkZkYvcTpZnYUqucdgZcjlabnSesyVTjfUnphcWat0TacRhpntcSboVQgmeOUmfkmWbZRjywWmVVcZMnu0kSmvgSTRjhKMcLWf2svWSrNPomgHdbZlWQPbZYhYcbgZrdTmWrcighebaYdkltjYefdZblvlmgOdaTxVhki3fijQiZnigjeindktrfVZwphalSaqgjWihk0cesmkcjmhrjglYedkTZaWfameVkbcYpfkkdaglgkWgojObXcngaclfhqVmelGpsTfhetcrfckjfofSQWmlnOlgYObknJXkgPcVlq1hadclnenpgfdYUgYpnfclWYhgagbqTivYseecpdWepigZigjZYl2auPjafnsiRQgShcgfjKeXdknsbpetvXiqojXXgcdebQWmNioVhdpbeXjfYaaqferXiZhThjbbinipPaaaflcRVtenoWZeZqYnvteSXejg2WQSZiXfoY5vdihfejTiapdZcOnpyThgkspXddcWeahPPpYajcOZlaLohbZijkreXfeptbehYfadgmsTYPMrmYQdRelVZwJWulIlhgWgndKebgsWXijsrXodYfOacjxVZSWhnUHfSfilekWYmegnfedYgcdghjZighldjjXVdkraTZgdjaZYiigXuWbdaZlWTZXslcUjheNdmgphcYfambsfdgfcHOcdWcehYrbbZWicdVYjnfXrnekcohSXuXxdVOWZpkrgappdULdfSYfra3XfbgdiooeRPWbYmlaeZlYaTigtlcnVlaTlraZbfdTgwcgfMmgfobjuoYZbSehljhlWcrbdoXfkqSSidoyujOhbPPUapcViegubYTHgRloZiRflemRqiMLeclhcajqjnVjXUdabXUkcZOYXkahTRighfNbbkbgwUepPteZkrbnfmrbirXeaeTpqrhjYgsnkdeYecofbanproftfSXmZybTcnbinabdflUgVopghRboacafULtUZZgaienikaerigcXbnilafkjkaedjfojZbbckcgoShjefoZYYmgnrggeachYfqjodcbklWhcoikdcXVllktScbrSoVkYYfdkghaqqmcdRZeiYpbiheZbaklbWecmjfXYqdpcaeebnojRfZherglbZdquxgVbacZYstaqRlmoQumXdYcmeLYXRaTdXRidnjLaYnSkqdkWaYlpbXobHkaeTeudieZcaortZjkcgenwoOqffhtdlpfUVSupstjqhkZhboVfdiihTlgioanmURTacZaocWbgWpdZbkfhfcjhfdfhfghdiaflfehhfgifbggghgbgdfcgeecdfifeefddcbfTgosgkgrkebdqrdmYyjZdYcoVZkiellUaojlgjhbnjldVphSgqodphllgjchqZWhWajaSfghelYqfTiXbcjejlZagefYhdekdhimbijhdXadallaVhidbjildidfiaedffXdecekhomfYbZcVqumlbdWjZdgfaiglmpbhZfekbXdljchjYRgkTliceUbYhehZodftTZfhhdhbgihlgcmgfijhcUghrfchgenijdWdgenXWciedWacbYdjalnheicmicoWpjgeeakiefsWdpaljchWfgvaeadflifWibmiilZemgjdhdjgijgdabfaifajiabhjZhcZkeYSijedWfVrZXlkoenrmUeZTkifrpYbaVemYkmckaqcctdmajnXkrcalqmYkgenedhbceiembkkWlnSZcbukafapmSgpXdUqbRsoohohYmgqkmqXYVfRsamfOoZUQrZddifhaShkYZidSuTVYdoYeedjVgfahlYijknkcYgfaefcccbmqZjaklfikWefpWlpYaWPhesxjlkWOflxQlbshsUhvdkfszWYPwfcbrhdcqXngOScxmdcwhhZYgckgXhbaZmZlkfgnZmeVogUhSVfoilZTaeoZhcddihbhYjmciefteVgcihTXeqaomfpcegfdeemgmahidZtnhlhjcbqoiifkWlyiZoXbUnUnaYOalfgmeUelVanfjWlpdaeUiYXiejfgYlabfqopXcZWkbZjYmqeenTbnYgWYQefqfaUaVobgdiceXaZhknelicfcqjhgYrmiccgghehmZabhdTarXabobfheYebdfahkdgYNhRRTinaPSQmtRPq1WiYfajRfXhqefjbkcPbcVVinchVuiZbolgnejaeldoOYWWckehqYknpZnnecjkZfidpsoicgPWaXWaYZbYbVfbhdgenxlbwojtpddeagloinYcflpnocYhawkailYiedTjlfddkltjbagdohlYlfkkogotgYsjnnTxditXoncdRruZXadZguWYehZYehdcxMVcbTncsQhkqakddo3ZgTdgpbYankbZhgjmfhndahjinjnXfdjZilabThickaaXijegSnXhbjaYkmnffWifjgihkfmlmcbeanefaiYhggilgjdaUYkkebggZXaRiQioidgedeWbdegfsjkldlenpmXbhifeanjPidZnaaSVorhYkYWfioTqQbpjijecogirjuxnfricTndldkZdhlUhivplWikWgncqaqbcWJUeZctngTfictdSpmQTdqimSijiaTdjVmVgXtdhZVcXropYhgegxcjlZVldWeZktffmhmoeeYjpXjYeqvsoYrRVjmVkdYefbPodbbXmjlRXUuukfhfZpicgdoTXfscXlZhlgbcUnciqbpeeceaoUbcfhqiXkqfikmVSajhnTkUXagcdYeWgfghVPgjkYphgcbikqmflcgNVgfgsemedphjajiukbfecuZqatfaWlZnpigpYcdXmUfnhkeZdnilmpkPdYfhXijabdjgjbgTjnaZXslWhtNihhWsoYehphsehWeqffuWYWqahYqXWpqgoXXpUknlxVVRbcemdeqZcvhXbYhyShoadWXhqmc3ricdrnxkmZolYedgYnqnkbcgafZaRVVbjlPXdjhaikhbqdSqgebhaVnbaOSPVhbYWeejpiiffjeancnpmfcaRgjebrcXhgqqroiphTjXhdemkngjhdbgdfgkikjffchcdiiigjcfekhhecbhZjdgcecdhifgjcfigdcegafhXjigdiedklnjhmbgifihhkddbgedceghoefdjfVeumZwgfTiXjkrqdiSjdmsidZpfeuliUSIbnwFXigmpTPPZc3UbZaXdmcorPcjdiZcfXnikboimifaZdwrejZfekjXaglqVgVlihbbe0XousnpbbjnSicnZffWZYYamkoirlfrSfeiZUseXH1cbSokjJiaQSkbqnjdyRpWZkddiyogqfVqmjdgloqQdmOhhehZfjgfmZZoefZelZcaefjfcckhdgfWZagafUddcdlcmmghemiwbmovgjiYomihXcrVthZTkkNXVkhkYjUZQWfbSighkVWltTefnWYkidhkVgndsuiniYkTbalfXklajjbtnileojrayfcuRdijhkebbjemdYTmafQXjgfjcbsnggoahdkbkmhUbijqcageZWjkjiQkRbjNVTdOhknkpfVkXyhahfbijcPlgwUfpmedpbnchWdlbWhZhPklbbfiiZXbeikeXnkXeQgdhjnckYnhjikVgfcZabbfhTbiPebuZcgmbiobfsjbtibsUmlceUbcpcoelcdhuZYmsbdcMUXnljcYVflglfkZprqhYsXfmpmbRYohdbYXgdqfbhNVZtYhijiillZdYldnfXOQdeiicgXmcZofefjUYekUYhnnZUagdmeehtetjZdQXfdYfcjWkmiliebblhfjgoTfbaceRhfsYiUInYncnhbUdmcoiYTcpkNQgUrVbhdkpahVbfcmVjnOhlokZjZZijmhbnnfedhirhemZakfridcfZdndaikbhdZfcojikXacVbjqdzhdQxUaRZemZZmfbZUmeWccpqncbaZnoVVplXThTircddkuiifbVThluagddllZhZWfhdMdgdgXkfnPZlZdiWeiSgXsjelmXPeejUdqhnVgkqniZspWsqlclhkhPlbbjhfjljkWdTPdkjatdsjhcnboadVgfeuTUgVjdflfbnsSermdjaSSZpbnlZKimhcqZZafbYmqqngYmilbYmfajcmsPXkcdffdmgNTRaqZRQQgxkUnNdXhuomZUdXiYirkoab0XbbbWieQkgobbXddXkhlVeZfcahiXetWNgfZlhoahajhjnhZjZoadkYmcccquncmohgommydhagpOrmhdShhycbYRkjgnTlrahSfQlfcgsboSbggMlgsVjaioY3bpodhWUXncRaVjXhifqaSivolWZlUbnjqsvWgdiZehbtngYSWZbjbpdntmmpnfaciaTnciZavYcXfbkZVeseoVkegjbbjUbWXfXjaZeeafngahgjcfceWfihhdjlmdfpeesXdTcblXilaglfdkbxjRkuYmchXxreehcUijccjXOYhZpxXvcRQijiXdeddnYeelWicVYbjnhedTniecXofShcXkldofbeiWihhdkcuZbfSxjXVYphklWYbiXimUicldhfdoZnlnfjdXgcdbYfZjWqgteXcedgiulogbiqcqlkXbejckfVtgaXmmaShibdcpZgWbZhiqwZieindomklZcVhaeYfibgemXgZjjfcfkkhbijhilphhZhkikifkecZjiUidkbfZwUflPiZsgtgYidghclnhYjZjimflhhidgZplerepjokffmWndqbRofilafkdVZcklfnjmYraWrelWklZXUanfhegbdYPadjemfUhidipognabedgXgjpXYahklVbennZgijmeimbykmavkmajhgkWhdfWcodegnpaNWXZhegidgXYqahrcaacqgVdbSVMlqoWkPSYilXXajZlWWmqk2gncaPgWfeqWXPqZcvdfhiwdSfVTXTYWXXWQjgpkibgUefldSqWiiXrmZmiioicbckfkkcdgiWdiXZimefgdchXbricnjgZfdekbhlXcedqdbjhZrhbpgimYbhdfbbZZnXalWZhcZhgQZgeodjfuhVnbcmiZpTbhbiicXZkYcjfYVepdfiXhcmnYltborindgvXdccpZnYZSgfhmrYkjqiakjfbbflnjWRnjgnanhdafyUmHXSaXgkllegVwbkbheV6qcgqXyladgdibjfpdcfpjflpZnYhMRUVubkpkfaexghhahdmmjiZeYanbcXekgdVkkZdbckkjjkaWVZSadfolhkjncmXjoRlbWjgTpreMYjbQiWerisuzoahaiUggYggpeVilYhfjjwaVObmyjvWkhujlTjdemmhehZjaewbvreTgcUglgldZYllpRhXZkdhcpjVRSqffWUkcQcWtbegpitqeXikejhphffmZhVobdisiWNfiQspmkmOcbZVXieWemajbdqdkjjgmYUhUgefWohgWffhlleRoYjiilfTlfbcdXVjRhrwxgZYXjgndVtKepYZqcVTnsRpndrYnwdccSfhWedTiogUifXYghZofVborqlpVojXblmogaQaemrgiYannggiggmUjlcYenibgjTaWkTfdaYeejYfetWcgnnXjWVdqXeThVjXZrsbkcnTSeXNnYNdYeeYmhZcgdrNiif4gbsZbfianaofYXYqZnaixjWauigXfpWqSZenaomnSXXojYWebkRdfbfgbhbdVlrkackljskjfWhjuhfWkjdYrcdicgfbcWrpcUjabgVloeifrpedXcinXgirUZnigVggmtYZUYaWteppqgSYsdvcqgXnhSjdZiZjqbnggYYtZcmcZbgjfngYcmbgmmijbWpffdWekepfgUdfpsWVZcrfadbsYSohiVepSuXdORdZuhlpdrYUuhkhmdblpWVZbdheiljahaVnmWncaefmkiohaZcpdaejdadaWecjelSbcYegYe1LhsbhQpXMXdrgeWniQfYqmVWggYl1XjskmhgmMWbRbKqtSRYWfrpXUbcYenZghtnmnXlYjhxmdYZslqKlTersRelQfXrqWWcNRccUgaZRiWYbnctpiYkvyhjccTpremfoUcmaqrTdVlmYxufRdicmZZljZdiUWUrYYedpaeTbnrojjoUbiqfmbZcZcdpekjgWQenVnqigshdkWaofZYcjncUZeUnWcmgkobaWajTjpgichffqdVmWvtkeaaQjbegdpXiYlhiQfeoQeXbdcchjsRddbykjecjejfhbiebccaZddahgdhggjgfhZcbcgjbkefggbheffcjqShVbhnZphOgaXkhZdXflfeotdnmUddgxeddilfRmlgpZUZqflfhqjYkieeRckproTvgcJVmdohjpbeWdgNldglhjeqXXmvdlnrbdhRjhbslkfUqpglaYlnWeVVWesnmbjbfYmrrlpZakosqughZdfooxbTuiQkwq1QbgmuWUeqomjcnnhndhfo1SpnkhYRcnmmZnYchldsoWpcvmYehmdfqWVZhcfgjciXqbYdfckmJhhhZleiJehIhiedejfTfYfiiUfdqdZruXnckaZgtZtbYdTWzkjjetfelfYopcXodkZnqedNzfalUTfkcfleuuYieafheXuhnZjXkdrYdfkv3fUZkjyhXPgYajUmhZjhXjZoNtWjNsdigbinVYdMQrpqnloockZu2cbWaZaMtXsxfegcOgoklTerfceghPhgOgakqaRWmlpdXZwUbafrfPYqsqjdsekrkjWOadVdvsVdbpklTWbbxdZhimjgjibbedclfkjecchjgcabhbcZYjijdagfmemebfeihdrkVmifhphbcnjjXgiZNndQhkYlYjkihlfulUgxOcuWmgdfRYOXeZknlWnjfcfjXigVZglelqijldbbaYjfigdTfkllpcZfdTRdfaojphnoePaifclaaljpQdpolqXccXggWoZLmTawskoXmfZZQWgjcajRaibUcbfUrsijqiejgckujljtqbnSTdpfiheWWcgSikqrYdienghaMglfWdibeqvakodimPh0frZUvydaWccoRXkdtqojqcbbgnkiUjsnaXfejpkpniZoVYjnerQhgWgaWSbcUgalrUdbtbSeZigdijoaZdkjkYjVhglhdapndZlhpcjtgklUhdfpqgeXXchbkcfljecYghkfbkgkafegecfrkgkmamnhdehffjcfZiUblljbfdgZccledfefZlelnahqfmhkcjZdbhkZewTcbhckhjUgcijaSZmYkZbsjcZgktVgheWaUmhaiacsenZgcnggYYWcbadimjnZZoamkkkeZolhihbimcYhgnnmjjfdpkdnZkfZgSgffXnfprhimldbedZYhnnijftmUjkZfTaalkbWZhbknfimSicrajsdsaedXkrbvghjXWfesUShRMjgYhqVyLUuartZhcirgYekYegcXjogfdfgrkkcmnibgehXgkckYfeVohdZhgjmfckcifddigefgifdcfghekigfghfihccgghjcejdhbgfedihghchfYcXcjfagimfibrijYYhkhiLhdfpskigYyTaikSnVlaWlbUehigljabXViphjgkmjjaWmkifkbndcmildigigdZkgbhtZgYXkbVUzdPfQXYOnMNnTovbijdZnwqWlVZgMlspcwcdlpgdWURakqXZUWagXbyhfVWuftjcXijliarevibmcXZhmsdbeTMuwWbjv5LZ0cdckXepXRLzRwgXhhehsmyaeflfSXjosxfVltPtyTWhtedihjkvxh2kseJkdlqdPXxvXekiZaVoeKdlf4gPlQGxehiKqkjidbihddRjhbfYjjinhSZXbaUTcRkolkdfRWivkicThfjcnhcdhZQYGXVZVWUkgsiihhWefmsblYnkfbYTfjcqiadgwXavYaZcgUnZdfkReocqfhdzUqqZTppuvtbwYbdckwnRbXPXxZrcbaZdVabicZcbXijdfXhachXaqZebrbiXmnhhmbefZbblZZcZoiodeiYaRukbejUrZcZhZfpkpuonkbWkwWjgdgmioimiYphidWiclejiZvjahjdeWkVdjitnZiXecicbvfZgUelYmYcXQoiknbhggdifkehfdojhnipfXYeigdafjaecdmiacWhnhdibkpkjniWcXRlkVqpSWmHaabYqcczjt3YnwbRhhZzbXcegalnjmpk1pZfdjibagibZZhhihjhsXYlidpfqmdZkbippTjepodilfkokbxmhjnodOZbmabcXVeamddljmsYebYgrtciilYheruefbfjmoTeUcaqjQZteYigmWKPoqjoYinatZoUdeVWFXjfKTindgdZmZgZaemoeTqQfhjrWeedladgceXrlvnpVfVPqgrXZXfVVicfYWSSQdpqiZjjZfVmjTkRwjkhXsdrpxgbWXZQpatYaapcaNXWodiibUjjfgUfScZdbZbhxebWSkekiciicmYjcrmhYZydghchobpQYYVjwYScRYjYxZlhnixdZhiqhz0fqQpeRcfalVfXegMYiPYhgbfjfYURWQsdnahatYmiXbNaWossoVWOCLeZYKNhZsWOiHtjhbVipmMZoiQrfeZSauqZlYchXOhdfmhObcbiWYkijcSeTfmiXxgttvbbXbfclTmXhcljhbecgXpcoeXYaccXUZhiZeXOVeZXWnqppnVksfVwlUiRknocWfalceqaLWdSTfkZSUbPkcVfficbePVUUblgLenhagSbkliiVunXrichfVgiTihbgQvYjoobgdXVZeocYmlhyWggefXncbnfflssxTkfqcekjqjdeWWXWsbWidblfaonrre0mrdedhQeYUeQqTdeejdeLjffrMmQXfZjhZRnZeagfofqXkWnYhgcdXcZwXYeeraalnocdZTgaWnbXjiboiieobnUZfmeXtUdaNbbhpYnpTmcYrZloqldjUhobteZilfieziViiXWVhzgbbqdhfdxhZfaVeihadjpaamgbboeldcZVehjggoVZndomadXWZafemliWgZkVifijYhdVbapgcijpcaibofYlcpjecPVcokmesfvbXvikUXgebicUfcojohXdSnjaboSdWUqXkdZZYYbcQk3mkhYSl1SdlygdakqiqJXkqgdYivqqgXbxaaXcfabWiWcccXbaRihTZpXjeabYdhjciYnuuraflkdomdUhobgdfkPZfreeUWgahcinYdkYmfXrpmXfobjidqkZifUXugTaejabcemZgMccsffj0YskkggqWlpgocWWkQiecZRRnSeSqmkXiebpXicmiogabPVmbebibNbfbZofXciTlmolqUUUlSktuwcerZTmfcpljhlfwfxjjsqZobNjTVkglWhfPQhgincnwyVanwbkmXoWgeQXbdjjfVcVrhhkcclkrofqTkeuUahjkkifWTaeViqkXdVjbetdTnkslRjYYlZaZ2gXcnhjfOqlhjcZWQqqhhccsVrvafpUgrtpddYSYhYaZVXchXcihaioYihncfsccXncnccgWiojZbrfofhwdggdaldimdcdXaRgjkpgVbWkbnXhacmeWffqgkjiiggfdipZhVqgWTZYXdqQiplaoebffYnadmbfkWZhrfNSioYheqiccrfdjeicThqbbdsloYejcbSRnpgZoeQtWmgojdVUpceZYsoc0YWsdbbaYfokbolxkXlfXccalxocbicoXtfThpjjiklSqtWgaTkXopmlhdafeZYenfxmhjZubcheybfXSRnUekeboXptjdXpZjn3mbZbXibdpXdcagmnjgahdmachaafkncbVmePjjhUbcbgqdhcehncdpmlksfodkfeYZjgWbXjdajicsfbboYXVeklaXZancdflWbQfijaVmaNXYeqiVanejZaqelgmlUaifdZmjZggfZngYadiXbZhkhjoYfeifgabelecckcmsgfeaRbgRioiaQYWmfYeegmWdkmkhjQZUZlkjedfVitWdseYXXjietozOljsYbijezndsdcUfimcUcYiXkXrXdnaiegdkjgXkfcdjgfXbcqehmeqdmlaZoshillhZZjfoXhjgXjfbdbVoiegcjgdlikkigfclYnneUbiVccjlggjepodeqjlWoURiYdifjdgjeZhpPjjmXeZllgioaZYfalgbfbejbmaZkfohngXdgcehicjgedWTYgcdnsdffioglkTlaXaidggokcgeebisemgnqhbYrelIbapgdkgdkZnipjaQZfneYboeojfjbhnkXgbnUYjSnmWgapehVWTXlamdsnabqbrndjVgnaomVgmolclWYtgMffkkTjqmXkeZslmibUmYRYhecWgYakkbhcebbYkpimjbXfZiibdekjfdbekjmhbhjagecpYkcffabhQXfedWmnnRpfhghjubdbhXcduWqmZUdfUejcfskWYYmkmihbZkalwdeVYWalTXjaZirnqffqnjhVbjcvbjlbmeaSgdjdQRhiyeelPecRXgomfcosZNmhdeahsnjXmsdpimRSgWYYtmXCXZmsSjdeVkjeZOodymcRPvhgnkkuVbTeiYbibbmblckekVirZclU1etsZmZVXYSaHcvJdbctfhUoxrvTpseysZXmdxoLbyUZfpSmzbSXaejaVxWRYdhltZeldjpmWVhZbYYcVcmhhglYsf0jjeedhiuplXZPgfRgMajcPYgjdWWv0wfhYrbrajacdmePPjoSTZXepfksidfopebXpXbqbesalafocdjXajdadkbYfUiVjfeVWiargvraiVVWfjqiUdgTbrkiVhcyjdcXsQeZomiZZfWVRjSUajUgYXbkkkbdjcejbncnYXhVmgjdVfamTZidejnglhPdcqpfocYWonoVomhedcgQeegbjfUbkfogWZgjrjkelVimmZkvmrgmitqomljlfbeUdmckdcVodXgaecocqgShkfneYghXgpZfXhjecbbafeigemjfaecaZZenbdmagcabkhbWinYgcidflcfddgZjdiafbfeadsgmbnjgdqTslnqVapmabaajlSXTdexUpekojTmirZbSakhcjchdTkhzpohooYiSjerTgoYhaZWhuhUTkasWYkcbdcjkoffVTdqeXbfsoVskpjdtljjgfhrkbeTgXpYfnajVmjjXUWfkdflalYkaeeoemonlhiebfekfbbkhaaUiXdeclbkegYgcYblbemlqebfegemublZehmVhcjbRrffsTaniaujgisdkgnZakjQolcUMfXekZobrgoccwiledbtSefaoQWjhbjegvpRlasYfjVpjclaaLYoegfzxxmORboYNlgkwdOjrpWRjhZfeeYgbeQifaeZhViirUfbYZWcfYikVamWkjjrocdpkehgrfmdweVrkllifJeWo0fhvclvrcegVUyWgglXTshnUeYXjaQcWUdio1auruWlhnObhajoVhfojWYoogeZorgWahogPYjdeRZQLWklkgUaNTZrbLZhdiZiVVXWSfjiochiubYafQjandeagXfhapqgMgZSZWjgJjkZsXjijahkfhfcifhdfdbgchekhhfgdgjhdfeghgfeeejjeegfgdjdeeahdcvoSsefbeplfhmbkdgdWXTZegebWtnmZmdqhoijcatngkhabchckYalfmWdgVafhileVmgjqladWcjXhkkWYdlZolhdjncVatiSiVcdcUXconhhpbmWdhpcgdVeeccnokggkogmbmYgrnflfbrYWWinlfigVZbXccfejkmigmcWeccidicbcjYdsfifaffcgdqcoWmXjcqldhdcWcaccYbccaljilmeeWZmcijaQoideZriZjcVehbdndcildlZhmkYaciifhYjakZjegijelmalfallopphTzgXcixmjgnaYWNqYdgciiYgaYcjpXYkogoclgeecpjnfkZnpVckdhXVnhTPnacZnedoYgiTfkbpoekmXpeihcZkYabeWjcckfYgyeloelnaeVaYjieYflkkkmXmgkeVbkXhafjUmeQgYXcZidgXheuhnfsbcYgcwjbjehjPWhSSbuYldoheegmoRphjhkXlpgdWgRXrVajhewceTibjXanWpmihZWbggbaWpVSklnjOXiiXRcZgSdhqdPwWZubSvreYgtkmcieummUkgodQjpMSrgdccXabbjmklZfbkYmchcZVrnXgefmdWjcbjiVXVhdUgnhhedWfjVfgfkiwdbqidlondbXUapnlTodcZmbdUjdVThXXauRncljQUjdUXcUcRYqccZgqgdRvnkZmgmhhjtcVaoYcXkiRirXriXimmibfhaffgekgddfhjdggiifhdgcfgeehddiiegffjegcgcigZhqmickgRpdjndbhmircjWeZZhPhFlak5ikq2YpnnfniklvbhiXrifYbemYonUeVgfbbdaliTkfWfclaVmZdfjilhfVkimgafUWh1ondnpojkZimYecYiYalVgnlmXcQendla2fhYclhmfjrcgZfegdhgdddefeegcgihffahfeifhlegcddegggehebfjdedPMTktrqWjdVjanljrlehrbleWoiouZXYjYgYjfZcanelYbbraeaflojpnfolcdZWWZbpkippNbfcpeVZjkeZgmXtjaiYWbYmahmlqsmesSqofhZcZiMdfcodRcdfsllmcXeqbkebYVjdlaLeUmdrepfoagZojkbcanViamndiWoSeXudamirZkZfjcfYtYmeRnagximXhW4nVkSRJefXYedecTrFSnMkrgaXUiYflVTlvmZnhYegYZjjjaeXjbeiZmgZhaabmmokgclbklfbgbfjhdclcjYgWodrmfgcgqcerhoXVigcVfdbdhZToXjaQZYhfkXYYZeZfUtekjgeltesbmcPndlqvgkOdaiaVVcrXknmfcUgWjjdkfXsZqpvzmbLphRflmrji3aqwQi6ebYfRbiqssa0uKQvUYSezjbojrmjYcXnjlmkhcYdbfmebdkedTiaejhanhVeeafcreeficdfUlflqeuddmWbcbYqoMhltecVllmvQnanXrohbdfeankjtnnpZmkmakZhXaRQKvbhkwmbcFav0xaWyhUYxfkRVRBYeeWTsNnmjXpNcjijgfanTwbdfYsdbZndgqgmnfhWVZlfViZljYfjpwcjbansgr0ibdfdlRdnomauaWVchmskbcqaanpjefZNWjvdXshmdadeUgdOnoVicafXagdtlZiedigscbbpZinWgfblZUuQgplgZkiajXVsmtrmUppnaVhhgeaeigZgZniZkTbgTcdrnffkjbndWXsslechbeficbgabgghafbfjadffffahegjkehacadffgckcecbkahWdiYfflfQhXYfUWlbgXoyticqUidUlbXhjVdSoTqwnWrWbejlikcbkjhhaUgWcgjddolidlcikambVjbekgecYfkajgggdchcRXksanbdXZiaeTckggqdjjecTdgcYZamiYdcwckpaemgiVWZTQhcTiYfchnNpichmjUuholifhdUqnhosYfinUecSSfomahraRbVWpgWUavThWmopbfZtobbeTZadaghmngdpYcXZkjrdbJbWeplijUZageQWThlobUkieisqUTmmeYUxWairaYkTQfmVfijQcbNaZeTVptfTdUrrZNhjXXMgseJshRfgfuXoveXfgdmqfYTaffbqgdaebXnZueXeagewYefZhfgjsplbptTZiolrqreilpinaZdnhoqhnTfmnYdTmrSZYUXcnilhgaicndpYigZokdfgpejLZZZejljdcaXkcewQkhYrfhredpbXWkUhefqeemUeXfUfcVoWjjkmZicTVcRPggmYeY1vkqkjXgXbpiinShVpVnqSVtcblicajpkYQmSpnilrTYcrTgdccUgvthUbdfgPgXTZkidVcVQTghjnsemlgYcgjhnYotcQXhQNeUeomXhmIMeeudRTllWmkZnZjjleXqrZVeeobfdgyefgUdaVWYbelbUdqkYjifaRamTjcSSsdsZVinflTaXmaUdikZSWiTXkgbgcombdmukZbwmUYamepWYbfhfopcYlfliZfkdacVvbhjggljdZScriUfiXlalhpiejTqoqolaemijsRZTvVPTIlnYPcaTpegeqgvfKYvueriPPPknlpoJbLcYkhfeVVifVbjbcdemmXkpnerdblfaginffchWUZaofbfWggkelnYfwYbXglgjYdkRbWibmbdggmfVnUlbWgtWkkYommcbeojiQhfvglhdpcXfcisYZpkkgUYjiRafmgUYYVOahXsYtcfSblmngiQicdnufaanqfluTqgbYdrcVmnvnkTpcfZyoqVfndolYfgdWjccrZgkfcgdfoVifmZqmendgilRnundehkcnfgelZcamohWWWfbcXPbinbnjfjbeYZmfdYgbfqgioedelkqkchZehYVaihQjMWURujfUnhlQGoypbWhpfoggaYrhXfladZiytfjlgsihVcjghUkgtkkeleibegkfYXkhipmnUebdbfmkdcgydhkYlkgZjUtmmgeimdlmnkUcNkefjikchbmmXVZaRbjeMaZddkYcWiTthgSSVfmWgiZXogubhpXfPgTbTejknWahacWbslemmlvgvnVVhrXamYejkcUzcZgdkdgmlunURWbbieecdhdStZkhqsZpqQllpiRzodclvm1khhRlZdWjlenZTTcWekefjnUVvghnjdUipdlUXhblefXUhgrhrpYhZZYqifZfjbkedgbbedVdlPSjhmrfkTZlhYXkYneXqmsUqXdiaapmgZmiYYcWXdmipnffYZmoolUnfabhmhbvqadfjpmtqfpfOYgaiYqRfhdaogphRW2hbjOnogqZobhemdcihdSXUVRfimhhmrZbhaprOkZSflWaqveVWxdfhcfjhshVikxXtljffYakecdjijqZWkZYhTcjapcbZbffbacYYoZZYqQseZR2VdchuhjegkPXdjhfSVopVagUdcadcqjiifXjlcffqckSlTbYnoacscliioYfiYsjldkjXodcTahdfbvoeZZnfdiUamajXcUZdajWXZekbXmPYmoiMVtdqpdflahbbUqhbfanXnvSjdkphoUfagUgadmmciqldobihdjVZfjWpfdbmfebxkqoYeifuevhQfafkdljXoYmqUefmpTiaXjiceZalhhiogeUkiTfcZbjqdeQYYowesXhfhUZbdedgYlcRiUsqeJcUXnWbslgehcgWXYfVYyWZbvghZaPmjbWqfNdabvfcHe3tcTZVaZaTiglkfbsgUbaTjqOXV1iqflsipUOnNbQoqeTaYo4jfpfYUPTkgjvMahrQbKpZjTSdYWGaamfpgOuigrkevijiYpuXuvbZjsdpaskMSnmfhchdUlqWYwRVYsVdhNRjiaLZtkfMcpqjrhgeLXcVXdcZfMlrVjWeqleXXnNPjhQfhbYkeVedljdbZpxsseRVZd4jvsndfj3YlgWZjummkUjWeLgYbrfkflppbhbofSYcQfgupgumieZiuuahcnqiRlOaYlmbdaqfWXicnihkmifjfgedjbZYbRrlSegWjeXcVYmaUmfUcmkYsVqibkTVggHYPhojtYjquYuVekebjhmaWfjSmvpWVWTomdXiafRcQabOZgYYtiatipWLnbRmeaujQVTafj1kTihZifgabeieaNsXZigYfdrhigiXPgjeekofjYdremmhjViPnuZibWlXiokpblifjZlZjegpraakjkajofmYdikofohdeqXdkqguolMhbjmloqksmoakUaqpUeZrsTloZZjSkdcYVifdTaXiqNpTcgSZahidVfbaembpeTqrcljhkkmkaYfdVXkdnjnkdpcWiSdgXwKshmVobgocmYuehecimmYshRcSlQjuehhVXTbyVYRZWmqfqdaXbXimksYuwWZnkZaScnjQdkereVXUSZZQQwmZdMkZjhMZYotRYdlJhbJXkaQwiYhniamOcxnvTGNkXeepmoeboqocgcNlesggmhXpesxilqkeequfWmdhlXhfjujXnijdelWgnWckikngkSXgelgpbkiggefgidhjcmeigkYckdkjedcYfefkgeejcdfghYidmigghZhddWlmdgRbsWgfccaUjfbbYlfcXWaleqqdejulasqeecaZlmZZbckffiZoeajWeodVkUUhgrkpinYklqldinemXnbbZeWgeZXachadafgdfigkakYkbliiafjgeinakgeUnbbYdkaWSSlOPbzXXVqYXbjwmdhLH2okm2TmcjgttpiegOpqUmplsWbXefZjXgWcmYaVifigkhWlZbZjisimZbRaiebUehXkZjcgoTmdkeiiNhcZfVngmasfggicjqeWRqSjjXTfdiBfeaduZwwgrcclgdYXkdWibhoimlaggokqjYtcgRWbnniokeYrfhjgealgoekjjgVlmllYZdmaXZdjgcXeealZdegZdjbjhaghkhdYdkhoqgibgfgebjcmXbZahiVafabfgfjSngZffViedglbhgqjfnoYYfibpXlddnhSeSvdXqojXNdZfXXcjwVseopXgeTetJMqYmpZVPVjVxXdrrdRZXlfnZYbdhZceUnkairTkZchjQbfXfVcYUaYceUbWuxnegdcsmZ1pdqblgdfajXkfbjeKgXUebYMZldojjbYuXZkYajqjjhfaZceZgckkRYelZiWahUVfefgxeWowkZvgXuhnfWWTdooVYWnfmbxaffSctpmUvejpolcXZdaWriWUZrZjrfXlebcklYdkWYcavfegghRgtnncfgkZpqTmfnVadhdTaoUffbUiOqhdtoqblmPVoggsikfgfdaexYndaReerkfitZr1eekXVfquwokfYsgcktlmiclakliZZhlkeUatafhnvllWrhnfukTjolhdkrckphYTegYkicXahgjNpehZnpflbSnonkknxdethfocicieugkcfilThhfibcfjdlYnlifjlYjcongYfcXaoegXedgmjihpdUYnjhocmgaVotbfiehbZgmYiZhnqlbmgceZedUcXaWewjbeYWdfdgbkaXZoYihaVhnRikbrVkvTWlmjcgVlZjpacXTpgngVWScdioojgqffhjldXgZkbboYdZcnhmbkkfYRhhcjYXYgajTWmbojoTcfmXhVXecjaYbcjlebimhvfncqYkibhjSiihudmSUgchdblobghZdkebkjYZfYbjcfbjqcdieifbaeelaeTgcjkZaabyxtTUedmnprwggTfXibWQthUcOSQiostdhOsVrcyhcfgwrLkXyphtldcpabkuYZboiYXRpnfkXPgaXmjVkfYWbhdKicUzfgegZbgafqfcpXTZlvaTcpejWTdbmkhkXddpjOgmWchijLkOVZoldekkWXXdhkcbYibTjiiffuYgegQjnehaWgpZlbnedchneowVjjkddOgXcYxllhapjevbsUmedguaipoUWezdiYYYgmljagahtummbhioSfeqSVeZpWPMhliiPLYQuhcjnnehhkxqflXqhIfgffRcckdooWipginqvilYiWckZosdZgthprqhdcneZmgklfdomnciUISahrohtUmoujnbeohhWUPMwjrZnmxOkktd7XPs1slLsgirxkTfhXkmfgPMTkkdjhhpQidldcYbYiYadZRdmgMhVRabuglampngqtrOcoQnuSkYjobiYjabXZhTToheiaXIdjdemgkghklfjbkbfkkefVdighkZnmdebVgYekbZdeYgZhYZcjdkbbfngZVaNqVfdcKStdUGaXmkOiXv0jVyVglhTgNnVddWSRgaWHgncaVTcqwXhkQUqkidcegnViZfddgpdUSwUeWZbahhjggbkPXibmoZZLdbrrUchpqmXwdhpkbamkNukqbYiPrjkZladcgcrtoYdfyTpovhdhqcfmcjVUlmxYYWpcepaeRWMNlpYfJVYoXYYhQknmPciZccymoVXmjbOWXffgXbZMQcnngaXgegdlcimihailbopiYfjqTabWslkQqoePldXvdVkNkSjdpmPWodfnlbikiXQmfkvnXedspfjrvibPTddKmZrfcZWTfnftreRauhqUXXJgrkYYdlZZXbVYaZeVVYWpngmkVmRhjkjnfceiajnpknipmkehmXpYjjXdYgYYPLjPsjlsikiqylyb2lrmVdknacmboTaifimafenpuefWbcjuiafedgcgedgjndbfpdcjejfRjmfYidgYefcgkfdakxcefhSiasVvPbYeRWdppXarfwfgineQdufqQekfbdRhjumrhUdmfXkijTjbZqonYVWcgljgdXqWbplYefQZhgdaRkklQjXWWfhZgindbwkfLeXWfQetWXfpgmjhpkStajfVbsgZhddkjlcYggmqeiYnWatUhhXodRZgfkemjipldmejPhhhgcVsmYegaYYcmcZboTyedfcQRiimiOizfhbYprtjbmYiXQjemsUfbveghPllgiXXTbdcKbxKfXbYlashZlhbipkknXWpehYlg0jkZntkgegbULolcjlaabjkwnaZakpUUUonPXeYVXrioUUiijlePWkdYmpVYjgYZmkfakabYZghXhbfkYglbmgfdgZYmpUkgbdekfhfUiYufTVaYdjmahiabSdmcdZepgcffjlepbUXginfbkbehfjtddYpbYUZTUjjXGXHdbotbnYnkxQcacxbfmfXNbUlWteggrYqjUninooohebghfdntgjbpciYpkdidQigljYfgYbQifaetPYyWcgcdXcbXpqggaZu0irTRmaeiodgUeTQZjzcdjcsaVmUfXdUQrekYlijncgWThZhaZUescbljabbhekfdtljledchfcfjgfYcagZmtYjaToldbZZUZaRefdjbbaamchXdUaebjXRihctPijOcQeWsfGbijjiVpScYhZojYaZbrbcjrignqhhknakqjfoZeebsghStpaZgYchbTaeWTclWeeugmZegupkiobXhabnhohbkmiioalkdqhcXQjjbgiiZbvhhobnjeYiwdfbbehQXqfmoTbsajegfciqYWbSgimhhfQYTiZWcOhpSaSWeZnsXroijTbPkifWMddOuSYjTflihXZjkpaWLnififekhjkceuTdhbStmhlfddsvUUcgkuhTcXewplPbUparsTsacohO0gPdXt0VmpafnnYwWXLZtjfghlWciXddoiSXXXeeeXeabgibicpjoyhafZghnbnvjVckhnoUbqbmiNiXpleqkqkXfsjnSbhodYjeYfakjfcOeknlKhfSrihdbpdlpjLNibYnVRicfPgyfogidtaWniicpePRVfpnqxfhrugvaXkdqKkldUQjiajOYsXifYihhpergsMkSXahjeqhXQeWabdqboUQYfZkeenYbnmjfkWXmamZdcmVnjkipZghlgenrerddplcooakhoddgXceZenaagTpfSfrLVncZkhqpafpjamfZiYbijkMphgoqNcbhaetZJdbeejlbqdYdqbLXuteglleQdarfmZjcpYaXdbjccqiYgYiefiZihgiocajfghgVcecbdegcdmZZdXYdgffighjlhaaiheheckdaTijmkXkckWehlihnchfYZjfblagepikfVcigYqbfZfgYWXWleVcohoZhcjYgpmnZheqkPoagbUoaf1ZXceWUhkm3beZadcjWbnjbhmnldeafqpkfkZndNhkhlckSfigbdieSYsfZefccbSglfVTphnXecegdgZZYdhplevZdVcrdczdVomXdfRVbjgjebmZZZgbcTfkejSarpmireWZQdmmdoWYcsRnaYdfjbaagYekXcnWiVakfZhgihbafXeUhdeThqhhTfhgihYgXaYgjwmYaiWbmQWaeUjoojWbsmRhkcgjfdpngvXbmenlghiQuaTVsXvpOYqriTiinrebnqafaheegVgXXflnsKYdqfncNZioXTnhckpcttjmroXrWQQXiJiqOOafXgdpWhlWobgsciLjmfhYTbjVNYbXcemjXirUdigphbdmfieRnqlmpldThVkoelYabqarXYkhgegcegfefgjehigfdeegfhgifgecjhcdggchhdhgffdcgffjfiYdTRblfXveZYmYnZfVdranoudgeZUbhcjbndYhcynnldeTcakkikaVZSqtnRhYgidejdnhWXmbVnjglSSYqkgYhbcpcnjZlZfStejmiibkfWfhUSmaYnYgXposTocPahcoUYXjWXjTlfcpcjmYTkJeohvfndUvixagYhgwaTnlhbijiWRaalaculoRrWUzpfqkldYdanUsdimZjfjZcVZsXcccSgmlTMUbTUlneWYVXfphXWcXkrjlhmkarNdfZgSUygdsVcnfhfbUjnEaYwkNXlZjeXSoremgnlmntlcnklbUWgmcTYWehnfYWUgeYYstbcokkYcZSeqaqkRhWlhmahpmiasZjUVZboeemkjqngYbdeSlitUgaphfZUrYdxkoSrISSdbdShedndhiTbUWjnchaOmpndkjsPvrnigXrlpcofpdUXgxhYepZRQmfxeZlZRofXkejtafMWZnemfgbXNqbPodpVjdPalntlcfblnjcycRfgcnXiqhlsfkWcTpXgsmNVYhloqbRTUTokesccemuKreWzidxkfdbfvajgSMScXnQ2danoQmPYblrcZhddijldlYknPcZqxcURokbggXkUXicblyWppjqVhj0fvhvkfdegYZbjdZbgicXaefaZfckljfdgejeblfijoWdmVanlbhfakefmrlspUickbZZXjtUcdlkcejeqZckZgUZdlXbZYlZhqkimjjnicUYkZUXgdlkgepQgmhickjbdkkkdqhmfdrjgmclceleeYdpohccbcWcjeuhjnlcYnleglkebdrbijkoiZkiZqYcafbXgebfedieifgehfededfifchddffgefjecdeffgaibiihfcgfseqZgZjhSocZlomvkfdXnZjcYZfdahnYmlWZYkqheokkYrVhUkonjoliomYpbbVfTcamYgyhiLZUQcUVlmeZZgdodemPvZsbfigcshZblbphlkZYqeinjcZcYbfbqqWwgfVWhobbTfajldUWggjVpaMqsdSdkbSjSbhbkbhkdepsjwhi2kkYlVmhmgQtjiL2kZkedSYmgdkflabgTdekmWTqfiuffqOuYeWqffVYrUkxmqdakbfdkXlkbjnSZxauPTcjmRhhoXnUWVXspaWcUkXWwMZqllZpzehhndvqoauyQekUfdZgoWcYeffXiiTqlejakpbldXfmjt0fdmhUogfemekjbpagbbfjjhfgffpddjfjlebTTfehYlZqschaTldvoxonqRZjoaklqxlSVgabTnfiebhmVrgkjYmpQpYbUboleqqVliXkVWmnipVqqiZfmUodRZMYgsbieceeZmxfPkdTopTTRgodlwnfoheihfNmVXTolqwoXXgXiigkZcSlcggPTegXfPTWWfWa1TYGqipldmhahUWikeZZUeVjjhagpbPWeilRTajahYhefPMeMFZLNmuWRhlOOKcr0mRe8bsghSpSeoQPoeRSeYt0TYdVhghdaehffgifgigdefifgdehfdgjeedggegffdgbmgfbgdgeugooofPodMjsfaXYntbcZqanXbgjOmnqelljdcw0cmSgicZbljeVRgmcfVRQcIjkhhbUjehQmbopnmmeifpTldedQgYsViJUYfYjZmrZcugdQVgmRkgmUpdZvjdeoLleTYbqpZZZrcrVadoZtuiXfSQahfsiafZpmihgbfefZRlaWptlhdWYVlhdZfRmpsdWlahkgacVXculYaUeyeblcnafbiXocrdYpaVUmUhitYZffUWRiTrZlabehXZZvcZkimpfUYT1ShVlQhXqUrgmXnxWcRWnchilcPlgaenaslUfohklVhkfliiahjkfjmfisrajnobTkYWmiiWkPMTqwXgvvdbddlkMWtgblgcannomddiccmfbpiQVVaTkpTZUSQSYUofaXsJaZduiSczZmlSpglwkQaVbXhedjaZRsuUtVmvoPYfsjncfYceiTqkgWUWjnWUlhhojXZObUhiYnOmb0qcjaYdk0ZicYadjhUWfoagdgffanehghokrimkdtiZXZfdVTdVvgagaeVXVcVUhamoaflQjskcugZbfthWkYeZgenaZZgbQYgjSsgfemRfjdZYakiljPaiYjnUrabUjcqhvbaYVjejklbppmZijdeaftoolgcWXbWyllcdgvemiYlhUSMUTZkiwYdWdOxedNhVejhcdcrqucsieraYYeVigdndaVhqePehVlfjiiWYiZqtXOobdiZbicWYihngikkZbhchkimmZdaplfferaZdZYijejhmgnkoejkqcZgmraqcrfZsjhqZlneiegmqXWlVcmpQfpXicdWaliZmZfdjgYwQZmli1pogvhgYWbrqlQZfmbdhYhRUeYfOVldgrfbrLhheZfaVgevtqmfcaQWlfUrWZZbTiWXpkjQdcvrhambzfZmZiaTZrhdcdgfhcefejceeegfbdfeceghjggfdcfghfeghfefggcggfRejrbvlorcWtaVgoffZrioolXmcglbgikkLmphkbljjeebisqeleYdYgcXYehhiedjikbeXplYleZYmghgjmXhkefafdjlejpfgdeedneeojeZchkgdlgcigYbWjbgjckifbZchoceldhiihqsdOfYfHXlcbkidWgSgljcWmogeYwjuTnPZkebhYfQemQWOHhgncdhimqdqkcjUrmgagVcnTbhYYdlbrmZYfWmegZcjdkehacYongehahklfSdtfjgYXcijPceZiVqdedehZmcquXofdnacgVodVgScUUxgaTmhZNardlnZaietYqeiVUVQcdZeZKpnUihlRgTivrjYUraeVZgcjgrYdaeglrfalbfaVjisfddnymddZgWiohaRpjkwrmesdZjeMdkbidUUtonOftVRbqYfZrgXigNxSfeklbfexhcZliqSUgdhmZlriTXfUaZpqmQYqfoUtfgRihghemdlehWWXncqebfenXYrfgdajkUgdZefZcoYXsjgUfkbgYefqRgYtuqqQohdhmdgQwXbvuhmWTRanZPgeSnirgqXnOwXfjWcrluagagbdifgbigfackehchgeidlahfdhibcihglaikehhciccjfhmhYcmdjfhdZagmniecjYWYjhahdslhgWjcWWlYlfcZgagbbiacZZiqqYieasgSXddlfTcgmkcZcamgihglkYlmWhaYiaiedpXhagpokllmkgmjkVnckfdefhcihZlcfgefUebqccWiWfqcjhXSQllamdjpidcVuggmlckfkffrpmgQcWelbirYTfcdfiRVmpgYSjYoaghiaaVbffTYjcmapggggZiXdkkkidnkTobpZaZhepdZZmigahfeocZbjihekoZUdcYplgakUogVcephggfkdighklqZdbfVUQWedaShbYQaazrZloYsnatSdmjMSljlWbeceiVWVxnZVddajTZXicafcfmdgfbbQffhjkbnduYhhYnZlsdiXbXTfbpZhbchrhmfUcmgwYjktbmhaYfbUlhWmUumrHZuep0SSZbhYtvlcdSTsmTiogbphZmgqlmdlYiXYegfiWprwVooctpLlOijZrXaZ2mqzpgOQSdahRcfmSZnrgseheqTlOYosQlIQknXaRWOfgnXThggekcdlbbquYUgqfodVbUjikqjPoqVflgkafnhgmaodnccbcYfmiigRUpVpcirmfqlcnamnwrWiQhodLhaangiXedYOuQZi5Fmj1aebUdhskgkeikkXYiatmpVjSmjUOlTVkZumfRPKYoZmrYZhgXTfYUjgjnhnkhYZkhXacSiidunWWYdujnnacYeOjcgSpeillZmjlmfkaeclmbhWjekkimiWcZZchlYXWZcebWRkYObVwangicnamhbsRqqRkhkVpdcqfXZbWkoocoYcnsoafdOWtbmhcXkhmfleUkTieYghabbeWaWfhidcebgcWYcjfXrbneojfpdebppfgucdgfZZaVcncaWVjhUjjXjfekldSfmuajhYdmjpiokechtosujXWqlqhgmkVofXboZglrUsQprhZaghdcRbbkmbTdXearsdZfgbrhacgfafagjYdXigtlefigZbioeZpjhlYckWvubdadliinaoobOUhfsfmYkSngnkaeZoyLlfzmaRMQgiqXsfdloujnbglkWmlnWYkskZYYgUZWXbndq1sVsYcbgplekbncYZSWVeWeScfVhcZdamaejfnjjdfiefghmZWjSfgefVPNjrjmbbZPeYlfjalGiWXrUrTeWxkedLfTt1hjhakNVTdgSQPUoZjQStfeegfeeeigfbdgdedgehidfghegeieibddehfefeehfgefhbfgWlhhibmeSfflbYackXgRkfjceoeVjXhldjdSdgkdnVbwYXhecTkOamqaWYLWqqqdghtpMOponnvuRYfkZhkfVbasthmchnUKqohiooqTpipoaWTUUaeXmgNicXThjneIVZXiYSXamkaeUoUZXcVelmebZiZYbgZbZeYkgdgeaceeceUkaoVbTfUdkVaVZkdbbgnWbhfjmhimmmiQYfpkkmgmlnbaZcYhmgbfhfYjeuXmhZdYmgkjugVrbafdYaimdicWeicdYlmhgadgeeXlbifkgjYmiZZZkfgkjddnZYimhcihjhlhkkcdZfoljhhhjjfaiggfiaYceheYWVeehmbljNagVdZZncgjgbngdorjdjaqiedfYgScbWicPZdZhidfmZdhjbklhkgiZijfmknebkgdimaicflgffhjjndbhcfpgjQcRcRepaiYhjcmjYfniadleZnhoufecqjmciiachnbYYJRfeccekUdUrWcbVcYYYdgViTmcYVenneGjTUYgeNZPWneawNWfWWlokaRhlblijjndwhpWIbaYmemoieZgTgkagSdVSrNmrabXdThMcDadYXeebhZaaeiomczYkjjnoXXnXSjaXWhWk2fUgHhcgfiffjedeeihdefeffgfhihhkcgfcdcfghddfdhhehehigrqucgfUxsZlqrYeUnmYaJwafTdkbavtiZgdhXqjmRkZgvcrTbYXidoifknZWTbtdccromfYjkgiqqTUZhgXhpaefnmdYYUtjcdgYghiZYnkpYlcWaXckkgVdkWffgbgnOihanRXjophYeWVgQjbMnciVriNijWaTbhZfjofsneaieRqbckgUfjddgYjSlTJZfZffialndihZYiZjixoWXdWlgjgldVYUe0bbYWmqsQfdbbWfmreWSaecjjicgadeWliseilfcefYkdZhlZdgqjbfdelZegiZvjdbmUbqlnnrSeeNadnodbmWaZYlZqMohSaTfgWlmtuehU0dmikamgfSkWfgbXgfWnaneZhmhcXVegdxqlggSkjrlxbcgehmjQTWbbiVPxfZTyidXQgc4dallikgdYMPjdhVfhaeykpYcjcqmagcSfdeiWmWWmYegheWnUiajlUYnnfhcclediengpbgfcdWZqieZbVeocmaaUSmcqjdWksWhIWTXvehpUaPVxXahXagrplpkmmYWTfaqckpTKXtukPcXpqZiQNmZnqTlokPlhjkWUtWvpSUccXmhlkcbZjYkhaaZjqgWkgdgXfTXgWnlZiXTnZXdaaTpkakzkjQSTYrRudUqijjbftRfhPofZulcijiqkioctugZdbsgoRehfcZbklYcdSineelfbfejhXkqZiehXoigpWdUeaWijcdibocWkrSdqqlQmXmwghrcXXetoagnbpYndlfRihuafhUxVfjVfaVYjmgjggTsopyfafcidTig0fdrXafohrWkdkdilekqXjQmeMfXhffdedeffhiefgfffeidfifkdeggihebaecedfedjhbjejgcrrAohdkmZoaqmZkvcUcnenRSXTgotrisUdjTshaPoeolrVTiZannhrcSTchcfsbegbiiacrgskOgiVhmcrkhbhbfmUTLURoblkafkPUdqVsnfihkVYfivkhRkakhopdTTggmgoiZmsccahafdXXEcmfesXRjZsfVbiitVhelmvigVkbrhgTplokgrUjPbQselnXZjmmfWgahZViabbkfbhlkbcTWnhbijXZXgeYogWnXWinVVUipuddfVPOlUyfokqRprdoXoigpcgZuiixuNbtofjoPfaijkageWegdaibdfnigdfVcddZocraUgheetocZlegdfYgklXapXphddZthocmXohUlkalgt1vWwhWhYXkemljgcjqWfocmXncqjjWhUXccfkpfhVZpeedhkfYNejfsqlpfWXfWtYjimfjunZkTucfnvmfqkhreUOSqpcbJlsYfUYTXghlXgimkiVYXZeSmlbklhdbjfbqZjrrjiteiniTeefYWlUXUiZrUkesZjhjWikmdvnlXjhdnzrnqYgneSffgedOZamYdkdgogpeRfhinVamgcpTWgkgddhcfhfdfbbincldlffgieighhdglgcbkggdeefgejfaiecgmUcijlXisdevjdbVicajbtapdhfrkmfdikYmdjgjflhehRbeeXjgaadkkieieeOulpjeRcbZhWYvQhaZpvSUdel1ielhgmpbhkgmXnoujcgWijrommnoWXgecWajjZajfoXZMfTpXkqgpmbdWbaQdhnReoZeWRoobfdkpPZilkigaaYjeXuogdlNitgWQjkvoomLZVcjdkhoshbpslThgbbXTZanawuqZeaeemedSUWtdgkfiNnNoXoWpWmhZYSoWjecojerndajTjTtpnscbfgQhZdfnaYWbmeUldgXheYigdbmnijalelmjdYbeqkZjbglhalUgdhahkgeiuohdVbYctgoejlfdcVmlsfrjmZThiodlplowolrwVrZZkihTmdadjpWaifoZYfgOXlfVjiXehtTcqbjmegghVegdbWfjcYmlWWememrkrnqWjfWTiaoiocdieoegMcnlZisfmUZcgiotfpjdce4efahXligbqkRhXgreuXadngkpUiWdWUipeemnTeZgWdjhbTrrsmlmljXXXpWNbmbeWgmcrensOXfdZgcuYZmjdncabcjsjfXRemfThdhjYkTafnmicWjljcepWevlplmeghdlcpegjjWfegbbcfdYngldchniiVccombbfccklfkaagmhfigekgcdidknVecVbfioklgecUgZbZghdkvkiepidaajdjfjcighZoefhhghpmfbjUiyVVQoZMwlu4MNcYmtZXuWjzXNyfkfg0lyNZolupbgklYYeigfgaZmaWpppcVabjahYdjZmsdYqqdakqbkdVjinZbbfagrmdTsdggkkhciiVcQZeipaXWfdgehiibdhaajeeeuemVTolkcffYfscpiSdZcgcuXjpacVdfajmiviZKpiRwlkchcYZehedeebbicfdfghhfheecdhfbecdhegehicceggheghfefcfggfficggdejdgbhcjgVToigpbcgdnlciZhgfWffdjcYgXiXehgubhjbdmZZYdjrdpuieQZXfTeikjbvsXaiwdfipgaYOtXpmWaRblpnalhkhPefhkcihhnaYpZnlulbVjkiVemQodiiefdYVuehWmmntmpkgxfZZLZkbgdgUmmmdbgXcbidjTrdkbhbnZgagYdiclhsgfpjnaaajZZFRkdYbgcljdvcZcVOUceaYXeXuxYbucaeglrkscjZemoRhZrnYjZVhfTmVhckZnlahcgogeSoaiXZRtkgdgbcifSkajakZlVenmlabmqicTnYhfYhfsfjneehfUcWqdbefZbvnVldqtdibXddUonjisSjnXirWXuipfobZfriXrXbUphcedqYnkfSYYVkggclZbabrcfheWLidoQTZjSpljUnTlhVygeNjibikhdgocclmUbWVijgoYfklcnajiaWlackRdZcjkrYTYiiafhZibTdjmcnfdcebekjghhZeYcgYnpaYZXphhcjlbocepnceWhRcjTqnecimceleqigRkmmjoVaefcdhehkcYjafkcrlndXbYifgwgYbNbtpzbbtViNZcgZuqZhVUogUgaVlXunJsUsjVggNgkystqrXjlWjXemtYNfggQXicYaWdhfUdgigPfldgfj5bicclkaigihhjXjlPmdSqdcaigicgidVjlblThXYmgejihZmohnfiamjjidifffVhgYbhbSikgjajgfegYVZcefebhgghcniehhlWaZiiZrfimoddfkRgbfgjjYbXZgkZpbcbelddiXhhjkWRcocgfdofVWkeYmqfnbfekYcObnaXlkgVdYcSobhZbacmahViXcZkYOmUakjbXdlZZTdqnlWbxXoZbbgbdjNUpjWWfPdtbWadbgQknhvkkleNSiwYROmgoVcltpqdtMTMiecbqRTckSghOWbntgbZlXldiPUKfeXmdskPZQXjsfmfOjkbcp2ZbhrhkeWpblVWiffmpYkgNdhWVnkaSakaicVahtjUsegfiSSjggdaicYffdajejdqfhkZhdlXTiVkmabkcRiflbmeefmlkgdZeddjYVgkifYTqXfjiXeuThtfWdllejasgcabZimmhQdiYoYbcjccZUgeiullUajTmmUVdfWrmWbgmhffolilXfXxamdddqwZbYghbiuVfccfuhlfYXSligqddjklhZnndhqVgjgWihZqncniijdpeZhbqoskleegcqizjcgafbpclekWbiPbebmogUmdZoSddeibeWevdbqVeYatfjfebdeeOTdpdpfgepqhcogfiKgXcaMonVZZhgwkbmagmYTYhckbYHSWxSZjkwcKdZWknZgocmpRTyrYYglcfUZjgucfmldOUbkhajkbfhdfVgngjRURiZjnmgbTneaObekcagXoblemlPfffMbhXlldPwXfaecuhOQklvhwfXTdqZechYiivdeXdcmwVcbmmkXip0hzSiZSjcXrj4lgbjtrnSgklXbihZJilqjVoMuVZdYwXhcehbaekaifsbftlnogmcltcoZcmZmOmdYmliogeOgSSmcZnpgdlrrvekZUkjWbfijNabbaegbmWRnLhiehYeabohnResfqVylYmghkJoWahWY1TlyWoWrofegZhBjUZaXbgnmbjZgOWadfnktdejSjdkiralkViNhVPfTcbaRlZhebeuYmUfjVekheTmfhXZofjcckgqdbSidgjkaWkjhRpZmlZRkgicSWVjegjavThYlWbiojQfTYbhpgcXZnsRUoXjeaaodeYXcibagWgldqUeMYddtizdVtignimcdUijndVh0bUZmSXvieZXfXanbiSjTfnnpokddXnbgZVnaledodUTVtiZW7eisZSbkVufmqhjkRraiyMfUkgmdhbcolcXYkYZrraZhimjbdbXsgebfujXrRScgmhoaZlWYicinbmmfnohrgbmRoZZggahqdUggWjohpfOWvTdUdhcjoliejdtjtdibWiZlgPpbfXNlccgjRWSZVnjYYhQNRYilkeXkcivgbVQfrtsexdgijibnfmiaSXmedQmgwajlepQVomQqfXnemTTbclldZcVWhdhnoilWaqqPmXcekvhZXVioiYnzocdjcckffmcuUZiheWinjknYkhXdeXgbdkkXYhYfijWalaghZkZThegqYcnboQefichelijhXtelgacpYlfOsaapqqRcgOoQnpaTeZSbjYbSokZWnjfiibgoZjgobeijedWcicpWbiXcWbpijeibVVcaXfiigbgckmeikdffhchddhhhcdelhkhfgbeibakkeeeedafccdflcVdajmYkhmfbgiefcZahkkfjctXfmpZYaqWlWkeWYaPbYidLaibbZWYisYokicYhoZhQYiWVZUUjccbfavaddcuZbpgU3gsZfcifqdUklYqnlZirZggighjSigapaaRcXXrXheWaiiXgmgYqflUYNujrnzcaXndbqSrqXhXZhnbopfUZjdyggnmUhgVgjjlemtfpklniZlTqVcZWghoVTdcoblZedbupjedheZdnYMlYijgUXohcTjgnbfaiXgXjccjdXdbhadfeTdhjcdeYogcfZUcTqYgmUXtdWidVWTpomhvZelajddeZTbQZaVupgVbgXWroRWgVngrhUrhgYgWdWkjjfjkfgjkmcYsabtXcbXelafpbkgrjajYfeqlmalekMpZjLdjZkqXVkQVUgkqislWoWRkphfqkuhgUSjbgiYdLqZjgZcmdlfZYqtdljneZYipijSfisidoVaibbaabTPorZjZhWolccighdXslvYThQfdjlXsjhjYdecRemVcqrphQeUXsWhlZqalvgvhRkoSectlVhwqdWShqSUmTghozWNaphYqkVKXharkaRaXjdXfhdZlNdfdksTchYsgdfgcendUacndYNiinbiYjpiYonneYjfYehdjeTPkmfgupabRagofbhfaXdknutrcpobglVioTamhjhZdbdcimjZbbfhmXaZlnbdZcbZijcXYXhceiccgkglnWSdjaUjeUbYiZtflbncWgvhcsgdYcbfhZrkXbmSsefgnjZkittbNkcXZYtljfRddljwuUibUmbnyYnOgZWmYfhPcmfitkwmnomijlThZhRcuTkliVWngdhWopokVXhUauQcqeYXdZifecZbVrQUXzqZtOgtVQh8haepuTXbeshXbHhk3lSgosLddscekqIhjgbQYdncsifodfhfrmYdXdwumibflkfwbeWidjTqcRmhXibkSXfiNbjheVhZgYfTiiXZdamnUkmjsjtjbYbnOkekWcpupqiddlsVaZTJYvmkoZWkhUhSfKgwfkk0ckUlKmsojndmqeXpjhaoQIhcYidSflnbhhcgomnmhfkiUhZcpTehjXcZZcZjkXdodteeiqYnofbhZdikeokmiXXVpffYieheZfeolldoosXhheidbgZkrbgvdoggfZZleXVhVYgbjkWVceXcWdngpbfoaZdaniabeectiRkhlddTacfbmijUdbZaXbkmgZVfdZgickjZVXaonZebWkkhjXWcagUdofbYugrYhjkhOnwpdgddecliXWifQadoaZfsmqYZjfvmfdZgdbfqbipUdYbtjehbkrhhmhjdeleifoilmojfbggnkkigdcddhlegcdciieghjjededokceegchdggjhdegdhaghdjgeefbledm0pcgdrgbZacoiVUchrgmfZZjkhiOlWkYQOKelmfjc2dtfeQeicVMUvfXyhkfXWkgvtMcpHnvbl1inNZvfmvUeuVmNddgeliebhmmfn0WacUskdRjkhcWVUnXiaUalViYUknaYefwghpqbSWeeghnolUSgckZhTelcshTWcgspSkfsfpcbZHobqnVXgZZiijqwgdjijcigmpldZccmdofqUajloohhYhgXVhdggchjVOSmvckzUkWiiYuVVgflsodjXj9lpVWNvYYYwZPpWmKtZQdzciTTXqghV1adqcqcjcoZbRMhgXkwkWmSTaXperfJbPjuhquSkgihgrnqwXieohdgsqZVackVbhXknkglmfgiaoojPbcgkbcWhpgTsfkXjVTghgOmVhZYeg5iVZlVpfshphYjXccedVaukmTelysNgXbxqftcelUiaUWRdapRcPPebsieiagOFvjjglbj0qhQPXjzdvYogzfbeggXOgmYgqcnoqtYlMjUHZUvqYZeYidXadrmhigiYiQjtZiktRomtehqfxjXYXhedloziaSmedYaixboldhZjohecYdolloSk6rjlXnjnaYlngbdlWdfhmXnabkSfrlQehkZhcecgYdLdhVhoXiZpodnYocqdXQaSloceknhgvpoaVcUUfXjgrjhhfZdfgqqXcPeZclfXnideYZcXlknXmebjjcqnhmTtiahTNWbakSlcgZilJphzofgohXmR7j1bSfgUqfejZnjcvXvQjpjmXeaineVlnfsigmidaajtlWmbYidkWWZmslpghhgeplbcfinwmWcWVmhafl0ZouRgbnaigdQTgQcgkZamXTTosaihheXfsiWmlcjhYfjceimosaieyehhZdbraidejplihkfkodeacfirmpXcmcVjcnbVjbTciglUOXarAYZobedmfbTgapfbbfVghSUMPbfbcbWciehaldmfekiaccijfYicfmeacYjhaZgejhVjqimeiokcfhlogckheegfjhcbfanicWkelndbdcgeeXkdlgaelXkgZidfWnsjnVembYedThjsmUfcrolagVkempYpkhiVYnyiplXdVcnqlkfjeYfTbeeizkfcPVkvnheikabmmdbididVhaftjcZmecbipoonZXbEZopZyhqoSNqsqjaZidSflfZhVWmSeSSfjsZvhPJlYefgkbcidWZVXmxofkWaeplZdpjWbpXlraaXivmfnchhnjohcmfjqobtZgVmTghblbUbfubLfcbdjdhnfbbcrloWbgomfhnbgefgijhedffdjjdgbefiddadhifhideefjagdcgeciefgdihclaeflegehfffYjgjcgehgaibeeefgaagcjhghgafebkfZgddfhlrlchfmnSUWfdYhhZjifYgbphjZghYagpXjkfhkaVfmewopTZfUercaWpUOobkjZVngWufduZmkrgemaYlaZhgkt1rjefqjcVuggidlahYikcbjmbbicXfZZkpfoYXchmrgXRjfrakvfeqpUbdgVWmYnibblWdYYamoXhgWZgkqmWhrjdfnkmjkWfZgaacdWZYeVkjWsiYjqfmQelxWhcckjfnndrtwobifnfrhWrcTkUfZfYp4hfvWaXloXUTamsYnUhrYk+RdUVTWdlYKhocrWSLdpojuR+lggnpip5olcdaiOVomVIedZjqmiedTbTiqZToNfjYizhekQ9ZQdbfhnhpoglTXcbkrdOfaWWkomiVZfRbrhSxQffXbrckodxuhksRhr2igixmgdWjWmOYVcVZXvgoRvVbtidnWVfhYuSbXrudlvijpZWooeSeyafQVfbhfetbMlhYSudQMcgdcndelmaijggkgmocjViqcgebebZXoiVWWddlcjiXpfbiXeXagWolckejkglWgkhgpiNbdogkOgbcuVdfldglgjiVbfilemQalrviUbUnZlnpmecWdNqlrdebpfdNXn2bpPccpWUrdrbWZdchTdYincktcmanjgkjmkThXZfmXfThoQgWbfgkfdkflWYrekadodnhmTgcTifgmXmblnSebXcjVqbhscthhfhegcmarYlddbdZmWlWeVkXdkblYTodXciRsfkcQrosbndfkrlmunuajqvWrfmpjhVRLwcjagcdehgfejhgbcejhcgefgkhededejdfdgbfdiecghcagjkeViddncbqjYdknQSdpgfbcfktkVlUVaZXioveiVbYjVRgfqlfSibaYlibkOXrfsZbvmaNQurjpukbWauqdpddmXtdfeagkfnddbbScYngZfbacobWkpdZebpleskoUmrVZjhecnkawksipataoheYYcdosZeoWjkVfsdaclmlfieYbmNlacjRdkierVagihgnZVikqYXjmPWikefaaagYjbVbhRggiVpQarilncZWYdVfIYledVtpkouXhpbcXVkWteibklYcfhloRggcgcigVblddWcovinoszZcekZQqMYeiebWljgdcVcXTQschbsaRlPedpeWbVeUGukelhVjZefbjlbkZlsfXnkZygalfcueibbekijedmSmoTcgkcckfkghiVZelrXmdbpbPkhjpUaelXlnhgjOlMieXbgZXuaXWTitsQaXlKbUlOooVligTldRaindIWfqqroaccYQhgeYbdZUQTpusXeXbSaTbOpjSjkYRlcRhrnaPTevrgshehLXvkhbcgcWQXjjlqbcgtkTrReShhZiZKiWtdljkejfnUvkkYqZZtbXTabVLelggcmakegrfmUcmfiTcrtefbcljqhcZlXfainVTikhomWZngsdmRgQaPRLdblYuajhiYgfjgarjcc3mYMh0caVfkIuapar2TmYcejkiYpeenZfdkVfeTfdfgadcoilZcobVWidrZngeqgadgdmfZdjedggggklcZcefcifmcebibliaefXcbfgedficcfffadokmaXhdcljjjdfkfbcgYfheigcdicigcXbcddicViceeigdifVjbogismkaTadbZjljXdncZcjdhRWmbZZkciWhperchdjfnskvphSisZfmcbgXipcfSjeXZdjZigofgfdmdjgjVeZhiiglfccbbZljajflqclZsmelikQVhfrocXlZjjeXeuchemIugZkctZTOebZeaYZQZcbSWaWopWgztmsmpnVTtSukbVckunhdXValfYfaOMkZfmVobnekdgehtWPXrharjZfftskRgldhqXfnjjhbSDF1jbplJ0dgWs3YiakkqQDbetsvaAMHgdTZwmgRkeUgOYnrXXdmmgkocnXojaXbhdcfZcgaZlXnebiibYWonaiSWjZcZXhXfggfffgdehgigedcfefgefehihhfggceefiejhgdkicdefhfreeJtkghoptoeiamkmhnhTZmbeRpWTgnagehmgcSZkmYllkVSfeduildixfxnfZOZjfubsYsSdecbSheUnnoteRfadtLkUiVkdcmkmerYhcgZgYhYaVbaheQXieeZidjofLZpYgtipddeNYlWgeXfreflifjggcdYfemoQhicYShmfXdlZUTgpcTgiiZXjngYTaiTaUVUddhWasbhWaenbjcvklnYaaehanafWjJbdorXleYZlbbokecrdjZdjdhiiXjeMchiUgjfcndcXZhZghdciekfVejjhbfflbWaaOVjXacZUkrdqmkgolkhffjZSVglYkhZeTicQkqXnhfjqmaojnghvVaVTpqWXaedYUcpbNmgNZUVcXRdZqTkknYjXgicOYiXXjjasYcZmUgaZgkguVmTkWWjYldaQhhWpnhgefkVeaqYWVdWkjYbogYeGa2mcjgjobhfUYhTPTcibKjki0ekYafmhwOSddnnTgbsbUkgeVohbjjfKZcWusnhoqeXwiUdkhjqkbbbfWvpllceXXfgiXPellYnvnjuqcSuhyQdo1jqTVmeelFZQDSjdhffhdfeebgffgibbfbhggfaffffeiifigfgidibdfebjbhcYdgkjlhjaPkgandgkobbnlueihgZWcmghnsfoWhgYneYhcreediefgbffYecgjgehgibfeifheficeegfhfhkgkefcemfijhbZrjkffiWWiabfcnfmXVpcjcenmfkheZdecpZimeYfdifibZdPahjogrnddadZeaihfcUftruhgbVSbVjcnmWaSTdqWbbnbRodkmqnbieiphSgbfmddTgtfUaehkZXjZgjkfidiVfoVVjdrYkmhWUceiqnebhbkfnkZWknMkhhTeghkaaikjignSOblqrdeaegabfjYmWiniXZgalXnfgjlckdccmauoepdjXieVbkSgVYhgUYfkjaefgewYhfajgeobqyccmerfWWehYfVhYcnirkfgi2rfXMUgcSNjuXoVUjSekcmnpVotqjqmanU1jmdxgetyVjuXRgtxrgmhjQHdcXWiTfblWYpciwxphlbkmwujOwyYVjgoncgYRlaklmosdaaddqTXrRdfadgfWkmpWfPUehaXgbkXjmQTSTahflcoqpTfXgXeTncgYTkbbRYadvYWdUUfvqpXQxjaqjeQnaeXbRblffcfnZabnXXdliefaihlXjlbhpmhdhejOaofbcZqjqiTaeeceYioepmpbgbbcdWXfVUhWebllcinfbcinrafZhjRefdiRZhmQhAiQiSgiejcakhgQggsMXkXvgiouYtuXXgleQbiad+VjVtfXoRmYTYrbjqcaepnqdSgRhRRrRudzjlfeifssgeWaeleoXcnddgXXlmgbXSjXpcmSjcbZWiekiiesWmxddYiVWnrhWnZadpidTTfejjibaYYhjjhenglOhmZjfjifWVndeXlnedgfniZdiickjglkiq4dnfibahduafZnodhiepodjjoeqTaecldndjxVnVkVTWoYhZiaXjjgkWZhkclbYimhkYVgejkodeihbWlpZoXWiZTjfaamZYcwopUlUlkTcpirimdeUiodkTjSVmeacexYqUgkjejerZbWVfpfnbdTlgfjbhdgfccloingepohinjmfjcjcoijbmgmjdcYRfcUYggkgthmgdWelVZnYafvcpgakgisisdonnlpgpgfdkWRejYWWUjTpgonognddmffhtZgftsegadddhiuklVcZefhfllZbirdlcfbXTYsikSfcfkvcjiYXdXhfepYbkcRjhmewlidjhYWadicjbpfkmgNemjdSeOjhkjnagoWNmnfgilhXkacPgfggZgYhbikjXWaflagjbbYiccZcfVbadnjefjfpfZhrUksbkpjnaSiYbdmpnTeeocUmbocjSTgdVihmfTXZgpbqcjdlcenZggkbmahihdfdcaZnklgneecodbgmgicbfihXaiaknhgchaemeXXchikhRgbWhYgmZffclikjhjlgcgZdagblYgXcqjegacXeelOdvRXoYSehaTjedPUretaajrtegidVcaidV1OYgkWohNfmfWlibjeTZcemsldMbhZPhgolacdijbtzjZZljfmWYhqXmobnVeeXchgjdkdgiqepXteZZfeemcsYdgremiZdrhgUijdgjecgYceiZrfUbnoVdalchkkYPbaUfhWcnTlhcemljoUkgqmiiupYcjmlbefZfccbpfhVmqVZzcpobaWXrckcvkTYZZYqmdwhdlRvfVhdUWfSeYkRhlbhplYkimkkvfmmnjfdhdfYfZNehvxqmaYmllgVUtdeYffbjlmig1oiipdakSeXepoUqtmeddhmyWnaagfupgXmXmabZqHifrhcsnvfXiUhXEkSeT+esujiaUnsmXnPsklmeuinkSNRTMsZRnpakSUjrXYiXmVbVQfcgdWLPUp0Wheajiqf0ZgekmehmjaanidnvhfdijklQWZcimdltkfVcjjLldocYjYoaaigefljjhheiichkYecfgXfccddhggcjgjeehWdcdkdaehidkdjgldilmhoWbnalikWehdiapfZijTmekqYgXjlnelWamnhcdWogeciceXhauaetklkXeXffgYelgjjidqZhWibfeZkgltcmmiaffjccfbkqnefSgfWhYicgYpfcqkfliedaeccWehajYYfanikeaVaQfahbXXmnaggbcfiWfciWbkimekqkdgknfkZkbldicbcpocjZkVZllppZacoVgabmneeoZgVccclYgWcajliXdnmZevejdlwXjVXgncefhjjnfZlVVgpTljktihjgakhcalRmbcbibmsqhdtqvQVZkffqnhkXcSnQgaaehmkeWjtXangddcbjnogXhuUVnnrlZbXgqgejhlkchdecQiuesirmlgZeddTgdnPnWVfbdQikgkfZdmxYmYnXlgnkdZWggtfWbVdlWebmjfeUYfdpVoi0jqjWPVhehYXchaPpangZiaYgmOWYgnisnysjQmjdlekZorjTbmoWbbjeadRbciQphYUfbToiibSaXfqebdfcajfWlllXXhcihciYaMTbSeWfhVbYhVXcddemesdfMnnnXQWqbRcYghfogbkajgcmavcspmfkjddglt2OYneucVkiYZYPVvmphifnipZPbl4fjdknrjSipZZZjpisznlWSdgsdaimceeSbqqZefunYjmbskiVgwltgbklQavcicamduqPRYlWaYRMYnofOpaZclrhXgSOe0ghfofkbyhmkbdhkQdUaSmcUpklWWjqekUaXacPibSslekQZUrnhaZqmvcdnYWglaZdhmtXXlYljVhlahhZQpaZgjqWlXMdbcfdfkaWcnjrdohdhmkfdXpPoZgdbmodukVbqWTjcePcWmWeXcpoXdcjXbTvg6guZTjbgmjsdeohSjgdUXSlaYdhalUlj1nZhozkZgZiaiccYVaUllpbZclkobbaunhgohXeialdekbYilkdnmjPbfghgorkoUhnYaRjXjbMidlZjmabiahkkilcedhdelkefdWbickionYgmZcXaWiYgcpbdPlefnddciTXXUbfkgdYeYVgTnYsmhaVivntfmYLoXevQccRgLlliZrogWjfnfRwdVrTdrStUhZpVhgcpufbocgbjkZdZTZchWbbblVfseXYOVaWadmVZjcaWagdZlYddeeRhUfXSmYjNbrgYfhejkmhghdlnSdYcemcdlTUgnZehZdPSeYjdmXTkbpiXXfaqVWgklspcZamfcidhbjlcmWpSikkcjYirldqgZiigcbWmhpSTlYebbepeeaXWkWddqedpVffokkZphZUZaKYomZlYlhniZbjnhaumiinmagfwfTrYkletofibdbkdZjoVccyoVfnflZddkeiekghhYmnaWMbmlbYVcdjkmdWsjfnUmhgisemerfnriWgocfkctokWYnckYmqTXgrcladWTnYfYneZfjboseeneUerakszsrXZWrhHcaugsbbZghdbrnjbffgapofmqbmc1jfjVgWmhip7juaUYYfWbGffkZiWZNlVxrRgfmSWwjgnaaWKhiiffZVoObipl0NRgVtoeg1kcdLYqbeojhi1JmtXpddrbafvbWecV0mfedargcnUgVabbkoXtdwlh1jdjbfdYbeyrambZgozUWbibmjaiSMUdgfcukTrdfUckvUXlfXfoPahbhj0XeJrSZgUYrdXcjPZQeYdldhiahlengfqjdbqpUeZWYlZgenaJSqgYaklicbodgilrbbmdpYdpKoueargcecbnmlocaa0ZfekihSlcpcjOcScYlfaejpjajfkYeeTiYhhoeadeQgmfncdTZobeVrYqdkosbqreisZsdkpddcVgrWdbdXbUjjgefeYkcmdncZjencZlnjrpTkkOdu2fUbpirjQscjLaddLumpggXcakwZSlHQdZlnQdnXqgafmfepknhjqXkgblVfXfPiZcZYYjVcgnmfdSvcreaVadkRnZeSgZdlriVZfdjXcgThjZVjSkblWigfcjkZXSlhslXVXdbrtwTUqOahwUvXrbnccnhqIfnWdqYkmobkbnplVqNUddfjhjsXTpfmndyYkWUurqcdYgrWRVQgafgvUnopZrlWakrdmskdbdmvffYfeUTYfsYcUjnMgrdhujgnheidetomXejbgcUcsfWhhdVobYeidgNYaetfoicfgmcbhmxnZeok1gbbggjpmxL0dFidgrsnfbesdc0bkvYlgnXdUlkWSefMcjqqRcLzekbbMUYinlLbjadifeUkfalcgjjephdfioXmdbZgchjbYlgeWZmZXtdldZsTednqliWnTccorofUhXehjudffwnUtkihXagvqaRhmajrhjeaeWToepxPdbodZcmUfVscmbbbpqZk0aYKcigctVYZgNkeXYrjOfidmrrhYXWMobgijogLafvZcemmdkwWUmnUfRfbWcYiWcOTrmoaWYROWaaaldQninoSWljXaWXnPrtmPihZXmkbjmaganhabfUtZhtkcaUONfpnZoxYbZhiqZjXgPhPZvatncbbllsUTjMeQbhux1rtqWkYpdjoczrRYcfpaWkfcSdZdyTubZbcdrXelnatYmeedcpUdjikcqhNVPWmvlXftcehpdhlhhlXdbSZjVkqgTaYyjrbLWfdZpmkfehpRabhstrWfXfVkiopllofYkkmenhbihddgdUYUYtbcYZbZbfecgkmkbgfnefieiZiigdWmkXlbbmjfbhfkulNsmZdketbtpVpZZOhVadRdUndYppnYQUVHpqGUpPwjjmPdimaafdZigYYrbYmiojcUpodkcekcapdUklnZgcZgZkkmonbOdnggbTgkfadnkehokfafcsShrahkhkUfgiZfgnpVZmgmmcbZZhojaakVjhmYvhemcXknZlYbtUdkkXWjOigqbhkialhagZYXjddqjchmhbpmnbWiohXYgmrdmcUVfbehivZWisqdpWehcgljengYdUdaefkXXZkmaYngkjeifjhjiskYfjgmhijdjchiYYkeeeedefjhdcfgeghfeheggggbgfgefegfefgeehhifjbfhfgXZmoYflWedkbfkcSeQemocdhrbcakeThhcgSbaTqheiWiZWmlaafteUigjjlWddaVaajchdeepkiYgcXrNahmdiXhmghdccggfdprvhqebnVcgolPWYZXXfVVbiaZmSofOWnaoraUqOmXehqZkZbljdjsTgmkeXPcteiannhZaiksfdYtlkdagbjZfUUigdjMgTloxnUrPibghZfjppaUYsdeeWYVjXgOlZZblahYbfTpksbagYhYeZdWldgYhqWjjjsdfagknohgViRcNnunhYPeVcmgdkdhjZgekgkimhpgWabhncbWggbpZamifbbpWmaahkcdbijokfbuYSXTainYhoYTagceiiifYTgkljpbZXiegikhlVQadblfjnfmSYjhmhlmamvUecgtdvlhgahYkkmhhMchccZpVfjpZfRWivrlcaYjkNablhwgoeZobg6ltVojolhlodilRwxlpgljpZekbwhoikoUZUvScjaefoo2vtVVRiXZaYtOqdkpokjVpwgdznbgxmnhaXUejqfiaVMbcZfaegbZUbhgjkfhdZguXiXYgchhcjrgTbUfmhblifXiUkldWbXenSfcjbnTcYaXlkihbdklcfmdnlXdRbUgaTjWlrmfihbTcUcWiecXTdciiajYdYWvjbXtMdgoZiaZhYdjjeZVYjdVgmflhhXaghhihYhngcadjhebjoeknpfdXkiXhahbaUamfwmhmNhnomcmqfTiaRekpjkhUdnuxmdnZmqphZrUVapjalvQdjYaaUcgYsTabierpfexdgXpLrRethVnnhkeRdYYbSmdhlxjieeeUlhdpoomZaqibhIVVaVlpZioYjTXiaaUfdcerfavWexjtYfWfhXTUZiUPmkbhpbhZnskpijhBPlhYnRYtPiUXyabjcfffdXfgeXcWoilnbdXafYkWemaeoXmrqcaicjcZmhkkacWhqxtiVdcVehdhhYnZlsUlslYXPmklXUWRiNYSknbigQkSUjkccjingefiUYibokiYlefbdrWfemfcdSkfTjjcmYeYlkTjhiabXfrqmTmoZoQnaZXcTlmdkqdkkfdbUbjWaUmejUkamVgXceklgmZgRglfjVWbgccYkehcbRXhkWrkbkdaNnrpkphhYmghjggQhWshilXeZZkgxUlgiZjnrpVYopfeeOibdRkmQcXYcmYkUhglhSnXYYajjjilcjbXegkabfdbiicjklkjjnXfaYbhcfjmbfbooWakVeYQYgqckYrhnkiqjjQgabnthboYdjallgcbacbdcjhXUmiacllckXgemcgkmdVYggdkbggcVhdhinhZbpZdidgknmSrnTU0lonphnqMaomWOcUnuOSTRWbrzcbefNdmoejoRVXfcgXgghqiliYhqjcseahgfZtdiWgcYMhiYZZhhjbrZYahgQppibXcfofbbmccWdjmkkbbkfhdYifTmobfccibZfcUhZniZlcgZealfhgbXcbhbckiffohaicmikifjheimkYaXqajWlbmhomdhfmjjibbgqdRrYmvUdmiTmZXdYPjdchuYiiTgecjiiTZceikPWZZdnacLcYnZkdlbdlWgsmxhncjicWallMcbhhaWnjweanWifccfjrpduidiacqWbVUhYgddlcebjcbjbZYUqkYUWohhhhXeZankmcebfjoiqSjZafacbWldWkfXimVjkgkTfnmUXnYqjsaaVAdgfglhPpefrZhTesYTZddiYvcWXWlkPafjXwXmbxaqWhiVRoiogcbdihRjXUognaWdTgabjbZmVVqgSakReTZyXlbWjVgZdVphblXZeWZcoopeOiiWlogZpapWmhehNgccSgZhjNjhPXbGXRZelebcplkfndpjXdkirmhTgfnpppVfeleddmYagimaqgVjchtgmZVdjkaleamVjjrkiUXacicPlmVcakkZaebmYqVmZfhsWYVUqlmgpgricikiZUiiplZZdbnhkiWTljfaetZSljjobddchdUmbafbifYaSfcgZYcmYjffjZfljUuOjlOdfZcjRgmbkfjeZZnpWbdZkihedoeasedWeeWsZlZYiXidmlloSajggihhYhojhgrymRmZkcVknYWUzXdieYtxQeSbVSmtYlVYledidmvgWtuZXiViikjcjdYURqTddUdricSUsicjllbiZVmZlceeagfZaejXkiglfSfWnohZUshgffYbihdZfghqnqbefniSgdmoediUphcVdxmhgWffXWldjaYlfgdZjjhiYghkdhdkmRWdZjehgflpmTgpfonjQdRmTsSNgmJXmexTJYjtlnYfpcshbr47jTlu2ZYptqfblGsebbijiV1szapbdJaKOmcnMjgUUeUjeNexhiWfUkzkOlhLXhhddfgijefedfhiegifhedhfcdebbgdkchefeebeddiegfghcbbYfgbjUlZbgffkdfmagldkdenjgclfTjgjohXbkeenefkaWidaibaPczfyXfnRYRZsrqmZnqklrbhbjRdVsYTpncniaTmXgeUmahtbhbTYlblbWfsXdjdllgjijdYmobmedhepiVefdcpfkggUmhmhbmVaqhhmejrXejejiUblValchoafbqnYeWYkilerlRWlfRpehcoMhUlfPmmTmXcjsxsVbXmrlukolhlheTWmQaarWNPSofhaflVjWclZhWbponcucorlXgfdqUYmkddOltUldViilmiXSehgLnhYhuWiYVsfYfgeqZdeXVegbRSgVohZbXiagkkaiokZZwhYwlRcnaYRLcxdTlUjpfkidUXpYenZhUellkYVmtuqfsbbYoidtidmhdoahWbcgiiddljdskbnccYhnherrkfefiwgbWbWddljdgaPgTgZPQigoeflxdsfZVjZajRtgbUMghZpZRXqkhuVfolgeggpaWgqkYdedeboYaWbTdnkfiflapkQVdkoanWmaikmYqhdcQjbgdVaWmgXUleXVVVbdjajXVYdiojkVXmgngPVjWYyYgloUhqdZkfYmoWqYLtWgpfLbgTtZWhZttWhSXafaedsrofZgXWeqdepWbglkcXjXolUVfbkfthmjVqWeoorRgijpikeUUXltgkaatjicqfVkdephhZiffblqeXincgifaPgpbnYkZkfdlVbifbebkZWpooVhggXbYcdiphbkXiVafehdlXeZadkagggkkggmoZZekooelhXrWnojkieUVWhrggacnaYlpTlcYohdfcliceXkahXctcWiebYQXjfkkWmnekefWkYismgeSjcgleWgZZhflglhkqoqagfdVYgmjdecjmZggUjpZkkjpfUddeqUbfdhYdlUusqqkjmgZsgeiXcigdUQgfYbeOXWoahKacedcogbgeSnYlMkeZbejgRiwMwjooZrcptpsTptptxsWdcvfrtoPmj5fbaVVojgXgcaYTbeqbbfdgomWhoblmismtsiVlacYgpjXgHqinvjkpTWskhoodgnddvlYoilrnWWukXQdghnshkVYlkiaahclhjajolcWbpXnjtbstpeihVfhbciiXaZnmphWYYmbaorZXjihchZTmjbYZkbhlkbnljaciZdkcifjiZjmdikcYdachhkfZXhakfcgkicgpagbgeYphmcengkdSckZkfj1WilSpSYdjZnPZfgnqYTghffZXffjfXrkemUrfZWVcimmfgrnqppbhcoRXYmVaimZkleaajjbjaYaXejhgUlklhXbllleZmeZsdvSfelqksdjbgXjcgflXfhiefjiogndhkfedhighYbfjdhZdddgdkioggfkihgagblnpkdhffXlhgciZamgckcejiihiiiidfkYigXchijcgfhgjdchoiZfXgouhmogfhoWickdeVceVgaUpbgqalfYXjdUiUWhRmVVhjZlUfcjleZnhoYaiNkTgthictZdkVdbbeiZhgqkVouihQdcyioklYXUcjfpcZondljVfijhTpflmnjhherldubSSk0gihhgZPWhm1i8XgydhkffcWgaTgWhnZbQUbblRkWjmNahngdgoT5YiaTjmnWdMLVmbpVlilddQnhslXddbXaiZlaZqXkgmhkrtWuZTWvXvmkmZXkUvZbncVwSibpbgdWaVfhzZRmhlZdmmiTYfdesVViaksXZZgWZlfcqmgpjYpghaVgnSdohkXmbfifjffhdjYjibkcsceouoYWqdjdjebMjplZehhaaiXmYdlTRSqZlIWZarfYllnggfkmXVTkijecbZbYpcYWfefgkeaXppgfihsloqSZhaljjgjoakmibistSmaogUfZoeYabmmkwqifbfmgdllchoVYXZpjehQsfmXIYTlToloriXcolYYXlXmVoUfWsdncebeehvesmhlWhbULTjlVdUYhgimdnZnpeRkfomhVjMdXkTdldbZWUeqfzwQralXfdmYdXdYZqUXhngqkgaVnflZdgWqilkWkgibVZdkXhjkraWZYhddrcXUa0noXroSaMmwmfWaldaliSTfVTVbcTYYmnpYegpVjcdifjZgekreYhbWYcXohgbkijgeiYZelbeokZeaeblfWYakdmRfjWhembeZeljgWtmhWXZgookncWTgnelXhXfffjlRhpcZXinrnmeeailkknmgnZdbgnoUheZffijXRckefXkjTjiRkbbglkjsfqeughmTtepVaRmcfXdgjXgYejUfRfjmhpXlmhmYiuhlleachoalgfhhmkafkhnieiXmeYYhaggmcmdfaefggiaaokiaWdXjnsmmYjTeegtZbUkiiScZclnlmSeiUZYXedVbfnXoRVsfgmnfWdYTkejqfgVRXdcbgmcl0cakgjdadfudWTbTedemskkaclbcgglavinkUlZhjeclekbbddhjqUZpqdlilcarvcddkWWckglicaacRlnhfpcXkcWiWlbZVjbbclicraWgZfndYgYcXakOhrkleWZLWkVuSbacihXhYkghlYfoWklmUYkisijidXojZfeXkmlgmdWggrimkcbfcYmjWirldcbXRdpladYgYgceeecbdcuobfdhggjhcfhegdffdhdhghhgghdfcfkeigehjgdcfgfdggffinmrlihWmYlhZapjhkvXVbeZWdYffgikbdealkimejhWgichcinrTUVweQbRqmXj1fiuZcrbreWzXphbYPrQceqrlhaleeneejfhjfddgpkjjmeafefoWgVbmqacsVcceVdYfkdZjaiZhVqkWgfkjqkjjgdnhcmZZebjieibYkmbnhcejXXcjdekYqcafVVYnbXvecjahUtWkcmKkt1bXTaejlSWbkPdWhojfrhNQRjeermenYeXaqlmalXimjgavVjrumiqkupdpdkfhYlimdZgvolcLSsfTcc2uvpbjhkncrmKbiXQi1kcneccoQjVLfraseKcZItXmTJRPZhYo0pxjldYitmfjPicreccUmZb4kaYoSchfmUcnifTWhahfefWYeOMltkrelcfhMhnn3efdalnlikmlXTLaiXdubnxecvcbSealfZgbZXrdniYjfhdnpfpXigdbokalbglmmfhjidhacahrYlVXHNbmJgQhVHvymaiVbZcYsNsh6kh6cfZiSqugYXkjebalfmbOnnqbmpXlddibXaUhgdXfigpqcpbOZbhkcZTVQoyXhSYgbYVlkooYVoXYmWica0lnFlZgYZieaZZVebYnZfYdUuVfwfWcpeUcVZcWYhnXhajijmSbTmSUZXmUvjbWdjNdsoiPcTjjlbYdfrnjrhjuieeeaZgTWckUfhdohmlkVejchZUUMfohhdetMvrTv1jRkSitSbcrTVnliQcMmjnfWUcYpthd1kcKcqnacabtZiajclUkfgXiWVebYijhajpcYfccflkmclmqbYTRncmfecxfdfZrokVbXghiqpdhneffjecebWUldgfXdkZfgliXjmageYllllZdhfcgbjudYkiclajbdkfeQdjeXmiTocjhtlmZbhYdgVmciemrpgzjdQ2fOnTafRdTjueQeRwmSpcMneXs1TiSSvkqeFXqVo3WcgmQqidnecthqaZQeRUtmebcsra2fgXsbfRhdsNlkffbUMelhdhaoqqnkQiledMSVcfjZggsiqfdcajfSkgmhXWqgXhhYnbWkjhenclghbiogYnbfoobniffTdfcZeoYdVkefaWgehbigpeiYcdNckfdgodOhXrTTVmscofebielXdhjZkUiaWhmepeWfXkgXaUmdeOtgVqXTVadreleoWslegrfjbanitdnlejpSkYdamihslXgbMmZbfsupmckSqqawcgYeeahpepdcaYYqgcfqfVlfrqtdbXXZdfXldOgofhdVnYfHeipXgocXTUYSeNYijRnUftXwjaagknjXjjTeoibWsfkknSdboRdfbWPrXZhZbUliemheWefoppYYcpXgtcSffYZslZgnpZrPZilnUigXJUhnphlbbfhQ1TXoZjepWIwloeeWYiXcglnbZYhYkkXopdioeleekZmYZqhgffRXhfkVZaaogiZleSnjdikbkZiXdlhktlmaiXddYfZWlRkYgqakfWufrfUjfpjfguloVYdUYonibpdrViqVcgZhagfdgaiTvWaZqZYjamqyfqtgujisiWaYaaeYjZdZbatbYarZhTSYkRQpZmmYhVgrbjUasTmgmibXjetseogfjaqjrYdVsWqmqdjtflfVSZYp1YWhgvy6tdhRgdllndljdTcRdfYqTbqjiVacgfqnkeUeaWFcgbacfhmpidgXSdfiZhmjekedWsmZlqXZfafllTadogmidXpacgwelgTSbiTrsecZgwmhWfgZZUbiUmlggabRQrdoffgWjuYgYhjcfdhtUlcmiZvelYsfocYoUiKamcZeenYjYthnjcZfWieujiSTUViWSdgkoZgapaaSlrkie3VvsleeUqddMjeYXappmlikslXgighmhUqfYkpaofiVgYgbfncjfomebUXkXgikgVWLejd0ijrhhugaTeYWYdUgoplnkclcnaVZVTOialceUdY1oeXueedrqlofgXkOWfRhojbglTeibtlcnpRefRZfVkmidigoTxehjbYiXedjpfUkWeYdkYkTapiYUdejmfZUgcemlqdVgmSjhZbpVnbfheUUVgnhjORWRZhzvY+ilnwkZngXhslejKinneeYbjebhNhWaUWQReuqqjSrNWlnyMwWmgxlexkfxvvSlMpgingKNfkinZbTSdgWYqgZpabfhcTkpXihlnkVahnogjhTVZmZdWngViogkhVclpgmklvll1nqgjtoqjcSiQfXjiNSjXdYOtnniiRdkuibZdjdpqVssudfYeZcQauigfgbmaPjebbYYXathnXYifgZjjfiZSebafehdYgidckkTZihfeacpgecfllgildYkbilekiZgYhcqiZkdWbXgfcZkfnYicUchmiifqiYgieldbdiWirddcdjXcnUoinnaecjZbcdgkZnXXobacYhiikahmmkibaVjfafVgkgVXngckjZgiVibvbpngQuVpWekacWowYnfUZhjjeagbjVVZiYbfkppUdYnhaZdpiqWljelieeeUckUfaeTfSfhkUtRfgQSlsXljmnedifKjpnpalZVXkZh4VmeXecYcjmeNVZbaemulkQjVc0mfafblhlfbjZanclgqginkhdhaUeXibiYfVkihlWdlbgYdkiabeZbqXWgiecehpjmiXotoYWnldpneTbiYabhedUXfUYPpiiXRTcrdgonmgmenccdS4iVghUgjblZmbtaopdYktUjYftkpqcljmbkRjXhhlpbmhsnjqadZgcUYjmrdLfnkfYOaeYSmhfgjWYeqgXnVmixgoYctVbqdacgUVVomTcjmnQfegiggeYbagiZQhZkifjctSianlcabnZbjgocdfUefTihhbckohmaifamdejddXZlcjjijYbroajgagidZdjfkdeZggiiiWgnfjcefhiZaclldahgkcehYjkclfeigdiekfedfkffcdeeghhdfhjbfbiieggdcgefedYgijedfhZbZmfafghgjbcbelcdeiegfbhbialldcjgnchiaekjcdciehijmogchkhcbeknwtcdqaXXffWioUoemnjfwiedlqmibniYkRnqVaqhcebtvadeaXPNdunnbbcZRnvmcgRjNhZYaqwmdXZMWokZXXjbdahhYgZYkcitieffkimucvXhfRmcnoelciUiiRmqejiTcalpVZdlaZlqchWeeqXZgkljZuaknYafiheddaXarOiZlheexhXmnTjsdZlqepjmkkZhcWmZikZWVPkYmqWYcUXtbSYhfbaanniljjZknZnedimeWYWncZqZjagYcZbmVfmhlelfddpnlhicchjgkmisZhVJgWjlTPjlQgVhjimihdbmXpZcgbTcchgYkXfQfiucarplbXkPbfhiZWoVaxexpabhiYhpfmVcQlceXjdqQccahfPpdYbhpWpbcZiZllfWQudhYgcermghnohXgePgejZdsblYcXZgMSqbgYejciZeoYfiXkVTWabraTdbalebUaWnUNhkYWplycnjodYmRolhlikkdVbePigRWujrXUXYgceWWNhmTkXfPokceggoVdcceZbiXKlhXiarbcdlUglSaecgQijjdnYpmXfXggZgYchfWcYRgdThkhXOjnmtfaegiXqgg3XcdegYmslTkaPbnLXaUYwgauoXiqLecgdnelplpcikhhegnZncjwWSltqnfYXgkZmdkehblUlVdZThcbbTnbeqVWlijdXkopVkcVaXlZnTfjRrmandVUQtJZiendfbgqaeoelkTljVYktmoURYKemYlbWjPaalZmelTcTViiifcjhjnacgajelcbaclnhekqhcaUfjklldkjjYbcffdWThhkVccYMUUWbMydfqVfuhequUlcMgKgdZmRfSwgUpaTYicbfZbXldomafdklljboXaggXWfahpaaXimiWdiUhljmljmhbYdlZsgsygSxdkkddYoiZYejniihViwXbnaanfoqgmergchbgcoeclXVnlYlfezROXicmkipZbVqkLkfrnghrXkqZaaghVOkbgs20ocdqfgogSYaiUfWbaVmnWiZgWLegUhYLScVhfehRWhibZQSpdfXWReVkgOcUgnZZq0bqZpVWYkovZaUqXjcWjkeacjkdedsUoqmqWmhoZcbmadmghkWdUebagsjofUbgUatZelpnajjlfZuhgcbTPkkdZgejSdjeqmUWXhrhHbdjfQNnh0njVZfaWfZRfjQYZEgQwdWtD3hq2mfRsVzimRpblUZlfhbWZdzRoHV6fnWQhjOeabnegbWkYZbcojXdepybhkgldZbpculfQmcnkRNsZYZWicdTdYnTmYjnaWYqetkdpcjmfjfcauiidvjco0osaSeYocibffgibgmeeffhhgijhceaiicgiadhifigdefjgofggldldeggZghUjSnlelpkdUUmnoeTubbqbjdYbjURrWbTQgodqdkjWRYWvompeZaPXUeumciffdWpYhmpngUgNeTkYehafXkcLXZchTiemjfbhmiZamcnbXXnhhmhlgmmcrYiZdcVnjUVfgeiheafeRdlYjzi1NrcYquagfTecnaW0gXsbXZrYNhL2UYdMuyTlWUiaYcfnojggcjembogYeYbfieaZkidhieeYXahfnbcYlimgdbfcPbZbfvnkipTWgazitZoepThojevvtZaJrjWiqeUmuWaiUaSgoosXybQWoKrwmgVupsRPcPiVJcJaf4rinhilT0xfMjOjVuTYYhZgosgqpgrcdgbVXikdfaegmbcZgVhZeiZqenVWgcdXnilayjlUwTXgofpjbcddjilcWjhiWellhfiWogYYbkidOfVujgWQrgbtgdYgbnkeipsdlRjgikegnmkhfbfRihldraalsTueSpXjabhdnjclmiZedccYVefhffimhblbWejXhfdpffYWednjidhgidXVgeqndebrjVcdjiPaghbaVshiewejmbjYwTejkskiTXThieXcYYiggeihhcWZbeetdgiahdgiokfahgaXcjZgVVdskbnadmaYvddcmmghgtaYJedYfVIftkwkkZgfihsXcaiVidWilendjjgiffgfefcddececfgejjiiihdhhedheifgieehbbgfceedfdZkchhbjgaaaeliYZbobXlceceafUadhdaednhgahmjccmdendPenYTYoYlbnXWmPphimYrVbehffSaoZOYdmjfknaYSTiigfSUSadYcuVpkYnTYmXgpmhnmdvfcRihiejaopcdZXmodhZbecZtrvijeZjohnaVVcpgchXrhUbhXaPbjhYkceYUvsgZicphZScfZWRVUoUmhXuauhlvesStiikqXadZXjjhgagdwmmugW2bdbgejbdjjdaddjcjfieefhbekgdidhkamgdedfcdbnhcjdgijegejkYdnebkeejkgcgZdefmbfaiebkildbfafnhgilhgfZogiemiologcqobZhikaXscckgdlhrncUtMlmqrYUhKjsXdjTgkceXYgskmbomhYXbbcTrenpbggjimoqqhemVodTdTUfmfYiUgVZacebdZaogWljcjoaclcZXYmsSYrdomciighdjjmTnUhjdnXXgRaamZjgidgdeiYinpidhfrtmjbZflfYoigQWmgixXXfTeSVilqbiUelbQlmgnSpkkiXyYxjpbbPagZXpXSiUrzmiOZrmvYimedhmggfYfegknUVehTfTckminmeedidegUrcYaXlZgZkeeijUhbhlagbkjYpghhXbihqjhlkYghedkaeghejmWncoiefhbdddlfhhjefflcYadciggZdfgfiiihcjeidfffZhdebahfibkelaXsYgUhjgToVhdfkkncajkcWqfcdgleWpcfdbZbiVdkkvjipjZdmYUkjfeTZcmWkXZfrehUfYrmdicZegVpmkfcVcTZdpcedlhgcdbkiYijlilkYefciaWdjcuhWZjfbZqrakUjjflhffmZdMgojpfZTqXnojoueYedoxTtabXbZmtbmYmZjsXwbmnrgbajmUhajipcYVXimaXimqepdkWmglajlhadntiYhfcvYebPhqjbVouVkpYnpRnTerQkkThsiSmgvmffYeZjNcamucZjZnYoUefimZokhmNRdmSXVlaneVmmffiWehnepcYlWcjifTlcSgejaabWeVjmcdkXlhdnSZdomnjUnqjnkqVXYeekenbVXfdfZYflenmldYScjmhrqaqVimXNtcVcWgjqjXnjajhfRkRtYMYahpajIwbbmRfQsaihnQXethhVcXaiThqshWdjdZbhdoiwbSfarbeqgXinWRTfXOZecqxXgZlLgqeighkKUkmhWihtbTXhpXmsXpWUXbqmXcYXebfXcWZg1njkcfepOdVenWhojrWdeYpgsWofcelYkbagZdkpnidcfglfmggfihddeWekrnaqdgdbjfdfedbdcffeUeemqaheoZShRheamjcgaYbipWZZfUnXidfghWbpWSfYbhbcNbfcXjmiomjZSoYYsdeeVWZjclXicRganjbbshfmQalantncckbcUfQnUdMTdbVigfldVxRWhd1Wjgjmdlnmgmb2lcgXdKXTmchTidjZenndYOmZXSgtkfUlhXnijuaTiZQjXjgXdrVmeTsnjeZbRlXoiergncndgqdWptcdhlthndVoYojfZddeXoqidTXpZhokdfendhgpXiekXhgbkfWeieakWcjZhfhhXonaniZccUjcsjQknklWXTgfPNohdxgoYhdxilbYeSifYSQubZbYtixiaihij3lferkUzZUsbPajjtWjciYgfNbbbWldfdcOdbrUokZZmceWuinqhikjhjYZkqdatlmaWXgjdWfVlhgeibpiZdgoqZXlQedYXhfSjhwfnWcedaYZXWU2YfOX8alltkhXSWbQdjOed4YgnTZhibQchRhnzUjaJaevdiQeqmNXmhssiYSVQfTQfbScPlZbkWUju91nO6VOahInlnkXyqXgTdjxTEAbjY4hrnecLR1etQgZlpmVjccfkkhiYmrkwegddYclWkafchYZfojTebZZSpmjaiVUdZqgtaaSMSgifaqRcdcfeRdggodelxfqnsPeYdanlhYhXgjmqdgohWUdYgTeXlmklXeYfTdXqoepkdjrmpeYblaWZfjWXkdoloddgXVZeepjphukhXgebUVYkqHegYrfreVJkhNQjnVZRghhhWhorgifdcbfacdgjcfckdifeefhhhegcgffgcafmeghggegfffjfgVVtaVgTVUdWZRtmdfiqvaZnhkkbabgScjXimekQojZqLbidbZTVWgtedlUSanebWXmlmYdqohmrnVRdmdeUhRZXnVnbVTdYPUcomkaYnkftPofRvgXtdrZdnqdtpTZWhbrdpVXnjWpVYQfghiifTbhghZXbfajrocgjphXjVWerqblfrnQXUgbmfglnsbRZqjkhWmghobnclaYgmYcgdgrZhYaeelmleXhRiqkbdbXbhlmRhikcbkkYWeRlSeSMuYWqUlqfxcQkeciYMR2EmaamiReQaRkdXfqldefUifrrccYQrcTqcjemrUUYbigWWnigmbahsMlhtcaLdVgNaRZgVmTbbYolapkYmdekjbgbSfjgcnknofeZomiodpjqeaUXbXpWkWYibaaZZikbkgcmrkfcYfcmljqhjkkZlYajddfeUjijvkfVmqdraYXoemmlTkmSiedhgPlhcfYjmfWqfbpZpednlbbfidkowaifafjganZbfYcXZdaolecslZmlgpXaVYZfmjlbfepecbleWxjdjdligXYpfbafmbhbfaacUleqdYWgbjkaaibnoldYZXUZedYaYPfjjdghddsgjUdlbidYWjfgVecpZijYwvpgjoiYgSclbhpiuibSadiiWjaghfkWmmchQRaoUfadUVZllgflhdaoyaXWwQZfZfjkbjcmehRltbrdVk0funojkrqPjcYioYUlcthVhjVakeTnklgdcYfieniogTriboeVdbaifeccoWknjgfmldcVbdbaTjcVggfYaTYrjTgqthobhfmakdfqUgoUgoYlWbjckpklbumpuapvoefbppcfdoeZaflVqicldkVpmjSjbfjeberYShhWgwjkondoofWmhkSlkumYSWihoonemUXnfmUXPlgarccMkglqZahpaYdhgVZdZfWkYdlUihdYciipRYhhfadYbkleiYeXpWVfccchQsbdWnlkiakpnVdgjnoZSbanfXfmhmcUplahagqhppdkXdYlhdXhmVikobkmegfdifdrtapranYkkkknckpjlnscagYghcrUdhYiQiffTgoRcbnQoWdflWZbihoQokkifZiZckcmqheZbZjemZmecahlYeckjfefgWWaagierjcnesnaXhibWlakvhmYVijpkllSqiXcYZkTaLgatdaZqSdePhknbohgadeijvnjonnWclTisidcoTYnigkXTYkkfbWWYmkgYkglWirfghWdjregfbnXhoanVmgSjjcjbWldndhpcckYcdjZfZaqYlmeoedqcmfljZXkleehtWXYekUcVjhRUhaeiatoblfhiegbleklbWYrnchVdbfeeghbgeggeeehfihfhdfdfddhgdeddeiedfggfdggfibgWVPghdkbXehZWldckjbpeOTkilineUUmjVhglbTmjeiYgcfdPmgpwsldkefukflZcfUcgjchXigWkinWWlYegfVhUbibdVbcoUhdKSlOGnYcadhhUNeosnVtnfoheZjaWVNXccSKmP5xdVVbnahOonjTojfagtXnagkYneeidmYnmfljhYhlXlZVcfkjitTchOccffpYbmnhWfbbnejfileggoemshZfnghjncSiYEqgddkcapwjdjkgnYnhifTUZqSlRlaalWZThggpVVbeYhefaSfbtaSdcSXlahjcTejLZkdZLd3frPVzjjidegJWrfhqsTcbiYoUNTWWtioliSUYhXjghdgjihaZcjfeiecfblnjfijjafklgiUgiZUZvklSmWYZpOnascTfocageYayeZfZPuqddeVoXZseSSUrejVPNgaVZg1qqVaigtjhcgMwwYdUaYjgufmw1TmSeoWYViemkOVMQrWbkpueXeahalncYSmklRedspbPlddXRPkemdkMiYeUSl0gkdjtadTXhqfaZqhoanZcXcfUdiVfiXjfggXhfpdlSnsUuaZZiphalrZkndmejmeegdjYbdleVSZcfofweVWSNrdbefZlnkrseafvRlmiZloqXidcmbcvjXSnhvdrpVXYibgnpTmWratTTfkchXkmpgjXeoheZeqmiXapeVeXpgZpiVWolejaiWfibelZfXcqoifdcljhgabgljmkegiZakXfciihncgcfhdeffjhhdfiiikdfqhdcUjXahijbkkbdYcghVdYdgcgWcdehdcVfhkfYcgkajfdjlSgkenjYbSYUjnpdYsYgXkVfheglWgXkVfWgYeciZeUXffgjchTeilhbagSixXklkkVfgitWhYTYhefblbibhkYlZggcnehnhddhknobjeTeZlnSSeXiPecbUjhlfYglLQedZjbThTqWeafhhhffhfhegjhgfeigkihehjieedhkfffZeajihfafhhejdhguhibfMgpUlgfJSoeXjkigXfbmgdYVTniUiYlkfIobxioZYgrbthYmmfTfdnpdldwkWqvYltXTRgUbfkujZQcTgenZoiajhkUjXfhdTplferfiehNMiMoviRYcnnhrZpwigsnqhdfUmTraQCljhTlooqgthoYQhXRTdlWecnhkhecpfHeXNZYgofiTjoViaxXZiRVdimcmjcgkjjZJdhinfUnugkZ0eVfiXeofijOikcnYdskfnbfoerpqhcZqkihoehdUfflZXgYWdVgwnciTdeehshWnYgsndUYrlngeepjQifkiWdhYXmZImghcsMv2UOlgqbnYkfjZlcwQabUmfXUcUVbqnhmmommoVdgZgVnjsgakcgWclkYQbUYWXVfkVZeiVUYaWggXobkelnjfghTZjYgrlZopWdZgsXljmXtoqXjcwbnjpnYaiaigbkYdjsdYiaejfiekcXmRpjYvYbieiiZUb3XZSXurbWobjfjalcbWXflctSodnhqVWSileKlnahXloglYSqiUbgdordcmhqlbddTkgXcZcibTWZkadXgeOafakjYWhlniiaijipmbjgbfojnhlVYhaedbghWniZZnXqcjefaohjnqTVTfpinodopjYdkrVsihkcmggiWXffdVpjafucgkiYkaakicaempgpdacefgghmnihZXZZdfkaaYZoXkdaodZnabeelcefhgfdhjZkdfjlbqhXhbliljupebXnldeSeccchndWicgb2eccghTtgjplbeiamieoXsYYsYPkdYqakakpchgxeojVkthmYubkwabmdaTatUbejgSiZhaloYTbfnumiijfYWeVXUfipftaZhuWhXZigYketZgbYaehUdodnXciWmmhvdohjcaibfSeXhgUnheecdcoJdbdhgfaSdUUAteKoeCjbXtemjpT2pdgeSVonhtbvQisVRnTViVtrrdhshgScWkcokeebRXfvcoNredkWZSjoXaK4dhpDhmbWddoxfcbathSo5lrrqkYdajWWfoYZkbgajflyksfrhxmgjmMmrhngekbyixYVfRRobgXejgZpZwtdXflkdghlcTbRjVhnbmjVnTqSajaTikhYgokjkcapjggjhcfZaUXhgahkdjZmjhZbUgpZfsZgVWTlocibYhWeXpjgcVemnYTrkokmhTVYleXglTffstgWZRgnsheQSjelctWZoYgiWbmSiildkTsmberghldZecgjlpVviefhZmeeQgaeXlQjkemqklolZmahocnraZkebidZhfgmjinagmhfecg3golhlZgbbTiXikkgYgnepWYYhVgnZmpshnXkfUiWgiobhkigfifjmZhapggigpmrcjUZZajkifipoldkZicihmWareaalZikhbbikiogikidhijkijeYhmbrkcbendiokiXjfhjXlmejerkSrctnlocjtcnclrdJUYcbbLVaJjggryoIX1ZYooZflwYoptcWYMrXimlycehUleadcabcpkUNUeYzZnwlaakvecafajtjOaeUknmYtfOmflgdqjoRjgcmdbdsbaXSXqnajheaqgqRklpaZbhbihhgqbWepZjnRmiZYdSnbftlbggheqeohfYUkaVhgnRvcijhtrhdoceoikdWikagYljmWgghqhYjmVgickYsfraOobViydpYjaciVikbpqO1froQZYrkgaVXJvgngnbqTlqcaerhrqnYdkhgZjjjiehklcdcbdaicihidcfdcjccedcddfYggeaeieceeXbWlWeodlXUZhlfYcmfcYkiciZmdXcbnXWfZfbdmoiffbqhbbegddfidicdaeddddceidhkjhddgZgfZehcfcefeficaeahoengepfaYkdpavigndnhnbZkfgeXjWZfSccoeghcjjddYwpbheclthUiwejidroulahcjfkbVWffqkjYbgOghepjYYYhkgnfVRchhumXqpewbdYkcTehklmmcfZaoWcSofZipcnirZgUdbpjRddlXshVpYZntPbiqlfqdjnfijemWgXmcboYfQigastPbfoclZZjiikPdZXcYTUZWkobTXXihinjJlnXQhcktdeEmXgmThZZZjolgsmcpdntURKNQdGsbgdkYciVhuUa3LXTlVRkodhqjSSgfilciVUQVmppYXaXORVlkckzgahjOikU1igfpdWgofplXjAeVmhqlukhwTdfZdhkihTXacnacNhZhikaiebZUkhdghZkgXammZZqbejdqXcWdUhYUoshVgjdnevhmfccffjUmdfocUUgjceijWRspckLOhmSTjvTiTZkkOZikvUXiYSciRYwiZVeldncOahpdjhnaYolVefOilfVXaiTeXiYjkfahfmcPaceccecWchnYbfZXadflakhSxnhfudcZbetimeWzihhiXYXgUbajWYXodkThZbQelklchgtdjovcbYdejRkUfhfWfbrVVijckhfgcqsXnjZhcebeZaRgcdlglXjdehfYQYeiQgnZtrxkelXgUXUfTehfjYpQZljuvoVjXbYtpipjgQ4nxjXKkcVcNQpXYxlbyaaaotokdnPuyWWrmndYTWVbejehZgkgdjYXdnedkeeXnggUZjmghijWNmkfqhcmpuhkdRibTznkwIYeSceVWkTKTGSf0YobWaZVpklMlZUikYPtotndXUfUReWjnPWeZNiaHdUeiHPKshkxUfXjq5bVcVafaHWtosPddgVbGlpdjVrocRSrSclXYVZW7knfjzPSYvbYlRnbbaNdkiWfiXeukgmUbZjddYWfljaYedakhgqeRarccehemeidbhWZghlmwtkeKkhydYVkZdXeHqeOiQUgzbkRYnglhcWPdUVPeQiYhXalpmgoehcZnYtUampcSkYQXhflhHftPVfXrkSUXhXhnclblrrekYrtadboVfidgsXchgbYMQaXwcndjUYYtaenmZRpsksyizcdeiuXi4ibxXapmbbdWtUTXLcPkeqdadibngoQwmVkliQkekmieTnVjlZlhljbdoTgpiXTafazblqfhUtaoYcLrakkrgojhwRbnTgbcknalKeViabjmmZaZNWQqdigVljQ1kaf4gYsrzeffWaRjhXJwnSbjqmhanloYbfkTeRiYZdhXMjTmgRjligloqoicXJgkjhbrNffgncmabkrgNUWiysviigyMfdfgcYonG5YWzinggcXcngXajZgdndffcmfYZXhclgkjfkdXcjgkdRXZfodhcdqydapkhUrrvmqjlfgMUjcdpgcfdgwhlmlXUofgapbcybVbigmkfgUVhUQfnSffhjtasojRZgtibqecqrXddhhaefjaYnYkoeUVanbupcvharWbnPYdVblZaXblcqyWUdxOoTmYWoolmjkTNlszbgUTkeUfViblqUPNjmZVTTojhcjZYsfSgbgkjhngipcecYtltUbONVcfihsxbsfQYkqnhWgPZoewsloegbZscYTbZorrUoljallbZliYlbjcbaolcXXaeVikkdgpgiFjcmedXYWominfiMnjmajejfrfkfadVpYcYigjkahXghYigomggecUkjiinclWZWpYcYZdZcnmhfVdbrhVfksqfeeemmWhmkqdbXchjmnnbmfVtldgZggmhendcaaYfhkjlkedhibbhjceZgikfadjZfbkgcocoeklxggaYrph20cVQnk3NUUp1QWgRQZdtvOnsvVtakMakgu3lSzbwmxeWknRrkfiVVnjZjcpccafXlYsnhuihnMnhpceQexajWvlukXWOxoimpkXRtktbWWrvYXelXQlkvcjXpQdfhVknkjxrQeeldfYVXjbcofZYhXcMcmqmT0SXfecgkjstZZrgvqcignodwgWficRVfimjaSjchZQUtpefdodkkhegXoeWRijidjYgmiZkYhmmmgdctodifjOjgjloaVjjeSchiefXpdkflahfkamkngprjjhheefYjklldmugkVYcdoTXhreqjkYgZfgdhjWkhgdhhkjXceeYcbeiaguhldfbadadYeXjbgqZSbanggfdsmiococrebihocgXjdonoijgWZheVhdcjZUjgjZZgfVWkbZiajkTddigTdWbdZcbZkkedjWgwhoYWUlhYcmcuoltjgbgaXgsfkacgiiVUikjkomfedgWveZ2oYqXildftfWYpQhpbfmUvdZJpZllLflWgYjwhbccfjegikdbiffhdgjecbilfiaelbiebiikfcedhkliafcgeWaUfljnocogfkcgajihbeVXWZgojcWZhacbcfbWgidbkfZlWphRYVbnXhpcrVaaSfYjqroarteslrTaZfghZoccr0VnndWrkSshgbabgXmmYhhbjSbidbUmigbdNVSmeVjldbjifofkVUeladfahelgiheefdihcZdmgieehffheghXbndhbjeielbjZgifhkUPWZfogVlTdMijlYPprtVWpiouvpNbeldldlNipqfqnUecahvbWZqlodRYVfnligSqonZdoWZoe1sXUkXmbVceiXhUnVWcdhacaIloVRhKRiYkhYcoZnXfyrmhknZbPenrtkjlfjSrkNejfbfYdUicimjUZpfrkejsdlfUspdsqlYdPhtadhWhevdkzfevccjnl1YYiduvrjrQVSWfjeugLnQgdThlqZZZgYpKVlkYY4ZqaKRXcctabUoWUhlicOVockmllgnrrbbcrTQOglVabg2YldbqemiecXPZecegkXdimXgTf1ffaljgWsgqphgpsnimkegfqhjbkoabkljdpkdbXiTbehlfebmhjrZwsQbisbnjhZXkiijjnqcihocdalzt2pbgZaSiUdhklcgsSRfgktXcddUmQdnQhaadicqjwYRihfdogaorWaeccVfggmjujdXcYkaZbdXOnhlUbXUkUfdPskilajbdfgiZihYgdifgcdehkjhhhajieahhcXdgehijmijjekmhWZofeejkkmWkelalcijjbXkWjobnikXYcpgaibekeVieldhqWZjbjbqeTfXcilekYbhncfVZjcemaeibcbdgcheckjefgXmhmpiTiUoaehqecZfhbgcZPViaaimieZYVfcjYccnlfkliZQTdo2rZVgtiykkeWplfhaxdkPYepaagahhZkjdfjabpYqZbelnpfbaaXnUYkcqklmhgjdesgfXfdephaddpWjmikkZiUejXfxtqXVZktacgQebsodTfcadmiZQllTTfeiiUZYXqpScnegZgcLmfdcSjlXhXbntiqklThhUnVhUgWQlYbtglUVvZfnqiVuqXSoaTVXghXimYqPobePUXooaekiluqtSUjwQpYiSdogjqdaSqailnkWUlZgVYWb1VcZcokkUcduseWefcldSfiiccVrfYddb0TdmpdpRaStOmbrdHgqbMmNhjRcWSZUt2rmToUYn2pYcRd3UUSfikVjRldgahqbjieZbWYkehachhUcXhmUilZfZWqieffjXXdehoaqdpnXjrcoqliZTflgSkeKajaaoVicdThXdZkgbehilgohXZpame4bpulNrcSfWkrniWpbppkqUTbbbQstWIgkfnbUVinyoxZQNVigZprimRmhfQlXenXgaXaWqnoxSpXQksufjqXqkoViknihmhikajooaddfdbZejdVTdcdZmidjgZOoblmlhcibfYakulhccdYYcYbegoaTdjZZleVqbkWicvigetaSmomfsWdZdZRjYWVZkggpgdZVbbhaYeqlecrewiijddalYafkUghlfbkUYqegghrkPRQcbkdfZhfdnbeZmkneihXRqijpjitWcreSxYUhdllqRmgicWnhifidiVmttqcWfnefbaoWhierkdYcofphVplntjbpebhjklnkaZhighabpygbdXYnWhkmlhjlevbdqhbilWbpgqgqonbaQajfkcabjZobphdZXeYjWlfRcjemWlbZpsobhilqejdWaZehtaamiUnjXXijcQmjxnmdfsopbljtiZrhVYnjnigkPZnUdYPlnefghMdyVfncqlRedamRenlZbfjsudoUigSagVvbnP0lafblbcfehemdchfifjfdrdadieebjjiefffaoeVhldkinnfaimZmtjmjnchhfjmmXfbYfrZSTfehcgjheZhgiagdekdmgVoZceXdfruZrgrchmhiaLnmklVjhgUZXiooZofreZfspfaTbUdVddchvXcgvhgWicZYUirejjkmXdkgVibVVZYYbfblgiXiamegagsaemxmhnYbbkjZjadjfjffenefdZnefbfafheSnhheVZbehgfkpeiphjggXbgktpaQnncfVTgahnYhmcbmtjVjbjanlmkawdlihfWguYhrlkZgfgmMdoWceVfdbjZSVXVbigWTWpRgYlacbVnoyju2jqdoljXfmlQcmtlDhrSbybfbpbnmkkkUYdXbagdYZZmnlmdgicodkoXYchdijaiejhfifXbabebeXZekfjXhahiihfVroddjnbmWjelbRYaqVfiZWihRqdfkYeZdZngmpgnfjohmikipymatnmmnhWawagfdmfadUgomajqldlhkYZspVdTeVVSfhge0xhheisrboWVdSeVmqejRahWgjfhafohcRZgbPhWjedRZXZZXanZfmfgVgfZYZblqkoYlnjisVfmlclTqdbhlajbYaagrgkhQVajZmZZbmggYclfijXmnfkmlXbPvmZXiWsqzkitYeajsWiVrSZfYOpXdlSOZWdiiYQcZqhyehafxcQOkPwiTUR0daHehUcZZXhpTfhmempjjZlqvbLmajipgbQbrdTjieYVpljoYglgjpgejnZYadUZlflwigrUXeofaZikaekhXlikfaomftbectqrkbZbjlWVbhfkWZadkfZiekfmghghhedhldjneZfdoknVaaajhcUlnsndddYiZjkXcVpefYajdhfkpaXbXWbgpYdYihoccWfegikagdchmfdcehhkffgghZdgeZfkigfhmUieidegfdecdgcetfZgfhmiWWeQWYRqjsoaYbfflalkcZglfqgZUYhkimfcofhalgcfUZfbhXXfcYdTYgqbfaaljjafcighigljfhanpcaadlfpeeb6fxsmlSXamMgCinkThupjjgOXohjcJhpWjbQdZZcNZWbzQdSnSllQnjUkYahldmKneqrwdppplXbWwcwpiJenehuYcEZtcUcbpoksdkgSjaknprkZZlmSXWfZdbjjdlZoXqUZWqahdkobUeSbselkXkeTcdreYilUbUXajgalecaRcihXgVhWaaifYgOmgZfmauhxmkgSiYbYYehbhmUhYozrlbXmWXhwkVfdVkVldYbcYmpaUpecnYYmuUXncqTbgmqjfgXcediqjfqhalgcankamjecenkXgehnidoncTPhmdMtiewRdiVQjlymaTXfspZaXiegaefZamrnkkbjhYnmrpfdlnaSafmbSjfalhmdaZcValhkVaXrkdXWUpjgqjkYgfipooXZdfRbdZoVecSVigkZbejWajXYYVfaqhRTcqaqgWhebehYefpbfoYudUXhrkdTmXYmbkYqkjfYcflbcdhmchfgkjehkckjjceehgedbikeelbZfeghYgbndideceiggmegVdnngkfemdhegfYdmejhfmjiYUdhmclhjlXZRnYlhcdgtZWkgcYckjlZiinwihhOkTagfcWfWrRXjbahlUTgnfcYpTmUQcemdrqkbpeeKSSUyZlfgltYSrZlpapMSatoJkliUcpaQXWkemmachciUwncYZdMtZbYdnpMXaQfvZemiatjNpqeYdiTYfSgZkiWJjqtmki4YbPadjXqfgfXpaoZXUqmWWkVbgQWeWXkcnZeWRNkrZklgSVahdqfpgWZqukleufehfVlcmecrrlXjeavkfnX0jgSkhdklfbkcikmZkaaWbhoXYfhfkipecadabffmaoglgfYmaljijkXqodqmkiesfcddRhYeafbUWhggoghdUZlXlbaXiWabgicndeVFSniRZXUgWqhXYrjmgcjkennshZQffSfgjaJiWrneggSccYfRTmeLnckWtuacPcvvlZqTccbihOVtMGfohRUfZzcbPiWfhigffgkgcdcfhfgihjffghehbgfecidcegdbdhcfjchjeddeaigejfgifgighhihfgdghifgfgddihbfcgfgfgedhgcdgfeclfekjjgfilikehhgcfiehhckcdajaijbiggkhefhdjihigiQhnqofgKhQedejfOncYgihhQfdRTqnoYeknhdibiecgRndKQiWdiViRhobVVeMjeUfahgki2oYrtfblRnqgieckbhhkuhfkbticgecgVkRWfkWhpljfegikjbsUacirwfmjlZotpshjhQeennqfhgPbTeghfdacdRgkXXcbbkbaceferVZgjdhckhWdZgjfhdXSYmfhkVkZWeUzfoZsgnbYujhpkjalWYmhqjbXWoiajcdqdekafSehdWwemaifUebbjhkWWphkaablpOTubkZienlbhdcpVhZeZfcdclgdjcggiaikjkghdZeijnkbfoecdocYjkekfefbZhRgngkYaQkmNQrjUQFghtefkfgzkaxSdeCPpmHdVQsXgcPZd1qgPjVkZXUunbpPfpudhVYbYmZXbWobhcmreQdloYdhajoiVhbkleklpbeflTThoYXbaUajeZbXTReaXmlUrkifcgghgYXfeYPNikcaaNmHoZefVqywwfiM6tutiNYfcPv43kbgSglQcoc5cfWekrcmWievlanUVXghZclVkdshqarbkTfcimVZhiUfahkZjKZojOdfcigfOjhndpabhmofZpddclUylXXQfreSRaTdogYPbhcimfbWhZovhOkkliecqhUejgodeieZjccXymZVglm1VYjknimlmvkcTlevlcpcYahmVOluXTUTLTjUobPdddsXhUacXnthqYdgflicfjTcuSbYehvchkrpjclUhndkdjikUdYolLolUjbbgdabatcmQglisQrdPYgWajichZohndkVjUiqheTeocblYgbPiaZegqeobZSepfeTfm4tPVpUWUWXRQnfbZ7VOefmabcbhmmkYgmlmjtm0tScgmoXcfjjbcitpfWScWbbXglmbZhhwlZgNlljgeZnoujdXWe2rhpdYdkZfhpNkgkiXgidZVacnmYaViVhXccTgMjffgUobjfXefpdbbbScjehhmeQcckibebiiaZXYiajYnYjaogfWUeTphngdnnbnTamfjljgkYljZcigkibmTjmNhogcllnZnYZfmlmUgaoiXgZfcbubdjbemcfdiXekellfemigbYlfkfSpabcgajflulbVbcfdPkgdfffWhmqhjhQtxXfKfSjjgxWjlgqiXfiqchcieeiVefgeddmldigdggicdifabeYfiZkhkiXgcefkddaqNQofYcTZSPpaSmhpefkPdcdhljjthSiSgjPYesfvjXiKcfollmmqZhZWqZijlhpididjTWmljZhTTgTfSlYVbfdidiidaacZigcislencXVcZljXbjZXlammadihhieUobeXdheilfeZVUdlhlaeovm0RiRiYZcrghrXZfXgnYTllaSWohWmifoPebnjGXgckcZdYgXaZmwgVhZaqhVglhfdbbWOddkjYToMjtkgkVSbYYWmqrgPjhfeVqZbWamejfrujjreudXNcYYgpfbdrQqfeghaVllklkfwjdkilfYeanfdbnihlawgdfjVgqeaZdmhkfVicabtXbfnuOTUTZYbkokXfdhpgkWsnjlYNdsiYpmidZhoqgYefVVrccbfpmiVhgciZojaagZcibmcmclWffcceenejeZcoddfgbZglmjbbUhcgmZVcXmvjlfeUYjTtXZlWajggplWxnakhSiderMlYdPrhtdijfZlYcxUjZhdodghiZqXqbZfmXibkrkVgrYpWilzelbfhdfaYdbgjfkZjcjhdhWfgjggiilfYbcgohbaciehdfhchfUMfjdiSjfiUbleXiceuUNrnblfjlkdqnmlNekYxqYjWhUsVYUZdjoYXaRTkjpaTdrQnTXhYrgpyilLZfbSpbcRYckjUVeVUZfttsdoudYdghlkfnibadgcUgdgZZQnmkdlonmlYkfZgheqZsXbjopfZnj0eafgliSkjjpWdoeTgbfweZpokjUXbu0PkotcdbknZUnpchhcsYifZrnYYhfdlbbiYegiVqdjieYgXefinjeoixmVcotVteWTuvdmRWpSdflZoQZUogegfclYLnlTiXrfwpLUjYfilcaShXgdadnZcWfriScresZqYZRhaZlbhWqjfiqaaZjlounPWQgdcYagoShigkaidfPWWjedizrtiXcahirnaVTofhdnoYlamcijmkLchrafmhVhVZpiphfXPaYhufocdcriaYQZtXmosghZhgkYbdfkeZagZbaajWoZmfagUnengPcWQfiQcsYkbWmZltjROcZdeiYhqbdmcgmlfcZZfWmshjXapjhSfeshficXUpdqqhWk5uulrZhjlZhgilqOcZpiXlbficfkgeiifdflXgoZVahilklbQldoWkdirenjvriZZuXgebhlbZlaVvXkWnpbWmdnjqnfkZTmqomsieflgbYgowkmXdeiWmejeYZuXuppieYkhkhbhjtoXZXj3XgVapeXfvhTSMnXeaTjdgdRQecUVjSihZWcofYdpWWVnWnhaWZefdmgUahYdiSnieZjunecWiZdnqnfgfkondmnjaVmaeanicnjZpbWbbzdOZhmodiechoevNaRwbLUfsWXQXgiabMmmgvRlUVGsshnfoUwfeWjZlvQfhUcjlrlYYdlciVdgbletmeYrTgvopbjVijaLpmeeblmhYdfXbkofbRlcKNhoeOphjgkTZkueXdYqkgdcyYekikfbahXhfZmbchiPXeddofspbiVfiqmNjrdfheegecdiedffdgidhcfjZhhgbieedffbbfjajegfhhkchckkgZfihfYchbjioicibimshlmcgeZteqWhledhgjnfieWUcglkhelfbWfVYifrimaiTZpmoceYdkpjmqURdWhSgdUMlddeWaUjNbnmmeeZiiVXgcidVslfYZlblgqebXZjcamnZdZkacZbjcfijidhdahfhhdggcdcdhdefjYkbbbeihifdhicglfbheihgfbtcWXZYgbfagedbhekfcdlTjhctcdmlZhdZechlakoXhtcpwfvjXgfWflbitaTbeiZahsfXhmWddcccWnfhjqadlgakmcdmccknPUkapWXfriinaShXkgffechSdcWiVsehoXYlYgfcYdggnRbnifXXcanhUmnYfgkedYXjXsYfanPdifgfadgombcfjgdYfZqmlehiTWnakSgcZlYbiUVgoccbfaeqjfYaPdWkigcYjrmmfghZkjbsmdkdVUYckeNipVodnnanmdqOeTHWrigdacjRjZVefsdTcmeqijlgRPgQfeVlscXbhplgpqgQdWRfiqladUiZklcgmpVmhfnkgbomoqXkicchcjkkjVYhhahfeohYjkogWhXlfbjhnpmkfckakkjighibdYlljXajmjecbXZdekZkckcodjabgcmilaiZYeuqfVqsvpakVbtlxYZVjbaiSidfWgddgmjlgakfkRdnsbkhckkWjajiXbjZjpigYcdpejpjqugYuniingUgeaXldpnRZgmgrpPUcXzRfcjWTolumZbpeXtSUbWjilmqYebmnoubXbqrcffagWSiiWkpamYfmeYZdfqjocifjdohhhqYndtbampfldXYfddYbhmqhbghhUfpgdjflZmnyhhWXUfbqmTkacTqdVpZfbdduZqjfjdfeUnfdhsochkkwdSalpepRfbdekknhiempbaYqYborijcpneiUTnawncpWhdaW4opfSaoeixjfnwSTXjhZibjbZmcgmffcobrjdgadikcfoomkjXjbfWnoekflhdebmiVdddfYeUejfgmWTZXdQlgjkmaWWenSkrmadnjxfofyimagirvYbldRfbaNibjcXoTbZmlifgZTWnkotQgYYsdeePelpflkfkmcfWYWmtgscyXSfgpVaTacjafZYsYstktN4dajhckforbXpdXWaujaSYXWdeXmucYecrcqiskZclvgpelPhyiXhsefcowhqfafgsaTSskXWodekeZjbjZekbXamroYbZioTeiilYqkwZYokqpghdjYkYihcprZjmidfZZqsaiSdmjsZViTmQfbiaolkatYaaXfjhahTYnriuekZlgokjasnkmbkiaSjgUYnUlnmepZsrgcxXdjaieZjYbdjUpcVXimolugoUaQmNgQPeXuTiUYZShqXfegWXkbixpbgojqSmilfXXfXbQXwRaVtfkSpcYmXZTelRqigrbTPUgxzgddjidlgeghtQdVwZhaTlkYdqbddhcds1ZanXUnZinshomfgkXwWrgaZljelkdigefrecgWbWdcsaYWfllmjeVjeXkkmmToaklYddZodzSaiX1lvbgylTXgUVgOgWWfSlicgdhOgsUplUXjVlyVgNoYrZihhbarpnmoramfflYQrdZkVaviakgVghYUojkalfQflhhftgecflfimaogggnbfaubYdhfbcmfcjXqcWojplpbWaclfltcXqtyghYVZacsiWcNoVfgeRgfheUZcUklpUUahbjcfYKdZppRnZudbibqgdUjpofgmtroaUeiaYSMaljgnZaavgwXrRUoRlsfcbVhabgfrRmaYYiihZVretJmiiffbUaPcSZZpisceljmaTojpellffbbSehceoiptjknedldehdfffgkijshfea0bZmkXglbcZVdglkdlhijahbYhijXcacckeYikbgTkfbjkfbjYdjfmljeedaVgZomXwWcpcicXdkeXlrbrikkirgdcohggjKqeofgdYSobKYO0k5uctdg2VoYcljgnkRlbikXcnWKijjlasdbopchHgbjrTPTncelWkkSYlujccegjieYpnpWnnWYVshddkYeXjfmZoXXggllhXoumegSloYqeWhjicfWhpXraiTboanmjhkeXefdbThbjlokgjlkeddnjklOhjlaVYdifkiaZdXhYPnpraftZTffUhuiegxaYpiaVosialhafiXddWaqUcjSZafnfkNRjVeYhRZglmmofbfnaembnhpajqlfVggnYfsXXZjfkpcoYdbabgjYbXZYnkdjaaTRkVcohUreSThuhSmsbrjdenxuTkRZjdemkzaYsXpegRnRtcYiddZgiboqjeffbfqaamogkpYXWbYlfbjjpadgbalqWlYcimabUVfupmjrcbZVpQnQjjSZbiaqljRiwahqqhneeTnkjgiVcZSeiifeYmebdibaZXZejeldhjdlogXlXlicYleUilalejYddkjrdimcdoksnfqZdjTheUhwgUcUOiUdqfYYjVreslajhmrumaQnfWaRaTcUMnYdwho1lfhZrnjcdRcbhKgailTfNoynZbsnfuVddRcjiehgaYZfikphZeipephWykfjVdixirsgpjQ8kgianlijUlfmfbZagnsckpfbeejemYehcefkiolbjPfqlejedeZifRaZVjkhlipcdpmceScjbZlacbgnnebavcYQqlTOmcpfodeplrqmYTcYgjiiXkYSpikhaVfeiZWUkfnofVibeafkhchrggqgeZURogcmfPxmZQodNZbYulYbopiiQYWRZWVZrtUVfsaebaWijbmgcoecXWfdlWahUVkdicmnhUXlMVjorbNTjcmfYZoWgihltQcop3keJsfc1qxiMZVQdmrjlgedZehjWYg1WTfkkfegSzRHrYleahfcUYbIjdlecgWnbhlbtcWceXabWggdTUguikkhYVgdgPXaxnlXQYsV3jvkUpjZofvZYN3YikbaXQYfnoTZfadpZdUnXckliZacSdgekcdjhljehgmcbdledmeoiYlbifffbVieajlZeUYi3unlXnjjqXzabonSpixpZYphciZfdNRkYmeijbYlNnaaROYW3t3xqhonkWvgPYZfufZedXtgcsPIcQJObtbPNlNtQeZbdOegtbVjZchhcepmhimegjYmfhogbffXben1QZcgifjoYpglUmndmtmkgjRdjeigamgiRXeYagjdcdhhaWmqSigrmWaOcehigmfnddjbZdiZtbZaschidhliXWQekZhjrgoeTlgsjapmakoljkqfceUWcgciuWpcRTjcObcmkZhmRUldZTYhYZsqbPWilpnkfifWQZUahprRtVjXWjtjilnjuYVkZNchJtqkNmguvtZhWlZlajldgdbfhXdVfdoedeeeikaejdcfZdeiejbdcchhhglbcaZdjosqldojfmlcUlnhljnsWTpldoUkdfVsdcnbsSomXVVZkkshURZclftYdXoTmjfvVfWwijtZrRslokYWemLTlqRemstneSXilYchdGlfbajNbcgbhgmhYYbhpsjXtfUkJYiiYfTxdlm3ekhkOZchqFipkohchkNgTapYfaidmqnYjnXYjRrjihdegcjtdlVnXgiakannZklfhYlYaeVgoaUjhriVflebcdWkbmcnbjTkYVfpemVVdiYmccrjkVqaTUXempYTuslfgfbZfoigeoYbaqidYdUZncXYgXimmhdgXWbWPipvdggqjkqjbbZdVbennwrTokOlbVnjjzhgjWakpkWuWRbRZlrtYacrcnggbUdhoZjqpnmX0mOfobqkmoWcXPcmnfmeTeiincbYjngaiilomgfbehimooZnYeiglhgYdUYblYmYlcniklWUbfvYfemelhkgeWeYZiglpldiflhfYcZmcebiNolfYtscmXqSdedgdhipvnbfRRjZWhcrgkjvilbfXhgtkcvqdisprcadVybchmfnUSpigqQeZTaqaTvcYMvhfhVWdmpqiehkgWMaUaPcejTZhlkPmeZjXcmTcdxpcrcinYlkpZjekjZOcranMVQedcgiPhZgsnbbgiLtheXXbYqfhccfoSjgZVfpqfofUUZXwhpStUdtcqZedgumcihohdrhhbgkYZlofnefjjhdjagpWMZLdlkqaonWngbjRbqhWdmYjajm1iZVYnooKoPduWkdYYVPeiYjgXibRjWUiqdhmfehmldYrhYcbjkikyigdmiggveZfXXalgbjlTcl1oNePvbSiflmkcYdijffmgflgqfchkfcjzjZcbgfUjncbfhYfaZYWmeXfYaoZZgYkcXjiaikhbifiZacniUemekagaeendmZXXgeakegZbfihilZpnapdegjXbkfkhidTkXcpcbhZcelZmbfkjphmijcjgmYZXpkShXWpYdhccUblakgdLhpdqoibckehfhXsVndfUjeeWYjsbgkdlhlgTiOYnNgZZVjckpfPklgajlqcOhbbWjicmdZnmcckcZlReXOabpqtTcibVhXbUZekaplliigfebeRbdfaZcarZWWfgamcjfYYdbqhfcVlardeiYhcejWflbfkZWUffkkdWfijXbdnlcqZZojkmYnlZYYngidYYjrmfdchRiaadfYgTZXWuNdallopSkUbisogUij1NQbebYgQP6ZlZglxwubVgZRlhTiohWflacYZfVpaNfefivfeYTZgSfkWUpWkemjfdqofaXfhNeatSSclNnncZdmUTbcTQvQUjhWQbcpncsSXjocvcZddUndqWnaYZhhsWLYnoblfYagoabbvaJgpaVmXswedWhckaVZfcntrjekhNealZjbTqedYekZurWdZmpwUnSdqoooZeYcYWTielpcefajlffTahoSjVkeehpXgaafidiklYcngcqlZrYUkhlhjbhlqocZXmdgedkhWXZedmesijbsZciebahmZniTqljjbfdccfecZZhaglnjgkZgdghjjeiffcjhcaeilccjkllifZZegkkdhcdVbjYhafhkdWgpjWbaicjikdncfjWVZjjmabZaiZjpqthijfcYjsfYehlXaldZcYXYfgifjdikmhebtdmjembgvmiddggkkWdghffbbcdhhQfnclikbnfgYhipcidhZlfacefdXihZhdmdbmVjZgneUnhceSbhjZUubpaYXZfZgckgdYolmMoeTqihmkiePraePctWqVqdfTSZtobduqnccWbkjedlohXibsmhUVYrotEUXSUjcJgbZVbnOddncxnnkprjZhYgaYpdTqgYmjnkuXlpgeUWWKppjtXTWbQdmbpZpmjfnUbktmadn4plvqlejpnuWdYOVhbYYfdggejgfdhhfaeaijYamjgijjgeYkZdejfdXiegmeeefgkbWiYbacrctcqmblZXnojdfdjbebVfkmdfYYbdnindWlTcaiWcifliggklcihiOYVdkebidaxxltVbpZYbZjYadYRgqbXYibdabmejdZeiegfuacptQmeQiafegdekcdtmlpjpbecXmXkZnrZrYmkplYrrkWVkVtdTanWucPZPXbchfShhlXodlLpYgYcnqciSZfSkXTujeMasjkUxxgoklrcjadYajmdimgaUv0foVccluVafXXTNbXfQmgVjnjrnghiifbmhlXmkaZmifkllkhfjUhodUiXShdbngaXbgcboakeiekXhifnbfdaZYhgnZonajjdjpTdimrteZYjpunRWZiikollhTkZedmTjnnayUnplXYhktqYRoljZfVcTidlrcVsYdbfjgaajsqiVamgjdtLkdhcaYkiRhmWchQUjbdXQfirsclcegXsecShefpaOrloqjoSKawekmhPjYfjjbYcSrfbcYZdhjYnlfWsllhZklmYeaXhblpVXZiYXbhdcipeoiYsgnkeQRdhiVkoQbhVdgdXpfebZqjjxwjUjhcgfdpRZewcgwWXvhaeaadmnVaeZfYjYmgjkchadqjdkgdghekhiieYfhnihcgifdgcYVUheOWbgflifQgegmnmepksORfegoiVcbToobZkbfaZbxaobfSiklojgecZbderckZfiheloagedjXbdjohecSYibjfnZhidccsjfocVjlUleaVkadgknbdidlaYoddletbbmobpaXZagVhcZsTUbGqcqggsOPPd1mngvXkqVlhXeQJajcaTPhqXlWSknljhfZadecfnjbmfcdXgsnkeWVreYmpWkgTXmmaUieYjjfaedkcdejnriocWidcopvejbchelZfirUOdhisggkdusmseTPko0JdXYtsagjmSjZfphhTPgjnhlPlhklVMqgVewjQmdm5mXVeijalfdm7ebobfoiadYkXTmfzeqVfmgihkbqQjajXuZS2UYfNZbXdmfsopSdklrcgajZmhYZksdXgQcilXeQZckgWbdbjqNfhYmanjgjhaqgpsshvaMYbadiphchVeWnjQVgjlafZb0uvsHsqckVphXUiicYlhckbbkcgWkdeeUcflfSdbnZXoRginbgshhmmXXjgdimpQhucjklgRmhnWgaffhaklwsihanbhiclarQmecpjWZdfWfgalegebcZadXWciYiYhjnkoemXZdfjnWlZagiZilaZXeUfXlilplkgdXfhfWUhmQkhdlnpiboOdQeoYcpXYikSYWYeUiWRh5bZgztthedseihUYohmZgvaiwlMdPgeMmlZuYjKnrfTaXderfWQTyhgZfleVmjhWdcekapaYgUimfpfoYYcsjgngsniifcgiqcxqhtmjernaYcTllgrbnvQnSZbdaibakejjQsUYhmaofRakfdkYksqhpYoQmpfVvhq1abcWjkZWUrQeQjnerofwYnabdpidniYWbecjcZPfdeciZglfohepheaslfkZnkYXthgWUcVXilgkXhgPiVYkQimctialVkUdehchjejmbinVZYnqjmdXtqucblaaPjTjKfyjqlbegdjtaowrfrYZXjaoiVvcsqsHjmboOgyUojdfxYnkgtdjbkfmdXUrvYZZkgXdRsYTmgjYkoXcgdYjXcevlcdUfSZkboYHopRrNVfWhqiToqsnevajccomqkiccckbVdbetiZikdYcajamgXebdajmefhdZdidgklahgmefmfgjeejgigoldgjhovgmnMfdsSSZjoncUcchTbabqeobVfWhfmYhdSbagnfiheYibhpTbiYmYabTWiZ0cxqkcjxdgSltiaiYmgYvjmaXYPcplymcncTSjSedvThmlvqbKqijSSeVOrqybtgmLrpoXnUTysgnbaoWXifddhffijbghbmffkdhboccoecaWdUmhWgeoSgeWnhmdakccTnZbYy0dtYYyjVrrgNcdlLgfgfgphbakdgehQlTjedZWnkQYiqoaWoPl+QngQbWreagjSkQifjjuNTgLjaUtXRfpqQhUnejjxghkajYikehkllQXakaRmeorkYjePnQlddkVYddTibkqeahfWWgLnWXkyoYaVmomNPpenkgeechbXXzkReejpQoLZadZuddVWlZPrnkmwcUSaSgnhaTpdjPmksbVZoSiYbVkbVYhTUPrnnZxbUZqUfVxNfWpfmXTZkpTchgfruQNmepgrhdOQXjWukriijoJWSwJqskacetccTzheihSfaddeRjnXKuYjaUbkghcdemrmLqbsn3OXyVapvX5TulkXdMKaUfrkehmRNZhxgfheLrRkuyckqlYmmXTa0pYcjllhaojjfUaWTRYebfXmOpeocfdiigYmj1kcagsZmYmUZSgoXgdojhhQOrpobqlgWevmnadSgfnndQmPPXhoqQ3eRZYhpkilmkiRhWdpofZWjYakokfjOgUkofWkmlnmibhUaWWdmgdgeegWmbeimenbWpiiarfZVepkdgkdZkqXmabegqXaTjawmgTcXgejaaaVpelZfbnpjophdVWZpTqGbZpevaVbhNmorloqctpZcUlbeqmgnSahkTYadlnlrkYXVgblatUvespqrSaYintqkikMZcokuppttYbkXnTfhgfaeVanSmcjyabaGiZffsgojyQfkduTZiPXPhHfgkVVhjpjfjhfTZWfjTcljReQdYkckcfkmnYbdeijigXdWZmaYrbxqchZmkaalgeddVhQbofmbUkRcXUhacVadbWgaXeljnZlfqnZgigjdchajVmhgcphfhehjcSXasjUqdNanqSjVb0fkmsodTjaaanhWqkakLdupgcigKfJrnnybRrNVYgZlTmdjgQgcXglimncjpsoXseeYjqnpfkYeikbqZimnhYhheosopYvmlpmbbijUhYnboWihRZVjfRlPhVhcUehecZYipqeiaeXiNkYUTiYbffgkRZZasxlZebnkkZpzjcQlidhXhcYsiaUazklXhlotpPmnXqeixcfYagkcsmUPYqQZbjXdZZkjMlmfakcecdnroqYWfkcYbYihZmnYkfZcqjiicbkqjoodMTajcgegTYZfilccQWfpkbgcVnaQokcffUiYUehUhiYdreecrhhfShZUueogthabhbgtgoqTSjmddTqmefZXSbiebSjhccjfjZhZTqnoZWYkZZqmtnjclcqUgYrmWYnMrqjwwaVbTdllmhKpewMrfvZqRliicYWfxplndZejSdaqqddoZnZZiZaNhpVXTWbWkwptfiZubOWgdTmZsfrYjhRdiZpgejhgmRtieeXZoiaasfnmhhnguXcpmjbcfhYRUhaPnfkfjoojqgoZkjoccZgfqshavaqfhlnfZnhnlUnYnlshvjZchhiWdWiiPZdedbbkZbUanQlgkhjjekeSWefZiZhcedfmfmqeokiWZLhRkfTbjibkccVYtgfVlYhhUUnQeodmkniijpgIUeWgdcVeZQhheSdWtihrdPmmjRgf8mfmZe1aadmpnbZhcRTsxVXJToOtyWjwUcLStYaswVbaUkvVshjlRmgl2QpbbgbZNmTdjLukQiqzcngqfcPMkwceUINZgSqveWqyighXcgtoyNVkmWmmlfOPZkRYhssiVfUjnkgTiQiSOin0TXe4ejmkLYrlnIoklcpVqPhoiltddfQkjimiZiadXXZjSHaalfWcgtogMiTkTmikcUSjfWZgZReZkWcfndddfpfnkVjbRplZdfZlYoebpdZflofXnoaWWRjrtalZVmcsqYsPlbWmgjeZpZeSadZaWjdcPgZVVthnmbZYXcVUZgdlgbVigmkhkkfacdXkdjiembhpZdbfYYdgg3mexbhWYZVVkZTlfcOdpiridZiaUdhrloLZxglofdeVdQQdbfijoXphpmlojoafedofiYtnXhacThfhpSgetekWabillmmhZhOjdogVYdsphVfehfhapwbuXZmdkndcerXodfcWqbijbpgghmTtaOZfbWVbSrbbktmheYWlkkqWjXlwKUmpbdWjddYpihbiHtfkkPtekkcZPbRfnaljXUbtbwVgeZYlYciomemgdpjlokssSaUTTassgpoVlUYbaKaavggislfumiYceoeUkqUfNhZigWUWbpnXgijndgcidLboefcvXZktTZdZYugenaapZepdtQZdQcmnphicfegjnhfjZbhejlgbhnZgdWgWlpYtilZhjafXdhjVieikafijbbcWZfdWXlYajcqjZcXkdaZWmegrgckgacmekjfgepilXmQZlbidZVYbMZUsTul0dgrypbqlefgmbcdrfjNdhfhYdQlhnYUnhncfRdQYiwmZukoaahXjPPnOXmznfYiaufkkWOifjeedUhyxedgebjflrZaPYXMWlXi0gkeROblmabiWdYbcjrZjcfbdlhligY0bggphbedeaaXoVfleifjYilWegZSWiaXbNdg0jXcmgmefZVekjTpbdiemleanbirYacZindbgkghVXZgcfjiglghabTfcijmmadulqZdWVYYTqijlaqfeXkecgUYlitRUYiktdfNcVWVVhhukQlYQefcnaXRmptgbrhqoguZeVhZfhmdTVhkdbPMphdsXXfikfmcftfRgXffgbVjkmbZZdZXcfUgfeirYYUfnbcmuZllWeijecXiZftcXZWelYSgZciemggkecjnnfoSgoigmXhhYaggfviadcrelakjegmmmjUafdhgbqfbbdgqgTbXgnjdnUjnjeztqQaORVdgnsmfZgpoJkZknQYfRYXw00nenbdwteTbcvjmbh077IPVIgdCpn+eJ75kFYPqrIFGBLL++3qclTD3+pMzBkmsTUfhajbpiitghlkShVZadVcegggmjesYcgTZhwhaVTSWljdpgbmehoaQcWXRjcVmgdXhdshcWijaWZXlTfnjliWsaqoRcVkfYkMeggfgowkeUUbWijYcoXnTbYkcuseSjYiaQNggMUqbVqmgcgoRjSazJfkyXWocigwjmTjnLxoclvajmTqspqgVmZynctelgYldoPnmkcxgMjojbjpkZHdjbVrdUdUfkZfxxcblzdcecgnuhcadecXxmofnmjleZlichghlcgXgefueijafWrjiUaofpkUhohqiXRqGjVHMUmYlXbmkZemWS1mjQVNmodUrvxbVnrhkXkXTfNjcWHSbeVcpVXkqjxWmmWvlNnuYkuoYhZqpmXUijq0fpknycfghcGlsPiXqWmnYTnecdnZlijUMapSrnysdbWcncen5lohrdlmfdoVRXalTbVdjadbRcijbhcrdgiWkgdtYhSjmitcUgdrcXZmspjsldWeifZaXledWqKZhpdaIllWiphOkfZaiYqkeUjhgfZiVdgVJefefhLbfqqaeqelhZircufaVpRmlOhggwUiMZvemiPndUckepxif0VRgSRYkPRhafdbdtYbiaapgyYWhhTmgeyqfLQjXakppnrrQuahegYzyWMiYajWogVemcchswebksYbmdjgjYTYjhZcnWfZkbiijefaWijucekhWZhnXiaZYRXXmYWendhgdmalfioslfarhhpjmeedcbmglghQqVWvpgUsiWZeejkokjYajdYeusonlVenaomleeUfdkrWljSbfhgvpjicPhadgoYVhccjXichjhVpgakggeYhifgfjchdaZjeVkYZqllndekVmrVXpKifhicUZVgulqpdXdeiolgoWfgvWUXjnkjoaYdmgYbfTbckfYWYXeffikuUahaWgetahdZcbXzipgcemaZlffWgZTeghckmUfYeWtlcPbuSjkvegaikbiSWghrkdTojqgtlTFfbmrerUbfamrekngpusrjaZUijKlRjTVofrXXYRWrksZbhosYmafflanokUUnWhTmUlptjogiiQfvffVTSdgnUyaZXeYWfkfiZWPVXggKUmaSnWZYfYYneeemcleYblnYYYljmbickoijnWWenVgahcTjkfeehglisonhVWfVVVWbjZclofcWYnYqhdYSXqshfpnlVfqoqhXkakaZgXhYacgWeXRVnXimkmyXemfknYiaeoqZaxjagghdfWisgjnjcomcVkdijdRHWjZscgoTbUhbSUWljfdjsVjXgcahmTljoogTfcUghbddbeddYbhZYklmcUfVilobWiUmZYjaeaeXanUmhnugxjbMnQNMZvedYbfcPZhfiaWjmhiiaXjueboncicdlkfmgll2rnvjVgPjjPZMyWOpt42SKycnrNhUSu3ZJ2mfOo1UolSZmvyWcbPTvigahoZfoqeVgWkdgefkhohrjckmiUcdaVXPelcfZSrgjegZcQXpZihbfiUaXmhseebdhnzadckwkaomZfbkevQsofqXWqihfeigerbokgegkYRhgelZfVVfWZjkqbifSlfhggeXjoUflnueecKlsh1vJtQzxSWnSoxRQndomfjViTYSjZtvVbnjzjlSgchfTeWfioikddamhdkeVi2ccnjdmbdgVcegmkhpXTqdjotnaSWegpgdqmdjVTYZdnffbfbupikmSWVwXppvienhitmWrdrnigaloikvZjsfefqfrYhhdYlfYynzicgXZffXubideZuiRkhZmfqlpsVpfifRqeekYYjXVcaqcmekYadhbgptbanmrmcdaqioVefZhnYWbudmejjZVZRqjnjgbkwekadlvZfilUcdgxkbeWhfjiZV2knWtKahgbllosmaZdZjSdgianjtgcfaWmxgRQLoZeerajoljoVqdUgojdXinlXidibfUeefclhpjhabYXfkXmZihUadfaXgdqleYnfgbojZZdfhlVhjgnkYeXZhkYgeqfZWkocdaeZhgifZfjZZlZZgmVfeaogWkejsSWfZnyiXimbVberbgdTobeieonulkxUmukbkpbOwefjSPtirWPhvdcjmufXaRgrjmiYeoghrpgrSbTcTadbenoYtksZacfoddbPWUrnakibrTtlidfoefpaRankjfljfZpmnakbVTSSfbXiVfZYUeeRimQVSaWbgimjidhUfnvfoufmXnejrenZbWmQYejfbZkhXglfeekmeicpnYjZTgVZcTdbeXiXcrwomUkSOicXtctmjfljkmaebnOjkodUnpajXkNpafiXfjcmmhhncnhhdbhjghXZdiYgWjfeffqVhamhZeTdkjlfqsRVjbPggURhXWkbqaYgfrLXokhhkRiVmlghbaXlTshZhWvaWemjckohdZhgYkcbTdebdfbciiXVemojYWdnZXZiXiTfXgdabelcckbeWZkkbTieebelbjafZjabfcectXelfcchpinfWjgpWZfjidbklchegZfedgVdsgeddfgleeafjeafdjTabcgmefblchrXgwhdkmojglbiNZehcYraqikedkUujMeXpldaYTUdZhZehcqeZcngZsbZWgbVtikmbYfuhnSjhaanfojbUPdjpidfc3hkbjmSdiasjjXcieYaTLeWQbUdspmlTVfcpZeplcclWnadfbijccffghdkcjcggiacidefefhfhffiffbgbfgghfiedeelejhejjoTgjaljejjScieXVhmjYaVgmokhmTbbglZgcfWbbVljddqZVXbhajSWdhdtgehXomkmfsceYYcgYnkjbkgfZmcXYsbdoZifoxkbjcarSshijYolVghUbbqUeWmLabjqWkbleoflZojak3ktakmhYaZecdYgkdbghgjbZkZZcdcdgmhdllabbfnbffZikbYengmbqbXpemibddkkhrfRVZbdKjauZjbbVZjWbZzrZfiepqqihWebYapneZaUdcaedoTbpdfcjkgMgjqpegtrhZqbVoXnXZjboeXLtttilkViWrapdVkWfbafcZWoeZWUghbQjTho0gsccmrYnVfegklikcekhcecqjahddanejclSfaZlkrfhigdjdmfbajehefgdffbfggdfhfgijfjgdegfgbggfehffehggbchjgfieffSkbtfknmVZeXfmhbughfcliPccmkjXfjXYSUagOYZkfbqcUGdkogmVgdXfshUePsZlcTSrnQZceZSkfddXcbZcgsfeeeodViiniZWbFsgZgXfjTshtiaSXvmklendfvIVmnXVhkZVckcnvcSWjeafkaLaWNZ7bmmsruLboQjYQcgZtsabxgiTkpSfXUhjrbbcjkVUWaVcVVXoVihdnsJVsWdZSjfNwjWUwXiXjjZTmPjokccfVjahdiUWljvdnffqZclrksPhjVbdqgsJgvhmbgpsiibRioRdclkhcjrsjmtmjinmkKsfefQiogyxThnucjkZcdsknblqfZfoklrqfJcXlvcXsvjgPsidoUXkflhsVpdZlTuXYfeZklYljWUVafks4xqjhRSdnkkgcWQWcaYTemXakiibWaqXZphjmYhYTfcXlbSuweo0rjuVXgaWfRRrglURnljqgjZjbiaiamaZ1OjfmgaYmfWheghhavtYbXZmoOgihjLnpZbgogeaRqdVhZVVZZpleqaaoheccZchgahiiilleZnjlgfcahlhekdgggdaXiofmffobkXggVlXdeceicYSZuYYbXkhWqlkidXcbUZqTgegeXlghojeeipfkhdhiiZhognhXdZfeZiblkgadcYdkhgkgchinWaecfiihZhffekirfamZfqemgdqcVjelgmbikmqXkUkdfVjgolmcXWabWmgnpYhTeXUfphgimhdh3nZjGaePfcQoSvfkVcObpaf1VPrhlfhnlcgYcVdWclilWdUhbpbjgWkacTknmloWlVajcfacSchUggpmjZejehcbNYysU1q2xDQfmcffbqSjvYOqnihozhmRZpZ0TqdhnQYafkmoQPqcZqo0sSOOnfWVTfPfqbcpXVRrybjdUYfmfenYYVlXFjW1xMikqbtNyrZTP5iqw0aaSnTPN0ZUOIufnyYprycWWgkTTSXocZfipUeewplfYgeuzlfgZhZTXaibTcfndpcimeehdgfbhbdfdeekdeZijchbfdfhehceefijjbgjchdehgffZkjfaSaWYRokZjccViiWdkkeflpjbqabZsfjmdfafllfpLhcfYqlhnyiUnkTVgelUqWkySTdehXUikWupcereZZY0dhtKaXfthjvkpiqegfqgfjZbXOZkiWfncXXhTlaitcLYqYccjOcTfhekjpVlgVLXjXPROoUTrwhedheb+sblvPjjToyvqaRugsfjYctRoPepwastjkbVnkWhJglXXa6nThgapxfvIPelalWSVWNrfoMeLagghWeufhQUbuQoVqvkRZfgblXXjeilXPosZcrkTSXjbiinQLUski0obtfKlzcjTipQYjzuUfhegrdpXVfsTgeXbSWqhwhVVgpiYjXYWflidZgVhUcmhaqngoTYbYomcVpjYYebmuiYYneqZYYmaisqechVfcjphcZhmqbgfUqxbohclcXampiceqmSpQeUlVjPVXseodqOWwRseZmuefZbvqv7xqSiTWoqmtQbafjikWqlchhlapafiVponYmmjofbcgeRgbceeZYhmegfdfffjfiakgibkjhWlklnjgljdigiYTTnddScSjrfcobctkXjkrRYglmhZRdhcahhiqqckngfolYhffidUYiicadiZikoqlhcgagjiaqaodVdjeibkjlcbideoaZhZfmZkXpaehfeiWhgjdgbkhlckfichlbmcefkibcXhdabnuibUfcWfecjdWaTdhrWfZecnalijjvVXTjdqUThpSfhWcagUfkaqbifpigiVriWdhhgVRddUldcGtYqqhhnPUlkaluiTfodkoiVgnhdobfrZgTaXkjlkRVeZhkaTaeeZnYsVbVXnQbgcMdliSxigYXbsvjVdmqnXgTcfZbgVfgfSikfafehfaCciilYuWcdXhwpfpbryxWlkWscwocQUuXYhqZXTwXhcglXdoefnlbifinofajmaZadmiXlThmUghaWfeobllldlrQjZkgdpZUmlWhdmTsZekYimhgfOpYoWcdVZWhldamgZanbThhrlftiaPZXrtuvjkehihbnaTagcplkaUbhffPOkflVYmpYfVcmZedTndjeeaossdhXWkfpdUcoXfblglnlanbkYZeXccdaWTbpkdfeVcbYiinfkejVXcjlfdYocjXbshllplYaTdijdjUcllkncVjfphdfgidglfdbgfjfkhgjhdZgcecbdfgfededhghefhheeighjaSmwZjYrYcmpTVnctojlfnhgVfeeNkbdZleomofaclekcmrxXflijgetfbhvmbkfmbSjkmeWOlgdiqivfUixoeXsSufrdZgQ',
      turn: '0.0552589:ffeghhbdlgggbfdhZjefechiefidffeiedehgggheigidfifmhYdnXWTYfgagahegdkVejcffejeefkhVdcmZdaeedRlXdggelgmYkVhhgdhiXjbqdnfZifgUigdhkiqaZcmbTfpfnWiYVmhjkkulZThegikjYYVXTgndhaduicmcelbaccfeXfgdicashggfndhmxlbubcaideSZjdSWmYoeolhccoXnhelhZsardZgaRgWYjdXgkjhdhclmaaejjiggqiofaiaTbandpkecfSqqinVjbljfniORfrlTnVWpRZkPZYhmSkmkTjRZboigfcZciVVooZiVZeecbkXqkgZPqdqiraZYdXeXlTndffdYghXdZlkYZtZgldYkcZjdrksemleaRTipjoVgShoaihieibamicqeYjXSfTkgknNdPnWkhZPmfgXp1eqvomVmdpceudnhgXPwaieombmclgbbWjeflrtpkfWmnijfeddXcmWZXgcjUhcgdmafckggaqjdkkfksVdjjhpenZjanoojcndgbcUWlifbmcZbcZavceimWcleeeYbTaheaXchhiTWkdlcrjoXibfgVceijcQcghdqXjaKddWZbdhn1eooquSWgnckmYlenphqnXRbchZZbYdbkclbjVkVXafghZQiUllfgancdipcVxpnfVnbVigcbTXcWncbodWPedZlgMokihbggh1bX1YoZlhwgkkiWfpdvcqpthojVMjXechsUeqn0haWRfkpqhgWhhjOnbZgWTRXXUgjbkmiqojndmfmpbOgtbTVltnlXlUbruaijkaTUdZflXXlfZdVZYgdpcWdVZiekLefihYqVVkghVktbceujhbSffdVRYRjgOrrTvUorgmShjgapchZakjkUjOloZncbZhbqazlfeOWugtabgkUPceualgZlpkWfYpWwghhVvedQZfkZpnWkbfcgjjZVezaqjToihpPhfPgWsaenYhrXYmkesgAVWdfmpmnupVcndXiihQldVoTaaqfShghhaicRWyhUjaJlSOXehWdTtmdUisXonftYgmwthYogunlXTjTPciefgqWeVThgbhhYehgnYkfaahabnkeobabhjofZglmWZftnhgYdUjmfnbkZeuegfgmolYWlWoXgfsmkeckjVpgaofZbhiojjUmWcbfnofbphRreeUpWVrbdlefuXglbbjZfioVukOyiedlbgooTXjXejTlOpYWjZYkffobfmVsijiTVjjpYmdihcXZYcaoyXkknXZmlgtWcidqiittSiecZWcnpeYoTSnjqlldoYokYsfeaogXonicanagdjcvggYgMZMXnlUdgkotijpTdSidbihcfwQepqcjcbpmffNWeRNkZioivnZgdcipaXjdmUplehhyUPXeualXiXqnbdoklXkVlfnkXXgekWorbocpTnpbkWcpgnKlVsckWRghhxrifRXfUoPUtklXiliPiqfdUXlflgcOYRirUmecfiZVamiiketUfydtvXLwfQcSmgjeYYmolomkVwkykkXpethfVelYbiRmcvklXnRcqOXjcojaPPjjXUlctcokieceduqWpgaeYkbajdaUbknbiihfjYaUXhUjarrUXeddcplQirXYpommchiphXfonWoloopveccjWnNffehcVnLdbaSiXeVghikbmigFesiZYUZpjRpXXuafvhRdgmUUhZaaigvkJblQfmvcWUUwsgkrOVYmoZnpYcfblpkemqlqkteiamjezTmdZgxvrchkexpWiTcWnWQdolhUhqeehpgkWdhlTXceQXfgjlpninmfnTZcagiWhogiWssXWneWlZagofefekdbiYjimuSXhlYWsjpnYcZlFihwVUxaaTXaYUafjgmicwoZZYkYZnhiURgQkZNZmhanRag',
    },
  },
  rarity:
    '0.276725:p++++w27+++++++z++++++z+7++++77+++++++++024++++++7++5+++77++++t2+++yz+1+7+71++++++++4++7+++++++++++7++++++u++++++++y++yy+++++uw++++++++++++++w++++4++o+++++0y+++++++0+z++++++++++02+7+6++4+++++++++++2++++++7+w6+3++7++1+++++y++5+++x+++t+++++++++++++s4++5++74++++7++++5++++++7++++++++++4+++7++++3++++++v+++++7++1+2+++++25++++++++1++++++2++++++++++++7++++u+++++++2+3s+0++++0t+1++++1++++y+++++++++++7++++z++z0++++++z3+++++1++4+++++++0+++++++++++++++++0+++++++++1+++++++++++++y++++++++z+y0+++0++++++y++++++60++2++++++++++++++++1++++++4+2+++++++++1++5+7+++++++++7+7++++++7+v+++1z+++6++77++++2++++u+6y+++++w+7++6+v+3+++++4++++++++2+++++0++2+++++34++2++++1+++++6+++2++++++++++5+6++++++4+++67+6++4++++++w++++2+++7+5+++++v+5+++++++++++++++++++++++++++2+++++6+++++++++++++++1+++76++z+++++++7u++++7+++2++0z++++++++++++++++++++0+27++++4+++0+++++20++w++++57++++1+++y0++++++1++++++++++++++4+++++++++++++++++++++++2+7+++++++++++7++7+++7+++++2++z++++1+0+7+2+6+++7+7+++5++1++++++++z++++++5x+++z4+y+++2+++2+++4+++++++++++++++++++++42147+++5+++++++++++++++6+6++2++++++++5+wx++7+v+++++++++7+++5707++y+s++6+74++++++7++++++1+7++7+++++++7++++++++++2+3++++++21+4+6++3+++++++4++++++++++++7++++10++7++++5++++++++++7+++++vy+++++z+2+++7+++++y++++01++7++++6++++++7++++++2+++++++++++++++++++++++++++++7v55+71+02+++x++35z+++617++z++++++++++++2++++7++++3+++0+0+++++++++++7+++2++1++2++++w+++7+++27++1++++++++++++++1+++++++++++++++2+71+z+++++++++++2++0++5++++x++++3+++21+76++++++++++++++6+++++++27++++7+++++++++70+++6+++w+5vx0x+++++20++2++0++++++++7+++++221++++y+++1+++++4++++++++25+++++16+1++7+3+++z++++++++0++++2+++++++4+++++3+7+0++2+++++++4+++3++++32y1++3721+4+z++07++3+t++++++++xz+7+++++++73++++++727++4++++++++++6++++++++y+7+++r+++76++++++++7++72++++1++++y++y3+++++7++0++++4+++++5+u0+++7+++6+z+++++++++7+++++++++++++3+3++++++2+++x+++++++7++++++0++y+++++x3++++++++++++y6+++0++4v6+y+++7+++++++++++7+++++++++1+++++++++++70++4++++++++++z++++++++++02++++t+++++++++++++y+++++++++x7+7+++++++0+1+3++27+6+++w+++2+7u++++++++++++++1+3++++++++++5+2+++0+++++++0+++3++++++++2+++t+++++7++77++41+6z+++++++++++++2+z+w3+4y++++++++++2++++2+++++o+++4+++++u+++++7++++++++++y+++++q+++++++++7++36++7+++++72++7+++++++++++++1++57+++7z+7++++++4++++++1+++++2++71+++++++7+77++y+++7++++++++6+6++7+p++7+4+++++++++++++++++++++y2+++7++++++++3+7++z+7+6+++y++x+0++++++++++5++1+++++++1++++w+6+++4++++z++++++7+++5++2+5+++++vz1++17+++++++++++7+7+066+++45z5++++z+4+x++++++++++01023+++++++++++2++++++++u+2v++++4+++zz+++01+0+++56++++++2+++654+++046+v7++++7++x+0+7++z+3++++++++2++++0+4x++++2+++2++x++++++x+++++y+++++++++2+++6+1++++++++++++47+++4+++30++1++3++7+++++6++z+++++++3++++++++4++++0++++524+7++++++++++2++++7+++++++++++2+4+0+++++++x++z+z+++2++++7+++5+7++7+++1++5z++++w++++++v+y+++++++++z+1+++72+++7++++w6+++++1+++++++++wy+++x+0+0++++x++2++++++++uy++++++w++++xz+++t++x++++++270+s++1+x+2+++++w+++w++++4+++++7+++++++++r+xz1++0z+0+z++2+r+z+rv++w074++++++++v++++x+52+6++++x++v+y+++++++2+0+7+++++++++++++++++y2+++74++zz+++++2++++2++x++++++++++4++7+z7+++++z++2++6+++++23+++++++y+2++7+++3+++7+++++++++u+z1+2+++++7++++++w++++++7++4+++x+0++++++4++27++++++++6+5+66+1+++z++z+++++75++++5+++++++3++7+++++++0+++++2+++74+++++77+1++++++42++31+++6++++++++++++7+++7+++7+++++++++++++4++++++++++2+1++21++++4x7++++++06+6+++++++++y++++++++z+2++4+++70+6+6+++5++++z7+3++6+++++++++2+7+++++6++++++2+w7+++++7z++++7++++4+z+21+7++1++7++7+7++++++++++++++3++4+++++0+++7+++++++y+++1+x+++0+7+++++52+4+++++++++27+++++1++67++++++72++++++++20++++++++++++++4++++67++++2++0+62++++++++++++++2+++172+0++7+7+7++7+++7+++++++++++++++++y+50++++++2++7+++++++++1++5771+++++++++++++++0+++3++75++++5++++++++++++++y+7+++++++++++2+++0+++2++0++++t++++++4v++++5z6++++++++u++0++++++7+7++7+2y+w+++++++++++6++4++++7+++3+++1+++7+++4++++2+27++x+3++++x+++++1++++++0++++x++++y17+2+++6++27+64+0++++++1++2++++++++++0+++++++0+0+++7z+z4+++++++z+++2++++++++z+1+x7++++++++++++z++++x+7+24+++++7+++w+++++5+311y++2+++++++6++++1++3+++++++++2++++++x++++z7++7+++++++7+++7++7+72++++++16+x16y3++++++22+++1+7+++++6+++z++++++++++62+++++++2+2++++++++++++++5+++++++++5++++++2+++z++++++++w++++++60++++y+++0++7++w+6++2+++++++++++++++++++7++3++++++225+++++2+++++++++++3++++++6++1+++++++++2+03++++++++++7+++++++++++++++++++++++++++1++z++++++++w++++y+++++++++4+2+++2+44w+++1++++6+7+x++++7++x+7+7+7+++y++1+++x2r+o++7zu++t++u+++++1+t+++wy0++3u+1+23+++v++2+++++z++++++++4++u++++++++++++++p00+++w6++7+++++xw0++++++++++++21+++++++++++++++7+2+6+0+++7+7+++++0+2+++2+++++++++++y+++++++++++++++z+++03++++++++++++++27+++++10+t+77++46+++++7+++++z++++702++++++++6++76++++++2+++++++x++++x++++++7+5++4++x51+++++++21+++++++++++++++x+++45+++++++53+7+++++++++7++++06+6+++++62+++47+5x++4+137+++v+1+6+r+2+++202++++07+++++++++++v1+7+++++z2xw+++v+4++++u+x42w2++++++u+1++++++++++z+4++4+4+3+++q+++2x7+++++zv7+++++++2+++++++u++++++x0zx++++++++u++022+++u+y++7+++++1++++g++0++++++++++11p++++6+yx+1++++2+1+t++++++yy++u++1++7z+++x++w+xv+z+1x+4+++0++1+++0+2+17++1+++++4+w++++++1++++++++++0++++++++z++++y+++++++++3++747+x+++u+++++++7+++++++++++++wv+0y++++731+42+++3++64+++733++++it++3+y+2++wr+++u++++++1+10+u++6++07++24+y++++6+3+z3++++2+x+u+++1xz7+44+++++0++y+++p+2+++1++++7+++++0+++++7++++x++++7++200+2+++++++++2++4++0+++++1++oz+x+6+7r+7++++++04+++++00++702+++s++u+++++0w++6++++++++++++7++++2+++++++++7++7+++++++++u7+3+z++2+++++x++3+4++n3++y+y+w0++2vw0++s++2++++++x+4+l+++++++0+++++++++0++++++43+1++zu+62++++++++z+++++0z+qx++q7++0++3141y++0+++z+++++++++++z+7++++++y++y+x+wz051+yw++3+++u++++++2++z+2+++1+++r1v+vs++0y+++++3+++5+6++yy+zw+++1t+++006++++++27724+++0+++351+0+++wn+q6+w0+zt+m4+yj+z+7++y++0+++zx+2++t+0+x7+++z+0++++6+6++++t+z++2+++66+4++++2++++340z+2+++6+6zt++++++2+x+47+2++6++2++006y4+++u++y++++++w+3+++++40w+++2rz+++0++z+y+++y+++++4+7++++++u444++y++++++++++++++++z+++5++++5++v+z++2x++y+3+3++++7+yo60+++++++++y++y7++++707++1++++++++++3++++++++y+644+++1++++v2++++4++1+x+++z1+++2+s+2++++z++2+70w+3s+4+1+2n++++z+++++++v06+z+++1+0++++6+w++z+z++z+u++22z+++2++2+++++s+wxx++0++3++++5+w+++v++++2++++++22++++++++7+z+3++z++3++++++++++++0+++++++++4++xx+345+0+++1+y+20++++1+1s++++u++++1+4+++j++yww0+++u+0++3zyy+u+++1++u7s0x++++4u+0++z+++++++s+++++z2+++s1+y++++2+++++037+++++++1+5++4++1+341++7+01++qz++++4+15++++++++++++2w+++y4+z++2+++s+++s4++u+++2+y+s++++7+12+++++t++2++++7+7++mz15++3+++++t33+wv+1+7777+++++w3+z++1y++s+v+++xw+7++uy++z++p+4++2z4u+++++1++++7t+x1+++++220+++u++x+u+5z70++++7++6oy+y++++yvq4++++++611+++++32s++++++++4++++++++1++2+05+tx+++++++++++++3++++z+07++w261+++27++1+71+q+++++++103+++++7++2+37+1++2++++v+++41++++++v0723+++1t++++++07+m0+z42+++w++++0+++2+264++7z++++++7+v+++5+0+++++++++0++s++u+0z60+++++++3y0z++0+z+t2+++y+++5q+2++++w+0++1+w++7+++1ns+s+w2+yw1+++++v++++1+7++70+t++++40+++3++5v+4++041+++s++yvx24201p+2x13x7xt++w+++27+++7++7+3++2++2++07+++y++0+yz6++u++++7+x++3+2+4+++00++3+4yz++++y+3++y221w2z+++w++21+3+xw+++07y0+0z++22+1+1+3v++++++7+++2u++++7+v+36+s+++++0z6w+++++++++++1sz7z++4++1++1z++++2++++6++w+1+++++4+++++0+7+1++++3zx+++z++s+++++++++7p+++++2x2+++v0+u+x++p2+z+ysyw+++371z+v+111++t0+z++1y0+0+7++3+++++++14++44+++0+z++++1777+w++207+0++++y3+1+s+++2+z+4++++y1+0x+2s++0+02+3+++1++y+5++66+2++++422v+0+002+7+32++++01+++++++++y+3++++0+2+j++1+++yk0z+4++++3++4++r7++z++7+1+++++++++7g++++++z++++4++2+++2++z++++v062+++++t3+w+6+++z++++04+3u++x+v0++++0+++++++++2+y3++y4+++z++++u++5+2+++y+w++++2++++++2++1++++7+u++7++++vzu++++1+++2++++7+++tvm1+++++6z0++2+++z+++1++7y7++++++7++727+0++++x44+u+150++2+x+26++x+u++++++14+++731r+4++++s+436++++v+1x1++++++++2+z+++7+4++++z7++++w+vs+++2+0+5++2++++++++2+++3+++++4++ksp+++1z1x++++++++x14+17+3+++7+z+++z+61+++03+4+++2++++1++4+++uy+wz+2++2+++2+++0v++2+p+2yqtt+++4++p+++4++2+0+1w+x+++z+44++z++++27+0+6x+x+7+0++2+++02+z+++++4++7+p23++++7+7+++++3z++z07+++4v+22+4z+4+++++o47+0++v+1++u2+++t2++4+v++z++x22+++1x2yu++4+++7+++0+5+++3++++++++++t+++++6+7++t1+++y++++++++++++y+++4++++q+++++++2t+45+v+0++2+++y520++2+++0++y+++1++2+s++uzwuq0z+++++3++0+y6+074++413y++++++++++++++++++++++1+00+++++++++2+++++22u7+3+3+++4+++++7+7++22++2++++5+++3+++3+++z+++1+++44203+23+++++jxx++02+7++++++r++1+10++++2++y+4+0+y+00++x+3+5++y++++++++++4+++v22+1+4+xz++756++++ys++q+++z003+x+++1432++q+++u+0++x+++2zyx++uv++22++14z++7+11+++++7+++++22+334++7+y+p+++4+++++t+++++++++y++7+++++2++z2+++x++t71w++1+x++++2+i++y+g+zv11+z+26+++xy++q+++0+4++2t2++164+71q++4x0+1+++76+++z+++2++++7++++++++++4+x0+w+++z7++vy2++++++++++w+2v2+y+w25x+++++++++++u++1+27++++r7+2+z1+06+++++2+5+++3+++++31u2+0+v+y6+x+++++++s++z+++++1+4+qo+4++m+++x0++4+5t+6+++++++++6+x++1++3w+7+6+o2+t++++++++++2++++++y1+7++1y+vq02y++0++++++++zys+3++0+x++v++40+++sv124+z27++143++s+0++6++x+++x+ov++y1++++++4+++++++++470++++x+++++2+++++2+++6++1++2++0++++++++1+2+++3+++z+++7+++2++o++++++27z+67t3++7++1+x+++4++++w++++++2+++uuz+z1+u+++++2++273++v2+1+7+27u+++++3+27v+++++wy0+1++++w2+++4+++++++w3++++++r4++2++++++7z0++++w+36+y1+++++++++++1+++++y+02+u+y+++2++++++30w++wxyo+w++++1++z+6+++0++y+++x+++++z+++q++0w++++2+3y11++++++u++++++wz+++++++++++7+05+++++w+++++++x+++++4+76+1+++6++++++7++++++3x++z2+++++4++++vy4+1+z+z++7+5++34706++s++++4+00yx++++++5+++3+7+++2++++7+w3++++20+33u+40+t+++6++++++3+++++4z+z++++++++o++5++2zv407++++++++++++1++50++++++++++++3+++++++++1+2+++z7++++0s+y++++++7++++++++4+0++++5++++7++7++++7++++2+++++y+6n10+1++4+++++y0+x+++++++++++++x002+x+ywy++1++73+++u++++++++++++++++++ww2+2s+v+++40z+z30+2++++++++++z++++++++2z++++w+x2+3+++z++++++5+1++++++4+++w+2+++++++1++++0+++7+++++++0++++5syy2145v+2++4+++++++++++++++02++++++3++1+++6++++4++7+10+227+2++4++++++++++x++++++y0++++++0+++++++4114++++2++4+2+++2+41++++x+++424+3z++++++++4+++7++4y+0+0+2+++++y+1+2++z+22++z++0+++61++4++2++7+++++++++++4+++0++40x+++w+1+3y+++5+2++++7++++3+++++++++1w+++++4+++++z++5++h++++2+z+++o1++xz+7++7+2+x+2+y++h7+++24++++++t++xuv+44+6+++++++v70+++y++m0t0+4+x+xw++4+7+1++++y+rr++2+++7+7++x7+++++++++++++1+++++++++++++y+++4++5+++++3z+zz+w++++++++++0+++++4y+++17+++++7++++i+++x+1+7+v7+++05+32+p+x+354+0+++++w+x++31++++++++7z021++++1++++++++++++++0u+z+++7++++1++++g15++++++7+1++++y+2+y2+0++++++z+++++s+w++++++x++++2+7+++x6u70+++20+1++2+++1++0++y7+++y++2r++++7+7q++++4+w+34+++z++6++4+++71+wt4+2++++t++++u++2x++su+y+++++++z+4+++++xw+04+4+zx++++uw+0+++++++z+++t1y2+zz+++++++++++x+4t0+++++++0++++s7++z++++++++u+0++++++5x+w++++p+r++1tyy++24+5+++++rt+++337z4++++3+++2+0++7++++u1++1+++++++12s+++1+++++++2+++w++1+s+zw++x++++++3w++++++7++u+++4++++2+++++004++++7+++++02+4+++++0+2+07+yp47++++4uz+y++++++6+l++++0y+3++2+u7+++024+++++++7+++++u07x+++l+++56y+++200+++++1y++++2+244+yx+x67z+w7++s+q1+1+ws++t+++4+++7t2++2++1+2+7+++++74++t++67xt++3++w+x4+zy2+t++++++++0+++x+o++4++0+p+++z++++7++++31+36+z+w+++1+403yq2o+7+t++vlq++++7++2++++q1+4+2++q+7+++++672+y+++++++v+7+7+7+++tvzw+1+yx+++w++z++++++4+2+++++11+++w++++7+0+++++++4++712++++++5u++4++++71++++4+++1++6+++++++2+++++++++2+wx+++++42++l++++2++++00+z0+++++2++2++++ywz0+s++z++2+++++0+12+u+++4++5+++v++++++z+++++0+w+tx33+2+q+2zt++++p6+++2+++2s+74+++s+++z+++++++++++++q+z+2++5+tz1++++++++++w30y+y+++3y+0+y++y+++x6+w+02++++z2+1++y+++++++4++++00+++0+++j++++42++22++u++++u+6+7+++4+2+37+20+7+1y++02z+u+z+++u+7202+1++++++++3+73++++++++++mt02+++s+++2+7x+++77++sws74w++++7++++30++++0+++++v+r++1++u0++24+v++z7++++7+++++++z+xux+20+1+syl++6+++++++2++3+++++++n3+1ytv+6+14y2+++0p03+++y++ow+422+224++u++7++j+n+w+++z+2+w++++v++vs++3274r+++2++2+++s++++++0++0++y10z+2++++++2+1+3+02+++++y+2q+++r+21++++62z++++++u+vq++++1+10+170++x0+0+2+2++0o+++++3w+2x+v++++p+++62+q+uzv47++x+z0+2+++++u2+0+w6+3w+1+77++6++++rv0z6++6+y2+3+++x+7++5+z+77+z++z1+02+++++5+5r+6++z3++2+++++4y++z2tw43++x+x++w1++++2+z+ux4+24++++t+w+++++w2+34+0++215x+x+4lu++++5++0v++++w00+++s57++++w++2+w+0++++7+4+2++++++++++++++++03+w+++2++++y+z++p+2z++2+2++0++++qw++++0xr++766++2+x++21+++++x110+22+44j43t1+++v++z5++v+54++++++yt+072+++101+++++v5++++0++p+wqv3y++++u+++++++37++zv++43+tv++v+++++u+++wx3vv+++7++++w3++v2+z4+45x++p6++z+4+s+++74+u26y++++4y+2+0+x++++tw41+2z+z+5++z37z+z+7u4y++21++0+2+++++++++r+3r0+0++4+17y+++24+0++5++1++40+4++++2717z4+7++++0322+3+++4++77++0++++++++++++6m++x+6+t+++++t4+xx+ypzjq+++4s+0k++2+u3+w+++++1+++++3+++220+0+7++x+++++z++7+++77+++++2+++7v0wy+22z74+w+++7++++++u++++++x+s+w+z21++++xv++4++z++++++2w+2++++5+2+++++2+++++++4++++++++++++7++z+++1++++1+v4+x2++++4z++4x3y142+x+y2+6+++470++++++1+++62++++4+1++2+++v++y+x+++7++202+32++++2+++++2++++++0+37++x+++++r+++w2++37x2y72++2++++y+r++o1+30+++ys+y+++2+z224++131+++0+2w++wy2+++++3+t++++14++yuv7++w++y3wz+u+1++++uu7++1twu+3201++++t++007+w+vu+++2++6+x+x+1++++++++++v5+zxvz7+++x1t4yx+10++++++y60++++yu4++++++54z+1+++1r2+4x+t+y+++++++104+n+xy+++++v6+++s++++6w++2+u3z+txx5+4++++v+++zvx+2y4+x++u++++z2v+1+4++0+7++2+++y+446+0o+++y0x+xz+++2+x+++++++++023++++0+z4+++z++++++++z+++2+zt54++zv+z+++v++++22++0z3++++++++0+2++yn+y7++u1z+z13++++++z+++3++0+rx3v+x2y+2++5+++++t+0++4++t++++n2+2w2++2y+7+3+++++221+30+w6++zw++70++w+1tz+++++++++7+z+++31++++z7+++02++2+4++++z+++++174+++m+y++++yu+z1++t+4z++00+z2++++u++++4+y+y+++++w0oz++1+2+72u+4+22+u+++6+vs+y1+7u4++++t+++++2++uz1+w6++v+vs0+302++zn+++++++++5+++++7++++++++++++++++++4++6x+7y+4+++rw++w+70x3++7++7+v+++++2+7++7r23+4y++x7r++++++++7+++++++7+5+z++++++++++632w++++++x2+z+xpyww3+x+x++1+3++++2v+++++++z7+3++++pw++++27++w+p+1+12+z+1+z+z++++2+++y+042+++++1+12+z0+60yvr+7++3++++0+t1++++++++++6++++7+++++++++7++++++++2+++++++++46+++++++34z5+37+sx+++++++1+++++++++++++z+2+++++++++6+++3+++++++u++03+4+7++++++y3++5++3++++++1+z++++++++++++++++++z6+x2++++z++rr++z0+++++102+7+x++2+w+xk+++++++++7+++0+++4++++23+7++++t3+v++++2++++++++++++5++++++41++z+tt+2+0+v+1++7+++v+0+++++++++++2+3+y25++++vv0++++u++++0+0+1+++x2x++++++++x+++++++w+x2++++2++w+6++7+++++r+++++++++4+0q++v4++++u+++3+3+z+++w24u2x2+++v+7y+++74r+0+s+++y7+++++++7++++y++7++++1+++1++++x++++++++++3++++++++7++v0y+1wy+2+4++++++72++++u2++++z++++y+z++1+++++++++++++4y++46+++1+xs4+v+++++++++6++++++1+++yvw++r2++++3u03+20r67+13p1k++++++++7w1++++++4+++++5++64+34+x+++u+2+06++xx+2++++11367+7++24+04++w4y1+7+rr3++0+2+x++++++++0+++11t4+++0++u7+2++2++++y++++4+++nv+w6++p+0w+3+0++q++y+++++z+sy++++++++++++++++++++++++0++7++0++w++++z7+7++++++h+++++++0++y+2+++++++++++++++x+z++260+++u++++++++++yu++++7t++22z+++++7uv+y2++++0+0+++2+1+6+++x++w+++zt++7+4+uy+6wytwtz++z+us+2++sv++6w++++v+++51++xw++w4++++20+72++++2z++t012++++s1+z+z++++0+14u++u+10++z+2++q++++++++x3+2+++wz+7z+++1+y6+++1r4+y+x6+++0+z++64+7+3+u+ztsutu+uv7+3+0202+z++y+++6q4+wr0+7++r+++p+++++++++++++++21+++++++++++++++++++++7+0+++3+++++0+++++++++++++++4++2+4+++++s++++7+7+++++++++++++++++++z++++++++++++++u+4++++++2+++++2+++1t++++x++++',
  references: {
    fr: '0.185927:lluYkfTjZbogkjfimiWUbjUidMdZNxyidmhrIwmZenRlloacVbmgkfZmZjemmkqfjgcfnnRhUhqjbdgiclflegafhqbmfabdfbjeeYijWaedenmigdahmeXjdklaZjekhfineeegmkciahXiabmkifbqZhfjokobejeZmlPfXlriheihdojlihajbrXlacWhmvybmaYlUQkZvnbimaeeUnZfeTjWSz0kXeZmKknZWjTmhhYcgdldladeafjhbjjfhecdijYhdhfgbfjkYkkohdekhhlecdcfjfyXYYboWRSbzbiokuiRcgUnhXkkXoqcV2trYnjmfVlmloYckgtZXabmZVUYwdiqlthNbjSmgSnnVmskbxvtZnhjbRenqqWcbYmhndfgbfekelgifeacklWkefjfXfggckflhdghlegghbVflpzaiWcjadosgieolsVRekiNXWeZXxumbhonWxkhaicikpVWiekiiWejWYhWejlffidWpcRlkijbgjmadomrgcajfebiZcRjbv7WgUdfacjmqncojiQZbpfWaRaVOu2ldnoqUtcegehfpkPTlgxaYcdpVbZfufqtlveEgjRbdaqjbm1bWyruXrpdfbfsfsUUcdohfZfqXdcbljohbfdVqjVidisgjhmbhpeifZdhdkaoaaOeUjxojdRhdUbotoZpqvUXXpaiUagiXsiginpsSYmsjlbhlcciabmkifbqZhfjokobejeZmlPfXlriheihdojlihajbrXlacWhignfjZegabfjeokekdVjmpWfgelfmiokdfjpegXloeeniVYZjrxXkWbZdQdioeYneodYfjibaQbagxsmfqhgTwdoafdhllShlhwdfgciZPcXsZilosjNVrTqkWuiUn2eUyoradlibYbonlZcrs3ZdNSeXfkdrjcokdabUoWajViVQwzpZkfoKkqhbkSplicioqxegQZhccjlbnhrjmUSdoeNUUhceqslfhhgUrokWlblokTXji4liRVggYnmojepnrbgYsbRXXkhatuslmdqTncsilVhsjXamtzmjdbcdZjinciklmZVQphaZdlXYtyodmluXimnWjZkgedZfo9fqVUecWflwwhnrfXTTlceWZWaUxrhbjkmRormYVdnolZdgl9hdaYhbIjcygalroceXnadaaSXSx0oRienRmlaUkbmifbVjm3igXUfgVnnhkXnhjYWVpaaaYfeWumncimmakjmffdhqhVhntxSeJciXaejolfmqpTdfiehTZYYRsvklplkXloufgccefMWdr0dqXVZhhessnhilndaYrebfXaZWswqbolmYnmkddalregjnqxfYZckhRVblZjsnqdYWobRcUniep3mbplnYsdkcmbpliZUmt7hlUTcYajnidWjcdYTQrebXWcaU0tjWlfmUehqilXfmeWbgj9gZTXoXgefvecpnnWUbmnXYWWXPwsodpomWlamkildijZXkfnegWbfcfdkfgidihXdjpXffjmgblnmfhmnlheojebnfVbgjZjfmadfYfjgajhcheebijafdgdgcdkkZkjoigclgekeddahkrwUkdifbMhlkjdpqoQZgkgbSZcZe2wlhpmoQkgqZgcojhQamp2beUWgcWeisfdiikaZZnibVaaaU2ptdlspYrfracjfqgbbhj+haRPiZYbftmcslnTUdqgXXXUbX4rieomjTinmeokdqgXUgnxhnldlfOhhsgfnmoaOWnabUWkaYvvoXimnQsubVeRjfhadigkZmWYgUikifokefWhhjiSncekeWkigbffqaebcnihiddefdk8caWXhWSZb0hfqqmYQdmeZTbSdZ8uhYjokVhheYijdfdWRdckhicdsXbefjiuficfbohUZSklcdiekefclgkcigkTpafbkfbldeaehaacbfiijfdeglgYheilddijldgfnfeadkfejcfVffbjhidegaeedflkggbefhhWgghifgeggaifleahdjffigbYfddhclecfaaaihloenfdgnmdjchngijneeljlffaggjjibZWdjr1ZjcZjbZknqgfrijRRalfPVZfZaztncfkpUspeWmWqhmWYjakeiWaZWjhlbpidfaZeopUihdjdZikfcljpeieijfdhiaZjddhclecfaaaihloenfdgnmdjchngijneeljlffaggjjibZWdjw3ZlcchfVkcuhglmhZTUkYSbXhWau1tedgmPonhYkRrggXbts1YeYPiXZmcrhdnniXZcqVYdTjbXzzwZkklJnohZkPrngckffleaYakWcbajkjhefhVrlUhflqgliqgZmjnieYhalfjahTbZgmgieigVYgelkneiYfZmlXdZhickpmdUdfjefWbbggeYabVdaiemWYiVdbhhgngihgimhUkclqhVofjahlpggadhoYnegjegbjehZceWagdenlggaaemgWhfihedjhjafkncddeikhkedWfiekiiWejWYhWejlffidWpcRlkijbgjmadomrgcajfebiZcRjon0TjdYnbbmgpmlmogSRfnZZTSeWa2wkkkimIskjeoRqikWdhp5YYSYeWTaerfZolgTXcjfYXYSdP4trdeqlanfqZYhjkfVZdaiemWYiVdbhhgngihgimhUkclqhVofjahlpggadhoYnegjeYvzggYheZfmsfdkoksTWVsgRYdfTcm1pKkjzeoYcXjjcinVcjdjefabgXecdiikffagiilYkfhmefjkjdhgndbgdjijjbeXedeocfcdhXcfddmkfdZaeoiagchkYgkigbbenfdbdkjdjcfSffciihbdlZZbeljlcjldaqmamikofkgrcgsomicbkdihgaZQfnfqfdVaeRcehfnlhfZYinmVigehaekmkagfoZgfejhdieaSinqvemZmlZkovegklnoaRXwjdYSeYZfqmUmaydtWiWdmgolYmWdmjoccdZcfhlmnchaadkmUfbkjchjlgVekpffXcgfeggZZaehkdcXchUdibfoogjYbimhahejgcgmfgbbgpebdfgikjafWeimvdmUQdcTggrcbpimiXQkViXajaN1tuZqftSnjccnQmkjhfhewdmUcdVdehshylqnpSknNcXZceUmwdaxbnfwlbgdbsfpTioj7cjcdfcQmdpjcqpmYMejZYTeUee0ujSkhqUolfSfcmjkWcjisUgWZhXkfijmjfgWYdnnWhcfofbnrkdgfrdcZhlhepeaWcev5XeSeffZiksicsikTcZjjZZTeVMyunhpomVxgkgfZdnmTeljvVfTaYfOafsZWjjrdYcldagWhhdvyiavmlcwYmfXZnilUeldpidXgoUbfbgjqdfigVriUgflifjfmagplhidgnhhdkVgPngtzkecevaHgekkirsjbfWibSYWaecqrnfkceOoaoZociqeUVku0alYVgZdnmmkWhfgYVUobYeXhdQyuoUmolVlijfmahqgacinyfkYcnbQndnlcqmnUOYlaRSZiab0yocbdpQvldWcQvjhWXfu2VXUZmabgfqjXukhNTYlkWbTcdOv0oejliProklnXilkSZffleaYakWcbajkjhefhVrlUhflqgliqgZmjnieYhalfjahTbdjzjZfemeOYSzhcomtsNVnZgmdfaXo4dTwplXjkfedcmgmccnszehbdihSZdfibqopZVSljTaRcbWtroighhWtindmbhscTYfgpceccebhcmfemgkhVgkpdcZhohejmkgfllgefnfkepeYbgfk2iXdenbNVW3geqmsqOcjagicedXq3aV0smbljffcgjdlaakt2YfXQhaYkkpnWpmlTRWobVcYbYR40mcjoqOpqgfoXnlnYdfejceXadVbedhlmkiahdpkSifhlhgkliWhfrghZbdljhbhbXos4ahUUifeqgmkWpjfbXWuiUcVkaWt1nWmkoPqhgdgcgtpaVbl3qdYYjbetpkmclmvYcRtddYcecalrmRij3ddOmaemcigZbkqzafSWgVXhjogfopgQRYlaYXbadO02oWjjmRqriglQmZgYbspxYqWdnacoottkpoicVeoedXQeadwinivfqQtjofcdnrpWmdeoZidejWdekkqkjiYajpkXnafqcbmgfficocdabkiekccZeop4hdadleRfhgeisnmZZWlnSTTbeZuqnejjhTseublgkmhYbeakffdfkYdedekoigcddlgXhYiiefhbhdffjfccimifkbgWhcdmjheggaWefelohgbbgmlaealocliikYdhkfdahgjckbcWbkp1UhXcabPgiweZpmkUafjfXSRWcZ3tofukkRwfmZcZkfeOglmzjkccndSmlplgdolfWakhiSVWXTwdkTqnmSwfoXfjXqkjahowjqXYXaShhldkooqgYYodZTZjYUtxsdqjoVgnuYlThkfccecifcXfeWccgbnkghfafjjYbgmgbdkgiadhlkegijihkfhYfldobfYeddfghciggffWcmlbbdijeghmkgelkghdljfekgXZcddhclecfaaaihloenfdgnmdjchngijneeljlffaggjjibZWdjjtTZbckZRTa2aholuhOdiVjeRlnXptdZ5tqXqilcXcninShdjrfjbagdfdkgjjcicWgiscecgjfiishccijfiakjefmiUZbhuuXmcfhdWjlmjYjhofagkiaZOcYjtplfrkiVwamdffallWdjizcXfbhXWXatdgliqkMSpOnjboiVjxZTunrYhphiaepijYYhq1lfXUkfcnpkgUjglbUQsaXaagcYsprbkkpaiapjegisgZbbqvYdWbZZOeepgXifkgXcifZdQYYT0qlbnlnWzalgZbbmmMkmfpkuealZVmkmkhZookRdigaRUXad0hkVnkmYzXibfbhppfccblihdalZbcfkgmdikiVnoVibnphjkpecmmmmeamdjdkYeSfms4ZjYVgcZjbojYqlfUVWkgViVYZQs5lafdmQspbYkTmmiabkkxmraXobcqnkneiktdQVofWTadaalssWkdzWuRlaighspbdpqzfnhUkbZkapjchmZgYVudXdUkedv1qachqQkbhcjWlqfbWnhvUXcdrYaTY1fpqoqcMfjSkiUklXjyfb2ruWnlhdWhnlpVaosyTkYYdZYlkliYomjSUbneWeWZZXx3mYoonLpoeemZjijXcgdiigdaebedfgliijdfhjlakeilfeimkejiofYgflihicaabil+ahVbmUNgjtfYmnlUYfefeTbPbSyrpTqnnTokmYgkhegQamjyXgcboaZacvjppmqdIdlQlkVoiUj4ZY1pwSpoceabsouZdnqyXdMbkXdjmjhgipjPehlghWUZbOn1njqrlZsgugeeegdOSfm3YkSajaSbhufZplkZbdejXVWTdY0opcqkhUqcrdbgikeUdXenmmeioYZeflnmZfhYUonZcalkbphtaYkljidRhacdgeZMbfqvbiffheNdepidrsnZVZhbYPSZeb0osdjojUsffYeYehgSUiekiiWejWYhWejlffidWpcRlkijbgjmadomrgcajfebiZcRjfenXfbbfdibjfgiijiYfmoWdbgoifgnmgilnffckilbmhWcbmnuhcchidPaZiagrqndRajdUVNciZqtugmnlTtUngcbkmgTUft2apVUVffipsmflnibbYqcXeWbZXu1qeokrXtlibbZnqhZihswXrbdlibimlhisogZTbrgRgYddhlwpcrjnUrhqkehbrldeimukhhefbYXVtjenopsLRmbiiejcRjzhasjvZgsffWanenbcgntZdTchcVTdshfqmskMbibkeYdhSpwbayrphtrlnUgjgoRXjbxhUgXfZUcYtZgikrlRUrSgicmhXsvbStlpZhhccacrllgZgqzkoffecYukfadinrbVNyedXWiVToyqNmfwefYiUffcjfWdgepddYfgbdfigchfheTgjpgadkmhhlsnfhmiggakbeipdUYZfl3hcPSdXYfeqwemqqSWcqfgccRUVytgXrjpHhnscqcgseZVlqzecXgqgYnkphdmpmSacsgWZSdZWuysfqnnTxceaegjqhVYgnyWaZaiecebqccsolUKakeZeXgkTq3jWsojRlqhnjWnfjZWlbnlfSflSbfbekogcfbXogWcgkjdjiobekjjgfchbcYjaeNjkqwegaeigPfkjhfsnnYZXieSQVecc0rqjmhjSskmajZmlgbaiowfgSaiafhvjgflirVSYreNXdcfZvvpXmqjasmjZhhlulcUoq5cfZYadWklicSjemVXPraceZgZTtumXlkmVlnpghbiqbXbhhodlcahZfhgqgnhiYcelkWkaiofknojWgcsefWdeffoceZcjnzqbVTfWUgkfjRjdpXWQpZbcYYcTwpeajenVimmgldgteYVkv3eddYkZNbjnejsnhbVerhPVUgZYy6qdikkQtkkdrVihfYafdkgcTdbWfgeehmhfZbgomWdlaldbgofcmbfdgcegegudcbXobzefhZjScZTrkglpejNanakdTomTqzcYleqSXkafkXmghcVhxueifmnbalraZmspqaXUrkWUWhZdgwrLmesZpViSljchkXdZfnegdakXjdhoksihbfhnjQeXfngfkglcgbpghahesYmbcdfetvhreZdfRegmchupqYPVrdaVUrYaoyrdumsVdttcmShjgRjeryfohXcgNfewfcjmlfTTpbgZVdbVuxlVojlRstfWdRfjfajomzfrfcjaMoalsZjjmZRWkUgVehWdqqqbeesJjlkefXnkjPbiajckaclcaechodhfjfWokRoghogcilghtmofbdhijfigbSeldpidXgoUbfbgjqdfigVriUgflifjfmagplhidgnhhdkVgPngv7adVZeZadlqkdoglUSbojTZaYYWxzoajomSqmjdnfeliWYqi6cjXTfaVpmqrYsonTXanYUYXbjW1rijifnShingjUkmiUeglwdgaahdYeYsmctoolLVnZcjblfRo1fRropXqtZiZXnhubcXenmmeioYZeflnmZfhYUonZcalkbphtaYkljidRhacdgeZMbjcleeZcjaagbejlieebgleZhcjlehigkefhmeedejhdmchVg',
    en: '0.155686:edkjcbegXabcdkmhdbeennbhddrdciebgfihgicggcahegWbcm5maiYhZUjhhcZhjkhVTwRZTQdVV21XRlZkZhpkgfNhfeYVcn5palahUXmhjbfihmZXQpcZVYeQNvwbZmapWdqpeiUeehZXSv3afaSoZgbnvmZijdUcetlfhJaUOvtqVjhmUtapZkihmgRYeh2liWVkfduljoWjknYXYqZXdMVbLrmnftbpVsdtdfgeypSeXhvcddVjjbgggjcmgjSOlnabdOnagurebmbndnmajdcvefWcVlsmjideWddlklkbiZaheueedhlZgimbUdmjeceihdhbhYTbafqheeVhZigjakedgbYhmnedcakcghpfYeeogibjcejmhdZcZo6gcTZjYdptcjdiljcYbsgLaQWXYyugSpkeYpolefijmqYUZfqjghcfcdWbhdlehgaUgkakinqgbflaelvmeWjnakTZjcVget7ccXXnYgbivobffgfZZpdXkSZURm1fakbmRtjbbgcjnibZas+kfjktWbmgokqciZaPetcLVLjQfurcOhgcNuidebThlhSbgfrnfeaiXfhfcocghcXhkmcfaeicjglecacridbggbeagYVWZn4mlmXkaRgUmdjlnkjNQqacYXhZPypiWmihPirmehPdghWjcu6cbRVoWjesgrdmigYbdnfTeRbUWo0cVfdiWqkbZgdkogXVSs2dbXXiWTeegijnifYRnibWaOpUZzrebgfgQlmYkgOmigSeil1qkYbfcPifjXkinmkPWvhZXRlYTuzkWxohZdlwdcUchhZfjj4ikeUjZZmcledhmhdSWugYaKkYOsznXpgkLslkckbnojbhgq+jefZrZXmgpiebgfdaRwbTYPdVQyslVjelMnhiZibpmcYXll3fhXPedapiigUnmiWZZuhYeNbUTw3mVlerOmqgYldnomcddk1nfgUidXqmhdViirTXTracZQbUI2wicpauaflqblbgjgWXcq7omfZhbXofiggfnsjTUrjdXKgTPqurcrppSfisdjedigcdZgnehfagYidlgihdgbXdkpefadmcfkohaedoghYfbghmdbYZcl5nsfUdcWmhgelhnngTXsgaSLiVUwwlXolmUhhsWmYgjhaeUk3odgYkcSjdjdakkrjRSsZXTUeVS1taWodhYdoicfMeggWTWfofjhajYfbilimglbjgotagXdsdiigeWgikigVhfiZjdhbYao0phYVgZSlrfnUghlXbUqPZZQZZNyqgbjalbknmgfXbrbXdgqzZeeWlTeldmjZfmgWVZlehZOeUI1umchipRokoemUjhiaghdiheYcfXcbcejkgfddilmXhfdodeghdegelgkafiecgecWfYr0bmdSiYfqjhlTgigQPcmfdgKXYC0vgVkimWjokfocjjjWecallkWWkaehjchofndZZkqegYipfcnhfZlkpgfXrdghlhWahbb7fdYTldZigmmdrnqcXgqgbbQWZPvzdYscpTriickdlokXWgijghdcfZeXfgllecdgjilPmdfqfcddhceelgibbmfbfbZeabh+liTPkgapmooenlodaZrcWcPSYQxqjWugmSpfranfgvoZecjtdhcWiTfajnmnegUkjlsYiTatdepljabZmYeWYhgZnccYZar6haRZdRXenfglnkoeaaofUYUfSTv0eTqrdQqwkeiXdfkYcjs7efWRjYamkmnZjmhaaWseZiQXSJx1nSmikRslojiamjmciVfmgehXfahcicnjgjcYiqlbdXakeflnebecrlkcgZfjmdYZbZankjaYfZcbgdjihifaijrdidjogbgecZjllfbdldhdajfXhddkkefdgYffmajffgdWdloVdcclgfgjbafglhcbgiiggiYUbij2eaaWlcZjgjcVliueTUrVcdNdaPw2edubpadohkeXlheUaXbljicbeXbZeelkgkeagindgfkjfbefYchnieegjgfdajgXkco+ifjeqWPcfpiqjlimUQvWTLRgVN2plViebMpplchRmedZgWy+hfgXnUigcumqgochaStfXcXgSLowgQkjhOqpkZiWYhhYgmdiifaadXbagjjkgdcikioRlbereajekcidlgkcaiebjcbcddx2dbUSmXjiohqZnilebVmiUbNXSVt1eXgZmSknZaidkmjdXgbiegehedgYccikkiedVmoVheiokdZjailnlkakkjiafeZRZebkhidlnYYacgnoieabbpkXhXeucZiakgfiheibfkdTkacXfjfpcdeceWhZrdgjcjXeentSgffpgfhpYbfeqlfebladkegcYks3bhNUfTbeintYmhebdXoYYnOVQGy4pQnffMkmiojSikidgbn2ZdTYqfVinjkjnlnabdngSUOhWY3qlakehStheVgZpknVdcZnckgUfgjekdnckifcdpqbgaZmiggnedlfthddgdilnjdYbZjzmWbVkZXefgnciklecbrVYZXeaPnzcZoYmdvomhZdkkaaddk0bghakcbjckqainqXVdwRhbTaTTl0iZyYsYoopjbllflYXXirdgdVhbnglhjcdgdXfkockeambajrfajetebZhahikiYaYct4emVUbVjnmoreejhZXYmZZhNZYIq0gPsojOopihkWYrfTiYe+heVSidYkkqqbmoqXdbpbUfURYRr2ffrfnTqihckchsjSabr8jjeVjUappkkUfjiXYPrcZYQcVFzzedmanUWmocjXdkeTVSo1eiZSlcYdkhmclihWRjndYZMmYXzuebhblXknWgiVmgcVdcioccdTialjmdobgccYblqfkfanbelpidfkzggbkggpnieabibnnjdahWeggcldijeYhkmYfZfigggihbdcrkbaiiefcfZXWbu6eZXXpYdbirldiigaecogXjQZSVq2eZfakPvjfVhZnkgcWhj0hiURfZhpjopbkpnZZejXVeRTcMswoTvhrYnjlbnffnmXbYgrjfedfaeZbgelfgfZVhkahhnqgbflcdkumdYimakTajcVfcjyifjSgfamgjeYmmscQSraeZQaYLx2eXrZtedpvgiYocjebahrkjgafYbakjmnakdYhguajbgkacilbadknagjgfgfehWWhat8jbeatUfcbwffbgehZUshUiceXSkycNkjiRtggYdWapgZZaanigfYdZbUldfkjpicckuZhaiqiakphZnnnldfkeihgeaXcbr2ihYVmZjikjmdhijacVpkVcRVUYrydSgYpUpjbWjjgpiaVXu6jheWlUckgsliboiccQxfZfXdSLtviMopgNshngfWYnhZhco4mkYZodWumfhVghpZSVsdacQbRUvnnRqblTmgsefcmpjXWau6acTbrYnjvjqcjhdWYZtdQfReXPovfUjhgZqggcgghtlVUeu+baYYobhkfrmflmbZZYpdVkQcULt3jXkbmToqhYgamgiXZgk2qnYbeYLhfgaojpmkTZqeXVTiUSwykWtmhXfoqZgPhchbgdw0UibUgZhZlqmYfhcRaapZhhLbVSr0lUjcoUvikcgYjhcSbeblhgbehWbcfellifdgfkpagcfsdbiddZhjkifefgecgffWcXh+oeYTicSgkpiipqtcaXsdZdYYYOzugVtokVjloajWfplVagemgecehVfaidijgiYidnqZdefpehejbWiijlgZlkabidgaagfgebdhfXiXdgglhiagWkpSegjsmfclXdklmnbglggYhdcXXZlymecQndVdoinZilnfeXpTZaUgdLtyhcmamZmogchallefaXhpeieYlRgVfmnohhXlforYfUbufcmlfXddnhgYdhhXlaeXZcn4behWpbjgYpkinneiTbrcYdPfYMo0gTpdlWtplckbmdlbYXn6ZfXXqbZlpfjjnqnZYfnjQNQhVT4qhWifhWoejUiboimWWYfrlfbaebdYbfglehhZVikbiknqgbglbelxmdXhmajTblbVdehogifVgYhhnckfcjbZiiqbibdlbYknlafisehblgjjjebdcej2fiUUncdmlorVmprcXXpWWeMUcPnwodtckUshnebahupShgv7dbichYgderinjocfaXsZYfUdRTm4ePkdiSqvgZgXfZfdffl5qfgXmXYpYlWbfljgSSvjScYicTowiNnohPmjiYgXcsmZdagrlfdcebdWbgdmgggaVgjakjnqfafldfmvmdXjpckUZicVhkfmohWcdRYVdbmnjgaajombidggWbhliYdhlelfjhgZcXabicoyRbZWoZneevjWlkiWZdmeikMcZOlvjTudpYudrcjjlkiWZfp6oebbjYWlkekaefkfUQpXRYSaVXtqcXlafRnpkeZXZrfSeYfpZceejZhYellhledcboscncbsddemjdkgrYhcciijghZXcWfkglkcfZedkjklfjZcgmsYgZgpdhgfdXgjkjfYhfkbeefZWeq7nejYrUZpTmacfihiOQsdXcZgZTtqkOnkkQifmefTamiWdacllljfpZcbejlwdkbhalmZeLhlbficjZbajeoaiejYhXcdhdi+pYZVlXZqiqgghqmefYwdUdbXcVuveNtnmXkdmafbYvjVXfYhekfefZdWeekijegefjlTmbdrfZcbiaiiihhbhkjefccahgh2ihQOjcYollnZmmpbdepaXaPTWTxsndkXoUvfiWfXjrsTeZcpghgWibfdjcljghdbdmmgfYeofcimfhfhnehchafipddbbgZnnebdkWehdZkeijfYilkdcchjggdidaghljddngcdcgbXZfehmgdehahfccgmfidbXioZdcjmkfdibfgkllacqgfafcXWZdl5iaZnzdRiYngonjfZPlkfRXMmVUvqigogdNwneeXOqgiQfZfqfhfVhahgodogfmbYinqedWdnbhmmiadcqjhYjbfjmbcZdhhsdbbaldhZbjkdojrmVTpaieVicTgzaUpepbnpYiefkhfeVfajgidegadYfdnikfggfloWjddqeecdfXkjhigdgkgecdebdhblhebcgZccgbjgfefbgklajggmdbdmfXgimgkebhehefYcdjbugdWZghakallaohsjWboRfhRbfQjnfduYhbxnfkVbfppUeYgqjfebebeXagemgggbUhjajjnqgaflbemwmdWjnckUZjcVgbhnafYWcXiimbpiffZWgrqXicUpaapmgakhqfjbiceindYVhWjyaXXptfQhflkkqsldbipkSRNeVZwlhhpdcRyakbXZilkSbdfogidXdahdnbnifldWikoageajebimgcfiogieiegkjfdZebhsYgjZqZkeYphTillZQWmbkjOhjGnxdVrlodjjkjjdimebZZs8dcYenVSgblipplfaPkjcRZLkSSyyfajhgGwpYfeNmkhRdadpehecgbcejYmlhjeVdpkedWdnbbljkddgnhjdhcgbnacafdbkfghdfcfUiffhjkgcZkrVkghtjaclbdoqnmdillhcfgfVbaw3jheepVidjppbffghXMujWXUdSWl0cUheiRgmhhbcXneXXep3ffWRfbVqkglTjhgVdZpPfaOgYK2ufanbsbkmmefVeobSfat2YneVpbYmkqwYeooXdZsUjWQdQNwurhparOlikegdjliaZlciihadeYaadekkkdegjjkXkedpeccegagfifieejhbdddZhWm3hhPVaYYieqrcoqkVchmgXdSNaQsxgWpekNlkjbmfXuaOahr3amgSlUjpfniUdidWTWndfgNfWFwwoRllsSkkieqciokbcem5fgccugViemgimkhZPgleSXKjXayxlbmZkNvmcbcVshhTdYcnhiXYeXebeblljidcfknggeilfahfZYhljfddidgdbjhYgifmiadhhYdbacfthiefXmmYfdioheciaijpihcjqfeYjXcVhefveaWghXWScnbjoknmOapXYgVkeXryZPwsegrtmkZVjcqaRjgtWgiWjYkiVpgSgnkXQXmgmhOccGqwfUqirakkmiigkjibfao6fZOXfXZipekcnikWbgnhQbPWXUwzjZmkfVpplffgkjlUYcp3mfcShYVhnmfakkqZUQudfaVcXJv6fdqgoXdqrehZhebYbbdngndYeYeakijmggbcklpZibfogbhlkUcfodiabdqfgebeYhbikjfehaaWfffnfeggchmWkbgrgZcfhZhjiihehigcdacbgccmXheZjbjelfheidcVYqlbjdbrgYloihigufgaffmguegZZVs5gfbUmcalmgjcfdbQWhobXcNqWd1ojXedpWifcgkZpieTamgwjafcidVcRkYfmnllHWtbaiVpgTn1cZtphWkumiaTpfmabbeqidcTechhlclihkcbfpseccdlgjlrecgfupfZjablpdgXcbl0aXgesWeJV1igmlkqVYrZgnRmZPg3VPwoicwqmeYWfgjgXacnjiaZgZecfejihgedhhofidjoebfecZiljfddjdgcbigagZfjhebZhcjWhnlmjlfidjxcmceldjcjYdohnhgeiiZhgefbhhcknhgdgcYccblnidbdgkkXkZeqfdefedddlckebiffbdZacWbmkhdcfXcaedlkgkeafjoefejjfdefYchoiffflgdebigVkhm7coROcViniorhmmjYYfgWZXPWWJxzqRpbtSpomXpXgjkToVenejgXgcickdlggihXelmejdbofZhngchiqfebkbjkkgXZekk1krZVhdRidicijmojYWoecVNkaUvwrbrdmUfiuXjUkghZiTnvafaXlXiQcxnknmgiYevfleQfWRhtdVsflZ1jljbeddiXcYt3lmjXmeXqirpaZinSbWxWfYTZQXtslcpZtPmhnbiieqjWUegpgkYWcYjjoYrjfhcYhlsZffXkabilfYllngfflgbiihbWnagnflkdgSgXjiknfkXghotUdWdqehikcNdjkniYhhhXfbfZbhgghdacfadakfkjefgdghmTkehqdcefhahjjhkdfkcchccehfjzcblcqXZWOsdbolmrLSrVjjPpbRoxbOznkalqqjaSgfkdbSq7hedYoYbYdtmghkhiZcsfWcVbQTsyaSfbhTvkcWeRgifYU',
  },
  from: -8.356,
};
