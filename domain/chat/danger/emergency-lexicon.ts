/**
 * What words say about danger, each line with the sign that stands for them in emergency-patterns.ts. A word that ends in "*" stands for
 * all that begin with it.
 */
export const english = `
gas: gas propane
smell: smell* stinks stinking odor odors whiff sniff
egg: egg eggs
leak: leak* escaping rupture*
fire: fire fires flame blaze
flames: flames onfire seeflames seefire seesmoke
burning: burning burns
smoke: smoke
coming: everywhere coming comes comin pouring pours filling billowing rolling spreading seeing
now: now help currently
caught: caught
spark: spark* arcing zapped electrocut* livewire
outlet: outlet* socket* breaker* panel cord cords fusebox receptacle lightswitch electricalbox electricbox electricalpanel powerstrip
hot: melting hot smoking
switched: turn* flip* shut reset switch* trip*
power: power electric* lights
lamp: light lite lamp bulb chandelier
wire: wire wires wiring powerline* powerpole* downedline
down: down downed fallen caved
fell: fell justfell slipped
limb: leg legs arm arms hip ankle wrist knee
theirHead: hishead herhead myhead theirhead yourhead
water: water* flood* puddle* submerged
still: still
shocked: shocked shock shocking tingl*
structure: wall walls ceiling cieling celing roof
floor: floor ground
longAgo: yesterday year years week weeks months
fall: fall
wet: wet soaked drip*
under: under underneath beneath
monoxide: monoxide
co: co co2 c02
alarm: alarm* detector*
beeping: beep* going goes went ringing sounding blaring keeps
sick: headache* dizzy nause* lightheaded sick vomit* throwingup
trapped: trapped pinned buried
stuck: stuck
inside: upstairs attic basement cellar inside elevator room kitchen garage bedroom house hallway stairs stairwell
person: i im we us me hubby her were he she shes hes theyre they dad mom mother father wife husband son daughter kid kids baby man woman someone somebody brother sister grandma grandpa friend guy people tenant dog child* grandfather grandson granddaughter toddler neighbor driver uncle aunt family ppl lips
cannot: cant cannot couldnt unable wont
get: get got getting being
out: out escape
door: door doors
open: open
surrounded: surround*
damage: damage* bill bills dept department company companies station fireplace* firewood firefighter* fireman insurance restoration clean* contract policy marshal extinguisher retardant paint* place dryer appliance* stain* remov* sparkling
ago: ago last after was had
unconscious: unconscious unresponsive outcold fainted stoppedbr*
breath: breath* breth*
passed: passed past passing
moving: moving move
respond: respond responding responsive
hurt: hurt injured wounded collapsed stroke
bleeding: bleeding drowning choking overdos* seizure heartattack chestpain chesthurt*
up: up
wake: wake waking woke
on: on
no: no
more: longer more anymore sign of any active
not: not dont doesnt didnt isnt arent wasnt never nobody without none aint nothing
filler: r any a an really even is are there been has
theres: theres
pulse: pulse heartbeat
swallowed: swallow* drank ate
poison: bleach antifreeze poison* chemical* drano detergent
took: took
pill: pill pills
kill: kill killing
oneself: myself himself herself themselves
want: want* wanna
die: die dying
live: live alive
end: end ending take taking
life: life
suicidal: suicidal likedying
thinking: thinking considering planning commit
suicide: suicide
hissing: hissing
rising: rising rises risin
buzzing: buzz* sizzling crackling humming popping
hanging: hanging sagging droop*
lying: laying lying
flickering: flicker*
shot: shot stabbed justshot juststabbed
cough: cough*
collapsing: caving collapsing falling bulging leaning crumbling
vehicle: car truck* pickup vehicle
crashed: through thru crashed slammed plowed rammed drove
walk: walk climb
stove: stove furnace heater boiler oven grill range generator
furnishing: clothes clothing furniture couch carpet curtains
since: since
answer: answer answering awnser*
phone: phone call called text texts landlord* owner* adjuster plumber pump nobodya* noonea*
near: near close touching
standingIn: standingin
found: found find
dead: dead
full: full filled filling
aboutTo: about gonna
fan: fan fans dehumid*
television: tv television
pluggedIn: pluggedin*
hit: hit
broke: broke broken burst ruptured snapped
blue: isblue areblue turningblue turnedblue
waist: waist neck mychest chesthigh chestdeep
within: inwater
left: leftin
wentBack: wentback
swim: swim
unableToWalk: wheelchair* bedriden paralyzed
`

