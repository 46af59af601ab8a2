/**
 * What Spanish words are called in our English texts. A word that ends in "*" stands for all that begin with it. The pages are in English:
 * a Spanish question is answered with the English passage, and the chat says above it that it is in English.
 */
export const spanishWords = `
abanic*|ventilador*: fan
abog*: lawyer
aceite: oil
acept*|toman: take
acera|banqueta: sidewalk
adentro: inside
afuera: outside
agua*: water
aire: air
ajustador*: adjuster
alergi*: allergies
alfombra*|carpeta*|tapete*: carpet
ama*|mama|papa|hijo*|hija*|abuel*|famil*: family
amigo*: friend
ampoll*|burbuj*|abomb*|pande*|colgando|panzon*|vencid*|pandead*|bolsa: sagging
animal*|mascota*|perro*|gato*: pet
apag*|cort*|bajar|baje: turn off
aparat*|electronic*|computadora*: electronics
apartamento*|departamento*|depa: apartment
apesta*|olor*|olores: smell
arregl*|repar*|compon*: repair
asbesto*: asbestos
asegurador*|seguro*|poliza*|aseguranza*: insurance
asma: asthma
atic*: attic
ayer: yesterday
bano*|inodoro*|excusado*|retrete|sanitario*|escusado*: toilet
basura: trash
bebe*|nino*|nina*: child
bomba*: pump sump
bomberos: fire department
breakers|breaker|breikers|breiker|brekers|breker|fusible*|interruptor*|tablero: breaker panel
busc*|encuentr*: find
caca|popo|mierda: poop
caja*: box
calent*|calefaccion|caldera|horno: furnace
calentador: water heater
calle*: street
cama*|colchon*: mattress
camion*: truck
cancel*: cancel
casa*|hogar: house
cerr*|cierr*: shut close
certific*|licencia*: certification
cesped|jardin|patio: yard
cloro|blanqueador: bleach
cobertura: coverage
cocina*: kitchen
comida*|alimento*: food
condado*: county
conden*|humed*: damp
confianza|confidencial*|privado: confidential
congel*: frozen
contrat*: contract agreement
contratista*: contractor
costo*|cuesta*|precio*|cobr*|tarifa*: cost
crecer|crece*: grow
creciente|rio|arroyo: creek
crimen|asesin*|mat*: crime
mato: suicide
cuarto*|habitacion*: room
debajo|espacio*: crawl space
deducible*: deductible
deja*|dej*: leave
demora*|tarda*|dura*: long take
desagu*|drenaje*|coladera*|alcantarill*|cloaca*|resumidero*|desague*: drain sewage
desbord*|rebos*: overflow
devolv*: backed up
estanc*|parada|encharc*: standing water
dias: days long
dinero: money pay
doctor*|medico*: doctor
domingo*|sabado*|feriado*: weekend
dormir: sleep
dueno*|casero*|propietario*: landlord
edific*: building
electric*|luz|corriente|electricidad: power electricity
emergencia*: emergency
empiez*|empiec*|empez*|comenz*|comienz*: start
empresa*|compania*: company
enferm*: sick
entr*: back in
escalera*: stairs
esper*: wait
factura*: bill
fall*|descompu*|desconpu*: failed
fin|fines|semana: weekend
firm*: sign
fotos|foto|fotograf*: photos
frio: cold
fuego*|incendio*|quem*|incendi*: fire
fuga*|gotea*|goter*|filtra*|escap*: leak
funciona*|sirv*|sirb*|jala: working
gratis: cost
grieta*: crack
grifo*: tap faucet
guantes: gloves
hielo: ice
hongo*|moho*|mojo: mold
hotel*: hotel
huele*|guele*|uele*: smell
humo*: smoke
imperme*|inperme*: waterproofing
inspec*: inspection
inund*: flood water
jabon: soap
ladrillo|bloque*: block
lampara*|foco*: light
lava*|laba*: wash
lavadora|lavaplatos: washer
limpi*|linpi*: clean
lista: list
llam*: call
llave*|valvula*: valve
llega*|acud*: arrive fast get here
lluev*|lluvia*|tormenta*|llov*: storm rain
lodo|barro: mud
luces: lights
lugar*|zona*|area*|pueblo*|ciudad*: town
luto|funeral*: died
madera*|piso*|duela: wood floors
madera|piso*|duela|suelo*: wood floors
mancha*: stain
manguera*: hose
maquina*|deshumidificador*: machine
medicina*|medicamento*|pastilla*: medicine
medidor: meter
nosotros|nosotras|mismo|misma: ourselves myself
mojad*|moj*: wet
mueble*: furniture
muert*|muri*|fallec*|cadaver|murio: died body
muerte*: death
nevera|refri*|heladera: refrigerator
nieve: snow
noche*|madrugada: night
obligacion|obligad*: have to
ollin|hollin*|tizne: soot
pago|pagar*|paga*: pay
pared*: wall
peligros*: dangerous
pensilvania|pensilbania: pennsylvania
personal*: personal
pertenencia*|cosas|pertenencias: belongings things
pintar|pintura: paint
plomero*: plumber
policia*: police
pregunt*: ask
prender|prend*|encend*|enciend*: turn on
presente: there
prest*: help
primero: first
prueba*|examen: test mold
quejas|resena*|opinion*: review
quit*|elimin*|sac*: remove
rapido*|tiempo: fast soon
rat*: hour
ratas|raton*: pests
recibo*: receipts
reconstru*: rebuild
regres*|volver|vuelv*|vuelve: come back
rent*|alquil*|inquilin*: rent
respir*: breathe
reventa*|rompi*|rompio|quebr*|rota|roto|reboto: burst broken
revis*|verific*|comprueb*: check certification
robo|robar*|ladron*: intruders board
ropa*: clothes
ruido*: loud noise
sab*: know
salud: health
salv*: save
sangr*: blood
sec*: dry
secadora: dryer
segur*: safe
sell*|tapar|tapan: cover board
sirven|atienden|atiende*: serve
sotano*|basement: basement
subsuelo: crawl space
sucia|sucio|contamin*|suciedad: dirty
suicid*: suicide
sumidero|pozo: sump pit
tanque: tank
tapo|tapad*|atasc*: backed drain
tarjeta*: credit card
techo*: roof ceiling
tejado: roof
tardan: long arrive
telefon*: phone
tele|television|refris: tv
tienda*|negocio*|oficina*|local: store office business
tir*|bot*|desech*: throw away
tribunal: court
tub*|caneri*|pipa*|tuber*: pipe
utiliz*: use
vacia*|bombe*|achic*: pump
vecino*: neighbor
ventana*: window
verde|negro|negra: black
vidrio*|cristal*: glass
vivir: live
vomit*: vomit
zapato*: shoes
`

/** Small words that say nothing about what is asked. */
export const spanishFillers =
  'viene vienen van venir a al algo alguien alguna ando ante antes aqui asi aun ay cada como con cual cuando cuanta cuantas cuanto cuantos da dan dar de debo del despues dia dias donde e el ella ellos en era es esa ese eso esta estan estamos este esto estoy estos fue ha hace hacen hacer hago ago hasta asta hay la las le les lo los mas me mi mis muy nada ni no nos o os otra otro para pero por porque puede pueden puedo podemos pues que quien se ser si sin solo son soy su sus tambien tan te ten tengo tenemos tiene tienen tienes todo toda todos todas tu tus un una uno unos usted ustedes va van ver voy y ya yo trabajan trabaja ofrecen hacemos hola pasa ahi paso estar soy mucho muchos tanto hola gracias favor ayuda necesito quiero'.split(
    ' ',
  )
