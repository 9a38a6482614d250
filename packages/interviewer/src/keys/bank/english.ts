/** The questions and keys of `french.ts` for interviews in English, with the same topics in the same order. */
export const ENGLISH_KEYS = `
# cardiac-arrest
? situation A colleague collapses, does not answer and has stopped breathing: what do you do in the first minutes?
+ Call the ambulance (190): call 190 | call an ambulance | call emergency | ask someone to call | phone 190 | dial 190 | call SAMU | call for help | shout for help | send someone for help | alert the ambulance
+ Press hard and fast, 100 to 120 a minute: chest compressions | CPR | press on the chest | 30 to 2 | cardiac massage | heart massage | start compressions | press hard on the chest | push on his chest | hands on the breastbone | 30 compressions 2 breaths | resuscitation
+ Use a defibrillator: defibrillator | AED | stick the pads | shock device | attach the electrodes | put pads on chest | deliver a shock | give a shock | get the shock machine | follow the AED voice
+ Go on until help arrives: take turns | do not stop compressions | keep going until help arrives | without interruption | swap with a colleague | change every two minutes | keep doing compressions | continue the compressions | continue until ambulance comes | compressions without a break | compressions until paramedics arrive
! Waiting without compressions: wait for the doctor | recovery position
! Giving a drink: give sugar water | give water | slap the face
# bleeding
? situation Someone cuts their arm deeply and bleeds a lot: what do you do?
+ Press on the wound at once: apply pressure | direct pressure | press on the wound | pressure bandage | press hard on the cut | press with clean cloth | push on the wound | compress the wound | tight bandage | hold a cloth on it | pressure on the cut | stop bleeding by pressing
+ Lay the person down: lie down | lay him down | raise the arm | lay the victim flat | lying flat | make him lie | arm above the heart | keep the arm up | lift the arm | elevate the arm | raise his legs
+ Call 190 or 198: call 190 | call an ambulance | call 198 | emergency | phone 190 | dial 190 | call SAMU | call for help | civil protection | alert the rescue | ambulance comes
+ Protect yourself with gloves: gloves | plastic bag on my hand | latex gloves | disposable gloves | plastic on my hand | avoid touching the blood | no contact with blood | protect my hands
! Putting something on the wound: put coffee on it | put flour | put soil | put tobacco
! Pulling out an object: pull out the glass | remove the knife | pull the object out
# burn
? situation Someone burns a hand with very hot oil: what do you do?
+ Cool under tap water for 15 to 20 minutes: running water | cool water | cool the burn | tap water | cold water | under the tap | hand under water | run water over it | rinse with water | hold under water | 15 minutes of water | water for 20 minutes
+ Take off rings, watch and clothes that do not stick: remove the ring | remove jewellery | take off the watch | remove rings | take off the bracelet | take off jewelry | remove the watch | wedding ring off | remove clothing not stuck | take the sleeve off | leave stuck cloth
+ Cover with something clean: clean cloth | sterile dressing | cover loosely | cling film | clean bandage | sterile gauze | clean towel | wrap the hand loosely | clean dressing | cover with gauze | sterile compress
+ See a doctor if it is wide or deep: call 190 | hospital | doctor | emergency room | see a doctor | go to the clinic | call an ambulance | medical help | show it to a nurse | health centre | ER
! Putting fat or a home remedy: toothpaste | butter | olive oil | honey | egg white
! Breaking blisters or using ice: pop the blister | break the blister | put ice
# lockout
? knowledge Before you repair a machine or an electrical panel, which steps do you follow to avoid a shock?
+ Cut the power: switch off | open the breaker | cut the power | isolate | disconnect | turn off the power | unplug | shut off the electricity | turn off the breaker | cut the electricity | main switch off | de-energise
+ Lock and tag: padlock | lock out | tag | lockout | warning sign | lock the breaker | lock on the panel | do not operate sign | hang a notice | block the breaker | keep the key | label the panel
+ Check that it is dead: voltage tester | test for voltage | check no voltage | multimeter | voltmeter | measure zero volts | verify no voltage | verify it is dead | confirm no current | check absence of voltage | prove dead | measuring device
+ Wear insulating protection: insulated gloves | insulated tools | rubber mat | PPE | rubber gloves | insulating gloves | safety shoes | insulated shoes | face shield | protective equipment | insulating mat
! Working live: work live | leave the power on | no need to switch off | without cutting the power
! Trusting a switch or a test screwdriver alone: the switch is enough | test screwdriver is enough | touch with my hand
# oil-fire
? situation The oil in a fryer catches fire in the kitchen: what do you do?
+ Turn off gas or power: turn off the gas | switch off the fryer | cut the gas | cut the power | turn off the electricity | unplug the fryer | close the gas valve | shut the gas | turn off the fryer | turn off the heat | shut off the cooker
+ Smother with a lid or a fire blanket: lid | fire blanket | smother | wet cloth | cover the fryer | cover the pan | put a cover on | damp towel | wet towel | wrung out cloth | suffocate the flames | cut off the oxygen
+ Never use water: no water | never water | do not pour water | avoid water | water is forbidden | water makes it explode | water makes it worse | keep water away | water is dangerous
+ Call 198 and get people out: call 198 | call the firefighters | evacuate | warn colleagues | phone 198 | dial 198 | fire brigade | civil protection | people go outside | take everyone outside | clear the kitchen | alert the staff
! Throwing water: pour water on | throw water | bucket of water
! Carrying the burning fryer: carry the fryer outside | move the burning pan
# evacuation
? situation The alarm rings and smoke comes from a floor: how do you get people out?
+ Call 198: call 198 | firefighters | raise the alarm | emergency services | dial 198 | phone 198 | fire brigade | civil protection | call for help | sound the alert | call the rescue
+ Use the stairs: stairs | emergency exit | no lift | not the elevator | staircase | fire exit | walk down | emergency stairs | guide to the exit | follow the exit signs | never the lift | lift is forbidden
+ Close doors: close the doors | fire doors | limit the smoke | shut the doors | shut the door behind | close each door | keep doors closed | stop smoke spreading | keep the smoke out | closed doors behind us
+ Count at the meeting point: assembly point | meeting point | head count | nobody missing | count everyone | count the people | roll call | check nobody is missing | gather outside | gathering point | attendance list | check who is missing
! Taking the lift: use the lift | take the elevator | lift is faster
! Switching off the alarm and waiting: switch off the alarm | silence the alarm | let people go back
# height
? knowledge What do you check before working more than three metres up?
+ Guard rails: guard rail | handrail | scaffold with toe boards | platform | railing | guardrail | safety net | barriers on the edge | scaffold with rails | lifting platform | edge protection | cherry picker
+ Harness on a solid anchor: harness | anchor | lanyard | lifeline | clip on | safety rope | safety belt | fall arrest | hook myself | fixed to a solid point | tied to a fixed point | carabiner
+ Stable ladder or scaffold: tie the ladder | stable ground | lock the wheels | firm ground | ladder in good condition | check the ladder | stable scaffold | flat ground | level ground | ladder well fixed | wheels locked | secure the ladder
+ Nobody below, helmet: barrier | helmet | hard hat | nobody below | cordon off | safety tape | barricade | cones | mark the area | close the area below | no one underneath | keep people away
! Climbing without being attached: without harness | no harness needed | harness is not needed
! Improvising a support: stand on boxes | stand on a chair | prop with bricks
# cold-delivery
? knowledge A truck delivers chilled food: what do you check before you accept it?
+ Measure the temperature, 0 to 4 °C: probe | thermometer | measure the temperature | 4 degrees | check the temperature | take the temperature | truck temperature | product temperature | temperature of the lorry | temperature record | between 0 and 4 | cold enough
+ Check the dates: use-by date | expiry date | check the dates | best before | expiration date | date on the packs | expired | shelf life | not out of date | sell-by date | production date
+ Check packaging and look: packaging | damaged | smell | swollen | torn packs | crushed boxes | broken boxes | colour of the product | product looks fresh | seal intact | appearance | holes in the bags
+ Store cold at once: put in the fridge | cold room | store immediately | cold chain | into the refrigerator | put in cold storage | refrigerate at once | straight to the fridge | store in the cold | chill it immediately | put away cold quickly
+ Refuse or write a reservation: refuse | reject the delivery | write on the delivery note | send back | return the goods | return to supplier | give back to the driver | isolate the batch | note the non-conformity | note the problem | mark on the slip
! Accepting warm goods: accept at 10 degrees | sign without checking
! Refreezing: refreeze | freeze it again
# kitchen-hygiene
? knowledge How do you avoid contaminating food while you prepare it?
+ Wash hands often: wash my hands | hand washing | soap | clean hands | wash the hands | wash hands after toilet | washing my hands | sanitise my hands | hand hygiene | hand sanitizer
+ Separate raw and cooked: separate raw and cooked | different boards | separate knives | colour boards | raw meat apart | keep raw meat separate | raw chicken apart | separate meat and vegetables | separate boards | separate utensils | board for meat | colour coded
+ Clean and disinfect the surface: disinfect | sanitise | clean the worktop | clean the board | clean the surfaces | clean the table | wash the utensils | wash boards and knives | sanitize | clean the counter | wipe down with disinfectant | clean worktop
+ Keep it cold: fridge | below 4 degrees | cold chain | not at room temperature | keep it cold | refrigerator | refrigerate | cold room | keep food chilled | take out last minute | right storage temperature | between 0 and 4
+ Clean clothes, no jewellery: hair net | no jewellery | short nails | cover a cut | clean uniform | clean apron | hair tied | hair covered | chef hat | no rings | clean coat | clean clothes
! Using the same board unwashed: same board | same knife | a cloth is enough
! Thawing in the open: thaw on the table | defrost on the counter | thaw in the sun
# cooling
? knowledge You cooked a large dish for tomorrow: how do you cool and keep it?
+ Cool fast: below 10 °C in under 2 hours: within 2 hours | cool quickly | blast chiller | ice bath | fast cooling | rapid cooling | cool it rapidly | cool down fast | iced water | chill it quickly | cool in two hours | bring under 10 degrees
+ Divide into small trays: small trays | shallow trays | small portions | shallow containers | divide into portions | small containers | small boxes | several trays | split into smaller dishes | thin layer | smaller pans
+ Cover and date: label with the date | cover and label | write the date | put a label | label the box | mark the date | date on the box | preparation date | cover with film | closed dated box | wrap and label
+ Keep at 0 to 4 °C: fridge | cold room | 3 degrees | refrigerator | refrigerate | keep cold | at 4 degrees | between 0 and 4 | cold storage | store at 3 degrees | chilled overnight
! Leaving it out for hours: leave it overnight | leave it on the counter | cool at room temperature
# chemicals
? knowledge Which rules do you follow with bleach and other cleaning products?
+ Never mix products: never mix | do not mix | no bleach with acid | toxic gas | chlorine gas | mixing is dangerous | mixing is forbidden | avoid mixing | one product at a time | bleach alone | use products separately
+ Dilution and contact time: dilution | dosage | contact time | read the label | leave it to act | dilute the bleach | right amount | follow the instructions | read the instructions | measure the product | wait before rinsing | respect the dose
+ Gloves and protection: gloves | goggles | mask | protection | wear protective gear | PPE | apron | rubber boots | protect my eyes | protect my skin | protective equipment | avoid skin contact
+ Air the room: open the windows | ventilate | air the room | ventilation | open the doors | fresh air | open a window | good airflow | extractor fan on | well aired room | air circulation
+ Keep in the original container: original container | labelled bottle | locked cupboard | do not pour into another bottle | original bottle | original packaging | keep the label | away from children | away from food | locked storage | closed cupboard | bottle with label
! Mixing bleach and acid: mix bleach and acid | mix the products
! Pouring into a drink bottle: pour into a water bottle | store in a water bottle
# lifting
? knowledge How do you lift a heavy load without hurting yourself?
+ Bend the knees, straight back: bend my knees | straight back | lift with the legs | squat | crouch | knees bent | back straight | use my legs | use leg muscles | bend the legs | flat back
+ Load close to the body: close to the body | close to me | against my body | near my body | near the body | hold it tight | hug the load | against my chest | against my belly | load near me
+ Turn with the feet: do not twist | no twisting | move my feet | turn my feet | pivot on my feet | turn the whole body | move the feet | without twisting | avoid twisting | step around | turn with my legs
+ Ask for help or a trolley: trolley | pallet truck | two people | ask for help | ask a colleague | call a colleague | lift with a colleague | hand truck | cart | lifting equipment | hoist | lift by two
! Lifting with a bent back: straight legs | bend my back
# forklift
? knowledge Which rules do you follow when you drive a loaded forklift?
+ Forks low, 15 to 20 cm: forks low | load low | 15 cm from the ground | close to the ground | lower the forks | keep forks lowered | low forks | keep the load low | 20 cm from the floor | load near the floor
+ Mast tilted back: tilt the mast | mast back | mast tilted | mast tilted backwards | tilt back | tilt backwards | tilting the mast back | lean the mast back | load tilted towards me | tilt the load back
+ Reverse when the load hides the view or downhill: reverse | drive backwards | backwards downhill | go backwards | driving backwards | drive in reverse | back down the ramp | reversing if view blocked | go down in reverse | reverse on a slope
+ Respect the load plate: load plate | capacity | rated load | check the weight | maximum load | maximum weight | weight limit | lifting capacity | do not overload | read the plate | load limit | data plate
+ Seat belt and low speed: seat belt | slow speed | drive slowly | horn at corners | go slow | low speed | reduce the speed | speed limit | honk | use the horn | fasten my belt | wear the belt
! Carrying a person on the forks: lift a colleague | stand on the forks | take a passenger
! Driving with the load high: forks up high | without seat belt
# road-accident
? situation You are first at a road accident with an injured person: what do you do?
+ Protect the scene: warning triangle | hazard lights | vest | park at a distance | warning lights | switch on hazards | secure the area | secure the scene | cones | reflective jacket | slow down traffic | signal to other cars
+ Call 190, 197 or 193: call 190 | call 197 | call 193 | call an ambulance | emergency | phone 190 | dial 190 | call SAMU | call the police | call the national guard | call for help | alert the rescue
+ Do not move the injured: do not move the injured | not move him | leave the helmet on | leave him in place | keep him still | keep the head still | not touch the injured | without moving him | not remove the helmet | do not touch him | keep same position
+ Cover, talk, watch the breathing: cover him | check the breathing | talk to him | reassure | blanket | check if breathing | check the pulse | check if conscious | stay beside the injured | calm him | keep him warm | keep him awake
! Moving the injured: pull him out | take off the helmet | put him in my car
! Giving a drink: give him water | give a drink
# truck-check
? knowledge What do you check on your truck before you leave in the morning?
+ Tyres: tyres | tires | tyre pressure | wheels | spare wheel | inflation | tire pressure | tread | wheel nuts | flat tyre
+ Brakes and air pressure: brakes | air pressure | test the brakes | parking brake | braking system | brake pedal | brake pads | handbrake | air tanks | air gauge | compressor | air leaks
+ Levels: oil | coolant | fluid levels | leaks | fuel | diesel | water level | radiator | dipstick | AdBlue | washer fluid
+ Lights and mirrors: lights | indicators | mirrors | wipers | headlights | bulbs | blinkers | turn signals | brake lights | windscreen | rear-view mirror | hazard lights
+ Load secured and papers: straps | load secured | registration | insurance | papers | lashing | cargo tied | load tied down | tarpaulin closed | documents | licence | goods fastened
! Leaving with a known fault: leave anyway | the brakes will hold | check only when it breaks
! Overloading: overload | exceed the weight
# cash-desk
? knowledge How do you keep your till to avoid mistakes and differences?
+ Count the float at start and end: count the float | count the till | count at closing | count at opening | count before I start | count the cash | check the float | recount | count the drawer | cash count | opening balance
+ Call out the note and keep it in sight: say the amount | keep the note visible | call out the note | say it out loud | say the note aloud | repeat the amount received | note on the counter | note outside the drawer | show the note | keep note on top
+ Check notes: counterfeit | fake notes | watermark | detector | fake money | false notes | UV lamp | UV light | feel the note | hold note against light | genuine note | real or fake
+ Close the drawer: close the drawer | lock the till | never leave the till open | drawer closed | drawer locked | lock the drawer | lock the session | stay at my till | close the till | shut the drawer | log out before leaving
+ Report any difference: report the difference | tell the supervisor | report the shortage | write down the difference | inform the manager | tell the manager | tell my boss | report to the manager | report the missing money | declare the difference | inform my supervisor | report any surplus
! Hiding a difference: pay from my pocket | keep the surplus | make it up on another customer | hide the difference
! Lending a code: lend my code | give my password | share my login
# vat
? knowledge How do you work out the VAT to pay for a month before you file it?
+ VAT collected on sales: output VAT | VAT on sales | VAT collected | VAT from customers | sales VAT | VAT I charged | VAT on customer invoices | VAT on turnover | VAT received from clients | VAT on invoices issued
+ Less deductible VAT on purchases: input VAT | deductible VAT | VAT on purchases | minus purchase VAT | purchase VAT | VAT paid to suppliers | VAT on expenses | subtract VAT on purchases | recoverable VAT | VAT from supplier invoices | collected minus deductible
+ Valid invoices with a tax number: tax number | valid invoice | proper invoice | original invoice | tax ID | fiscal number | legal invoice | invoice in company name | check the invoices | compliant invoice | electronic invoice | tax registration number
+ Carry the VAT credit forward: VAT credit | carried forward | credit from last month | carry over the credit | carried over | previous credit | report the credit | carry to next month | excess carried over | old credit
+ Leave out VAT that cannot be deducted: passenger car | non-deductible VAT | excluded expenses | not deductible | non deductible | private car | exclude personal expenses | tourism car | VAT not recoverable | no right to deduct
! Deducting without an invoice: even without an invoice | a till receipt is enough | deduct without invoice
! VAT on profit: VAT on profit | VAT on the result
# bank-reconciliation
? knowledge How do you do a bank reconciliation?
+ Compare statement and bank account: bank statement | ledger | compare the statement | statement from the bank | bank extract | account statement | cash book | compare with the bank | books and bank | bank account in books | accounting records
+ Tick line by line: tick | line by line | match each line | item by item | each transaction | check every line | transaction by transaction | mark matching items | match the amounts | mark each operation
+ Explain items in transit: outstanding cheques | deposits in transit | timing differences | pending | uncashed cheques | unpresented cheques | outstanding checks | transfers not received | cheques not cashed | items in transit | uncleared | find the differences
+ Book missing entries: book the bank charges | record the fees | adjusting entry | interest | bank fees | bank commissions | missing transactions | forgotten entries | record missing entries | unrecorded transactions | charges not recorded | add what is missing
+ Both balances agree: balances agree | same balance | zero difference | reconciliation statement | balances match | balances equal | same total | difference is zero | balance is equal | identical balances | no difference left
! Forcing the difference: force the balance | book the difference as expense | plug the difference
# invoice-check
? knowledge What do you check before you pay a supplier's invoice?
+ Match order, delivery and invoice: purchase order | delivery note | three-way match | compare with the order | goods received | receipt of goods | order and delivery | goods were delivered | receiving slip | match with the order | PO | check the order
+ Quantities, prices and VAT: prices | quantities | recalculate | VAT rate | check the amount | check the total | check the calculations | unit price | number of items | discount | agreed price | check the tax
+ Tax identity: tax number | legal mentions | valid invoice | tax ID | fiscal number | supplier name | supplier details | supplier address | company registration | supplier stamp | tax registration number
+ Not paid already: duplicate | already paid | paid twice | invoice number | double payment | pay twice | already settled | paid previously | invoice twice | payment history | not yet paid | duplicated
+ Approval before payment: approval | approved | manager signature | sign off | manager approval | authorisation | manager signs | signed by the boss | validated by | get validation | boss agrees | approve it
! Paying without proof of delivery: pay without a delivery note | pay first and check later | pay without checking
! New bank details by mail alone: change the bank details by email | pay to the new account in the email
# personal-data
? knowledge Which rules do you follow when you collect and keep customers' personal data?
+ Consent and purpose: consent | purpose | explain why | ask permission | permission of the customer | customer agrees | with their agreement | inform the customer | explain the reason | get their permission | signed agreement | reason for collecting
+ Only what is needed: only what is needed | minimum data | necessary data | strictly necessary | useful data only | just the essential | minimum information | nothing more than needed | no useless data | collect the minimum | only necessary information
+ Protect access: password | limited access | encryption | locked cabinet | access rights | encrypt | secure the data | secured files | restricted access | keep it confidential | locked drawer | only authorised staff
+ Right to see, correct and object: right of access | correction | delete on request | right to object | customer can correct | customer can delete | change their data | erase on request | access their data | refuse marketing | ask for deletion | update their information
+ Law and time limits: INPDP | law of 2004 | GDPR | retention | delete after | data protection law | Tunisian law | how long we keep | delete old data | destroy old files | storage period | data protection authority
! Giving or selling the file: sell the list | give the list to a partner | share the customer list
! Copying to a personal device: copy to my USB stick | send to my personal email
# phishing
? situation An urgent message from "the bank" asks you to click and enter your password: what do you do?
+ Do not click: do not click | never click | not open the link | ignore the link | avoid the link | delete the message | delete the email | not touch the link | not open the attachment | leave the link
+ Check the sender: sender address | check the domain | check the sender | spelling mistakes | identity of the sender | email address of sender | strange address | fake address | suspicious address | domain name | spelling errors | check the email address
+ Reach the bank by a known number: call the bank | official number | type the address myself | official site | phone the bank | contact the bank | go to the branch | visit the branch | bank's real number | official app | my bank adviser | ask my branch
+ Report it to IT: report it to IT | tell IT | warn colleagues | report as phishing | report the email | report it | inform my manager | tell my boss | warn the others | mark as spam | forward to IT | alert the IT team
! Giving a password: type in my password | give the code | reply with my code
! Clicking to see: click to check | open the attachment
# backup
? knowledge How do you organise the backups of a small company's data?
+ Several copies: 3-2-1: 3-2-1 | three copies | two media | several copies | multiple copies | multiple backups | two copies | several backups | different media | copy on two disks | NAS and disk | more than one copy
+ One copy off-site: off-site | cloud | another building | remote copy | Google Drive | OneDrive | online backup | remote server | different location | outside the office | away from the office | offsite
+ One copy offline: offline | immutable | unplugged | air-gapped | disconnected | unplug the disk | disk in the safe | not connected | tape | disconnect the drive | cannot be modified | safe from ransomware
+ Test the restore: restore test | test the restore | test the backup | recovery drill | try to restore | check the restore | restore a file | recover a file | practise the recovery | verify the backups | testing the backups | restoration test
+ Automatic schedule: automatic | daily | every night | RPO | every day | each night | every evening | scheduled | every week | schedule the backup | nightly | automated
! Trusting RAID or sync: RAID is enough | sync is enough | RAID is a backup
! Never testing: no need to test restores | never test the restore
# medication
? knowledge What do you check before you give a patient a medicine?
+ Patient's identity: right patient | full name | date of birth | wristband | patient name | ask his name | identity | right person | ask the name and age | name of the patient | ID card | ID bracelet
+ Right medicine and expiry: right drug | right medicine | prescription | expiry | label | name of the medicine | correct medicine | correct drug | expiration date | doctor's order | prescribed medicine | read the box
+ Right dose: right dose | dose calculation | double check | correct dose | dosage | check the dose | exact dose | prescribed dose | how many tablets | number of tablets | milligrams
+ Right route and time: right route | right time | IV or IM | correct time | correct route | time of administration | oral or injection | schedule | by mouth or injection | before or after meals | intravenous
+ Allergies and record: allergies | chart | record it | sign the sheet | allergic | allergy | contraindications | write it down | note in the file | document it | sign the chart | write in the record
! Identifying by bed: room number is enough | I know my patients
! Using an unlabelled syringe: syringe without label | unlabelled syringe | syringe prepared by a colleague
# needle
? situation You prick yourself with a used needle: what do you do?
+ Wash with soap and water: soap and water | wash the wound | rinse | wash my hand | wash my finger | running water | wash with soap | clean with water | clean the wound | wash immediately | wash the area
+ Disinfect for at least 5 minutes: disinfect | antiseptic | diluted bleach | alcohol | Betadine | disinfectant | bleach solution | antisepsis | soak five minutes | disinfection | Dakin | iodine
+ See a doctor within hours: emergency room | doctor | occupational health | within 4 hours | see a physician | go to the hospital | medical advice | consult quickly | medical consultation | urgent care | see the ER
+ Report the accident: report the accident | tell my supervisor | work accident | incident form | report it | declare the accident | inform the manager | inform my boss | fill the form | incident report | tell the head nurse | declare it
+ Find out the patient's status and follow up: serology | HIV and hepatitis | blood test | patient status | hepatitis B vaccine | HIV test | blood analysis | hepatitis | source patient | screening | medical follow up | post-exposure treatment
! Making it bleed: squeeze the wound | make it bleed | suck the finger
! Saying nothing: say nothing | keep working | bandage and continue
# baby-sleep
? knowledge How do you put a four-month-old baby down for a nap?
+ On the back: on the back | on his back | lying on back | supine | eyes to the ceiling | nose to the ceiling | face to the ceiling | tummy facing the ceiling | back against the mattress
+ Empty cot, firm mattress: firm mattress | no pillow | no toys | empty cot | no blanket | hard mattress | nothing in the bed | empty bed | no cushion | no stuffed animals | without pillow | empty crib
+ Sleeping bag, room not too warm: sleeping bag | 18 to 20 degrees | room temperature | sleep sack | 19 degrees | cool room | light clothes | room not hot | air the room | not too covered | mild temperature
+ Watch: watch | check regularly | every 10 minutes | check often | look at him often | check the breathing | baby monitor | stay close | keep an eye | look in often | supervise
! On the belly: on the belly | on the stomach | on the tummy
! Leaving a bottle or a pillow: leave the bottle in the cot | put a pillow
# pesticide
? knowledge Which precautions do you take when you spray a crop with a pesticide?
+ Protect yourself: overall | mask | gloves | goggles | boots | PPE | protective clothing | protective equipment | long sleeves | face shield | apron | protective suit
+ Read the label, keep the dose: read the label | right dose | recommended dose | approved product | follow the label | follow the instructions | read the instructions | correct dose | recommended amount | measure the dose | authorised product | dose on the label
+ No wind, early or late: no wind | early morning | evening | weather | calm weather | light wind | avoid the wind | avoid the heat | no rain | sunset | early in the day | cool hours
+ Wait before harvest: pre-harvest interval | wait before harvest | days before harvest | respect the interval | waiting period | waiting time | withholding period | wait some days | respect the delay | harvest after the interval
+ Rinse and return containers, wash: triple rinse | empty containers | shower | wash clothes separately | wash my hands | take a bath | clean the sprayer | rinse the sprayer | change clothes | return empty packaging | wash the equipment | pierce the containers
! Raising the dose: double the dose | stronger dose
! Reusing containers or harvesting at once: reuse the container for water | harvest the next day | throw in the river
# hot-work
? knowledge Which precautions do you take before welding in a place that is not your workshop?
+ Hot work permit: hot work permit | permit | authorisation | authorization | written agreement | agreement of the manager | signed permission | ask for permission | inform the safety manager | approval of the site | inform the site manager
+ Move or cover what burns: remove flammable | cover with a fire blanket | clear the area | move away flammable | clear flammable materials | move the wood | take away fuel | fireproof blanket | protect with a cover | move gas bottles away | clean the area
+ Extinguisher at hand: extinguisher | sand bucket | fire hose | fire extinguishing | bucket of sand | water hose ready | hose nearby | fire hydrant | sand nearby | bucket of water
+ Clean and ventilate tanks: degas | ventilate | gas detector | clean the tank | explosimeter | air the room | open the windows | ventilation | measure the gas | check for gas | rinse the tank | air test
+ Watch afterwards: watch afterwards | fire watch | stay 30 minutes | come back later | check afterwards | stay after welding | check after the work | wait one hour | stay one hour | return to check | look for embers | monitor after
! Welding an uncleaned tank: weld the tank directly | empty tank is safe
! Ventilating with oxygen: blow oxygen | ventilate with oxygen
`;