export const spanish = `
gas: propano
smell: huele guele oler olor apesta
egg: huevo huevos guevo guevos
leak: fuga fugas escapede escapa escapando tirando
fire: fuego incendio incendia* lumbre
flames: enllamas enyamas veollamas hayllamas llamasen lasllamas salenllamas enfuego ardiendo
burning: quemando quema quemandose quemado
smoke: humo
coming: sale saliendo viene veo vemos brinca brincando
now: ahora ayuda ayudenme auxilio socorro ahorita
spark: chispa* chisporrotea* toques calambre corrientazo toquesito diocorriente dacorriente meelectrocut*
hot: humeando
outlet: enchufe* breker* breiker* tomacorriente* tomas fusible* contacto apagador* cajade
switched: apag* baj* desconect* cerrado cerro cerre cerramos cerraron
power: luz corriente electricidad electrico
lamp: foco lampara plafon
wire: cable cables alambre* postede
down: caido desplom* tirado tirada
water: agua inund* charco
still: todavia aun sigue
monoxide: monoxido
alarm: alarma*
beeping: nopara suena sonando pita pitando sono
sick: cabeza vomit* mareo mareado mareada nauseas
trapped: atrapad* encerrad*
inside: sotano casa cocina sala bano recamara cochera cuarto garaje arriba adentro atico pasillo
person: estoy estamos esta estan alguien mama papa hijo hija esposa esposo nino nina bebe abuel* aguel* hermano hermana chofer tio tia vecino vecina ninos papas mujer marido familia suegr* gente persona senora senor ama apa
can: puedo podemos puede
out: salir
door: puerta
open: abre abrir
surrounded: rodead*
damage: factura cuenta compania recibo seguro limpi* danos bomberos contrato detector drenaje bomba inodoro tuberia
ago: hace despues fue tuvimos hubo
unconscious: inconsciente desmay* convulsion* mecai selastimo melastime selastima elconoc* sinconoc* dejode
breath: respira respirar respirando
moving: mueve
respond: reacciona responde
wake: despierta despert*
hurt: herid* lastimad*
bleeding: sangrando desangra* infarto sangra pecho
hay: hay
not: nadie sin nunca ningun nada
filler: la se una un de me
pulse: pulso
swallowed: trag* tomo tome bebio bebi comio
poison: cloro veneno quimico* lejia
pill: pastilla*
toKill: matar
want: quiero quiere
die: morir* muriendo* muere
live: vivir viviendo
end: quitar* acabar terminar
life: vida
suicidal: matarme matarse suicidar*
thinking: pienso piensa pensando
suicide: suicidio
more: mas
hissing: silba silbando silbido siseando
rising: subiendo sube
hanging: colgando
flickering: parpade*
shot: disparo dispararon apunalaron balearon
cough: toser tose tosiendo tos
structure: techo cielo pared paredes barda
floor: piso suelo
collapsing: cayendo caerse panzon* abombad* derrumb* hundiendo inclinad* ladeada
vehicle: carro coche camioneta troca camion
crashed: choco estrello metio incrusto
stuck: quedodebajo atorado atorada
walk: bajar subir caminar
stove: estufa horno calentador calenton calefaccion generador boiler caldera
furnishing: ropa muebles alfombra comida
longAgo: pasad* ayer
since: desde
gasping: ahoga* ahogo asfixi*
answer: contesta
phone: telefono celular llamo llame llamada mensaje* dueno casero plomero nadiec* nadier*
near: cerca toca
standingIn: parado parada
wet: mojad* mojo empapad* gote*
buzzing: zumba* haceruido
on: encima sobre
found: encontre encontramos
dead: muerto muerta
full: lleno yeno llena* yena*
fall: caer
aboutTo: punto apunto
fan: ventilador* abanico* deshumid*
television: tele
pluggedIn: enchufad* conectad*
under: debajo
toThem: le les nos
hit: pego golpeo golpie agarro pegue
fell: cayo callo cayodel resbalo resbalaron cayeron
limb: pierna* brazo* cadera tobillo rodilla espalda costilla* muneca
hurts: duele dolor
getUp: levanta levantar levantarme pararse
shocked: cosquilleo hormigueo
broke: rompio roto rota quebro quebrado revento
lit: prendio prendiendo
blue: estaazul puestoazul pusoazul poniendoazul
waist: cintura cuello
swim: nadar
unableToWalk: sillade encamad* postrad*
below: abajo
came: vino
`
