/** The same questions and keys for interviews in English; the topics and their order are those of the French ones. */
export const ENGLISH_KEYS = `
# cardiac-arrest
? situation A colleague collapses, does not answer and has stopped breathing: what do you do in the first minutes?
+ Call the ambulance (190): call 190 | call an ambulance | call emergency | ask someone to call
+ Press hard and fast, 100 to 120 a minute: chest compressions | CPR | press on the chest | 30 to 2
+ Use a defibrillator: defibrillator | AED | stick the pads
+ Go on until help arrives: take turns | do not stop compressions | keep going until help arrives | without interruption
! Waiting without compressions: wait for the doctor | wait for the ambulance | recovery position
! Giving a drink: give sugar water | give water | slap the face
# bleeding
? situation Someone cuts their arm deeply and bleeds a lot: what do you do?
+ Press on the wound at once: apply pressure | direct pressure | press on the wound | pressure bandage
+ Lay the person down: lie down | lay him down | raise the arm
+ Call 190 or 198: call 190 | call an ambulance | call 198 | emergency
+ Protect yourself with gloves: gloves | plastic bag on my hand
! Putting something on the wound: put coffee on it | put flour | put soil | put tobacco
! Pulling out an object: pull out the glass | remove the knife | pull the object out
# burn
? situation Someone burns a hand with very hot oil: what do you do?
+ Cool under tap water for 15 to 20 minutes: running water | cool water | cool the burn | tap water
+ Take off rings, watch and clothes that do not stick: remove the ring | remove jewellery | take off the watch
+ Cover with something clean: clean cloth | sterile dressing | cover loosely | cling film
+ See a doctor if it is wide or deep: call 190 | hospital | doctor | emergency room
! Putting fat or a home remedy: toothpaste | butter | olive oil | honey | egg white
! Breaking blisters or using ice: pop the blister | break the blister | put ice
# lockout
? knowledge Before you repair a machine or an electrical panel, which steps do you follow to avoid a shock?
+ Cut the power: switch off | open the breaker | cut the power | isolate | disconnect
+ Lock and tag: padlock | lock out | tag | lockout | warning sign
+ Check that it is dead: voltage tester | test for voltage | check no voltage | multimeter
+ Wear insulating protection: insulated gloves | insulated tools | rubber mat | PPE
! Working live: work live | leave the power on | no need to switch off | without cutting the power
! Trusting a switch or a test screwdriver alone: the switch is enough | test screwdriver is enough | touch with my hand
# oil-fire
? situation The oil in a fryer catches fire in the kitchen: what do you do?
+ Turn off gas or power: turn off the gas | switch off the fryer | cut the gas
+ Smother with a lid or a fire blanket: lid | fire blanket | smother | wet cloth
+ Never use water: no water | never water | do not pour water
+ Call 198 and get people out: call 198 | call the firefighters | evacuate | warn colleagues
! Throwing water: pour water on | throw water | bucket of water
! Carrying the burning fryer: carry the fryer outside | move the burning pan
# evacuation
? situation The alarm rings and smoke comes from a floor: how do you get people out?
+ Call 198: call 198 | firefighters | raise the alarm | emergency services
+ Use the stairs: stairs | emergency exit | no lift | not the elevator
+ Close doors: close the doors | fire doors | limit the smoke
+ Count at the meeting point: assembly point | meeting point | head count | nobody missing
! Taking the lift: use the lift | take the elevator | lift is faster
! Switching off the alarm and waiting: switch off the alarm | silence the alarm | let people go back
# height
? knowledge What do you check before working more than three metres up?
+ Guard rails: guard rail | handrail | scaffold with toe boards | platform
+ Harness on a solid anchor: harness | anchor | lanyard | lifeline | clip on
+ Stable ladder or scaffold: tie the ladder | stable ground | lock the wheels | firm ground
+ Nobody below, helmet: barrier | helmet | hard hat | nobody below | cordon off
! Climbing without being attached: without harness | no harness needed | harness is not needed
! Improvising a support: stand on boxes | stand on a chair | prop with bricks
# cold-delivery
? knowledge A truck delivers chilled food: what do you check before you accept it?
+ Measure the temperature, 0 to 4 °C: probe | thermometer | measure the temperature | 4 degrees
+ Check the dates: use-by date | expiry date | check the dates | best before
+ Check packaging and look: packaging | damaged | smell | swollen
+ Store cold at once: put in the fridge | cold room | store immediately | cold chain
+ Refuse or write a reservation: refuse | reject the delivery | write on the delivery note | send back
! Accepting warm goods: accept at 10 degrees | sign without checking
! Refreezing: refreeze | freeze it again
# kitchen-hygiene
? knowledge How do you avoid contaminating food while you prepare it?
+ Wash hands often: wash my hands | hand washing | soap
+ Separate raw and cooked: separate raw and cooked | different boards | separate knives | colour boards
+ Clean and disinfect the surface: disinfect | sanitise | clean the worktop | clean the board
+ Keep it cold: fridge | below 4 degrees | cold chain | not at room temperature
+ Clean clothes, no jewellery: hair net | no jewellery | short nails | cover a cut | clean uniform
! Using the same board unwashed: same board | same knife | a cloth is enough
! Thawing in the open: thaw on the table | defrost on the counter | thaw in the sun
# cooling
? knowledge You cooked a large dish for tomorrow: how do you cool and keep it?
+ Cool fast: below 10 °C in under 2 hours: within 2 hours | cool quickly | blast chiller | ice bath
+ Divide into small trays: small trays | shallow trays | small portions | shallow containers
+ Cover and date: label with the date | cover and label | write the date
+ Keep at 0 to 4 °C: fridge | cold room | 3 degrees
! Leaving it out for hours: leave it overnight | leave it on the counter | cool at room temperature
# chemicals
? knowledge Which rules do you follow with bleach and other cleaning products?
+ Never mix products: never mix | do not mix | no bleach with acid
+ Dilution and contact time: dilution | dosage | contact time | read the label | leave it to act
+ Gloves and protection: gloves | goggles | mask | protection
+ Air the room: open the windows | ventilate | air the room
+ Keep in the original container: original container | labelled bottle | locked cupboard | do not pour into another bottle
! Mixing bleach and acid: mix bleach and acid | bleach with descaler | mix the products
! Pouring into a drink bottle: pour into a water bottle | store in a water bottle
# lifting
? knowledge How do you lift a heavy load without hurting yourself?
+ Bend the knees, straight back: bend my knees | straight back | lift with the legs
+ Load close to the body: close to the body | close to me | against my body
+ Turn with the feet: do not twist | no twisting | move my feet
+ Ask for help or a trolley: trolley | pallet truck | two people | ask for help
! Lifting with a bent back: straight legs | bend my back | lift with the back
# forklift
? knowledge Which rules do you follow when you drive a loaded forklift?
+ Forks low, 15 to 20 cm: forks low | load low | 15 cm from the ground | close to the ground
+ Mast tilted back: tilt the mast | mast back | mast tilted
+ Reverse when the load hides the view or downhill: reverse | drive backwards | backwards downhill
+ Respect the load plate: load plate | capacity | rated load | check the weight
+ Seat belt and low speed: seat belt | slow speed | drive slowly | horn at corners
! Carrying a person on the forks: lift a colleague | stand on the forks | take a passenger
! Driving with the load high: load high | forks up high | without seat belt
# road-accident
? situation You are first at a road accident with an injured person: what do you do?
+ Protect the scene: warning triangle | hazard lights | vest | park at a distance
+ Call 190, 197 or 193: call 190 | call 197 | call 193 | call an ambulance | emergency
+ Do not move the injured: do not move the injured | not move him | leave the helmet on
+ Cover, talk, watch the breathing: cover him | check the breathing | talk to him | reassure
! Moving the injured: pull him out | take off the helmet | put him in my car
! Giving a drink: give him water | give a drink
# truck-check
? knowledge What do you check on your truck before you leave in the morning?
+ Tyres: tyres | tires | tyre pressure | wheels
+ Brakes and air pressure: brakes | air pressure | test the brakes | parking brake
+ Levels: oil | coolant | fluid levels | leaks
+ Lights and mirrors: lights | indicators | mirrors | wipers
+ Load secured and papers: straps | load secured | registration | insurance | papers
! Leaving with a known fault: leave anyway | the brakes will hold | check only when it breaks
! Overloading: overload | exceed the weight
# cash-desk
? knowledge How do you keep your till to avoid mistakes and differences?
+ Count the float at start and end: count the float | count the till | count at closing
+ Call out the note and keep it in sight: say the amount | keep the note visible | call out the note
+ Check notes: counterfeit | fake notes | watermark | detector
+ Close the drawer: close the drawer | lock the till | never leave the till open
+ Report any difference: report the difference | tell the supervisor | report the shortage | write down the difference
! Hiding a difference: pay from my pocket | keep the surplus | make it up on another customer | hide the difference
! Lending a code: lend my code | give my password | share my login
# vat
? knowledge How do you work out the VAT to pay for a month before you file it?
+ VAT collected on sales: output VAT | VAT on sales | VAT collected
+ Less deductible VAT on purchases: input VAT | deductible VAT | VAT on purchases
+ Valid invoices with a tax number: tax number | valid invoice | proper invoice | original invoice
+ Carry the VAT credit forward: VAT credit | carried forward | credit from last month
+ Leave out VAT that cannot be deducted: passenger car | non-deductible VAT | excluded expenses
! Deducting without an invoice: even without an invoice | a till receipt is enough | deduct without invoice
! VAT on profit: VAT on profit | VAT on the result
# bank-reconciliation
? knowledge How do you do a bank reconciliation?
+ Compare statement and bank account: bank statement | ledger | compare the statement
+ Tick line by line: tick | line by line | match each line
+ Explain items in transit: outstanding cheques | deposits in transit | timing differences | pending
+ Book missing entries: book the bank charges | record the fees | adjusting entry | interest
+ Both balances agree: balances agree | same balance | zero difference | reconciliation statement
! Forcing the difference: force the balance | book the difference as expense | plug the difference
# invoice-check
? knowledge What do you check before you pay a supplier's invoice?
+ Match order, delivery and invoice: purchase order | delivery note | three-way match | compare with the order
+ Quantities, prices and VAT: prices | quantities | recalculate | VAT rate
+ Tax identity: tax number | legal mentions | valid invoice
+ Not paid already: duplicate | already paid | paid twice | invoice number
+ Approval before payment: approval | approved | manager signature | sign off
! Paying without proof of delivery: pay without a delivery note | pay first and check later | pay without checking
! New bank details by mail alone: change the bank details by email | pay to the new account in the email
# personal-data
? knowledge Which rules do you follow when you collect and keep customers' personal data?
+ Consent and purpose: consent | purpose | explain why | ask permission
+ Only what is needed: only what is needed | minimum data | necessary data
+ Protect access: password | limited access | encryption | locked cabinet | access rights
+ Right to see, correct and object: right of access | correction | delete on request | right to object
+ Law and time limits: INPDP | law of 2004 | GDPR | retention | delete after
! Giving or selling the file: sell the list | give the list to a partner | share the customer list
! Copying to a personal device: copy to my USB stick | send to my personal email
# phishing
? situation An urgent message from "the bank" asks you to click and enter your password: what do you do?
+ Do not click: do not click | never click | not open the link
+ Check the sender: sender address | check the domain | check the sender | spelling mistakes
+ Reach the bank by a known number: call the bank | official number | type the address myself | official site
+ Report it to IT: report it to IT | tell IT | warn colleagues | report as phishing
! Giving a password: type in my password | give the code | reply with my code
! Clicking to see: click to check | open the attachment
# backup
? knowledge How do you organise the backups of a small company's data?
+ Several copies: 3-2-1: 3-2-1 | three copies | two media | several copies
+ One copy off-site: off-site | cloud | another building | remote copy
+ One copy offline: offline | immutable | unplugged | air-gapped
+ Test the restore: restore test | test the restore | test the backup | recovery drill
+ Automatic schedule: automatic | daily | every night | RPO
! Trusting RAID or sync: RAID is enough | sync is enough | RAID is a backup
! Never testing: no need to test restores | never test the restore
# medication
? knowledge What do you check before you give a patient a medicine?
+ Patient's identity: right patient | full name | date of birth | wristband
+ Right medicine and expiry: right drug | right medicine | prescription | expiry | label
+ Right dose: right dose | dose calculation | double check
+ Right route and time: right route | right time | IV or IM
+ Allergies and record: allergies | chart | record it | sign the sheet
! Identifying by bed: bed number | room number is enough | I know my patients
! Using an unlabelled syringe: syringe without label | unlabelled syringe | syringe prepared by a colleague
# needle
? situation You prick yourself with a used needle: what do you do?
+ Wash with soap and water: soap and water | wash the wound | rinse
+ Disinfect for at least 5 minutes: disinfect | antiseptic | diluted bleach | alcohol
+ See a doctor within hours: emergency room | doctor | occupational health | within 4 hours
+ Report the accident: report the accident | tell my supervisor | work accident | incident form
+ Find out the patient's status and follow up: serology | HIV and hepatitis | blood test | patient status | hepatitis B vaccine
! Making it bleed: squeeze the wound | make it bleed | suck the finger
! Saying nothing: say nothing | keep working | bandage and continue
# baby-sleep
? knowledge How do you put a four-month-old baby down for a nap?
+ On the back: on the back | on his back
+ Empty cot, firm mattress: firm mattress | no pillow | no toys | empty cot | no blanket
+ Sleeping bag, room not too warm: sleeping bag | 18 to 20 degrees | room temperature
+ Watch: watch | check regularly | every 10 minutes
! On the belly: on the belly | on the stomach | on the tummy
! Leaving a bottle or a pillow: leave the bottle in the cot | put a pillow
# pesticide
? knowledge Which precautions do you take when you spray a crop with a pesticide?
+ Protect yourself: overall | mask | gloves | goggles | boots
+ Read the label, keep the dose: read the label | right dose | recommended dose | approved product
+ No wind, early or late: no wind | early morning | evening | weather
+ Wait before harvest: pre-harvest interval | wait before harvest | days before harvest
+ Rinse and return containers, wash: triple rinse | empty containers | shower | wash clothes separately
! Raising the dose: double the dose | stronger dose
! Reusing containers or harvesting at once: reuse the container for water | harvest the next day | throw in the river
# hot-work
? knowledge Which precautions do you take before welding in a place that is not your workshop?
+ Hot work permit: hot work permit | permit | authorisation
+ Move or cover what burns: remove flammable | cover with a fire blanket | clear the area
+ Extinguisher at hand: extinguisher | sand bucket | fire hose
+ Clean and ventilate tanks: degas | ventilate | gas detector | clean the tank | explosimeter
+ Watch afterwards: watch afterwards | fire watch | stay 30 minutes | come back later
! Welding an uncleaned tank: weld the tank directly | empty tank is safe
! Ventilating with oxygen: blow oxygen | ventilate with oxygen
`;
