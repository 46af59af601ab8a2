import { heard } from './spelling.ts'

/**
 * What words say about danger, each line with the sign that the patterns of emergency.ts are written in. A word that ends in "*" stands for
 * all that begin with it. These are texts because the widget carries them. Greek letters stand where
 * no others were left.
 */
const english = `
G gas propane
s smell* stinks stinking odor odors whiff sniff
r egg eggs
l leak* escaping rupture*
F fire fires flame blaze
o flames onfire seeflames seefire seesmoke
B burning burns
K smoke
v everywhere coming comes comin pouring pours filling billowing rolling spreading seeing
n now help currently
x caught
X spark* arcing zapped electrocut* livewire
O outlet* socket* breaker* panel cord cords fusebox receptacle lightswitch electricalbox electricbox electricalpanel powerstrip
Z melting hot smoking
k turn* flip* shut reset switch* trip*
E power electric* lights
i light lite lamp bulb chandelier
R wire wires wiring powerline* powerpole* downedline
d down downed fallen caved
Σ fell justfell slipped
Ϩ leg legs arm arms hip ankle wrist knee
ϙ hishead herhead myhead theirhead yourhead
W water* flood* puddle* submerged
S still
z shocked shock shocking tingl*
M monoxide
c co
A alarm* detector*
a beep* going goes went ringing sounding blaring keeps
H headache* dizzy nause* lightheaded sick vomit* throwingup
T trapped pinned buried
t stuck
w upstairs attic basement cellar inside elevator room kitchen garage bedroom house hallway stairs stairwell
p i im we us me him her were he she shes hes theyre they dad mom mother father wife husband son daughter kid kids baby man woman someone somebody brother sister grandma grandpa friend guy people tenant dog child* children grandfather grandson granddaughter toddler neighbor driver uncle aunt family ppl lips
C cant cannot couldnt unable wont
g get got getting being
u out escape
e door doors
j open
y surround*
D damage* bill bills dept department company companies station fireplace* firewood firefighter* firemen fireman insurance restoration cleanup clean* contract policy marshal extinguisher retardant paint* place dryer appliance* stain* remov*
Y ago last after was had
U unconscious unresponsive fainted
b breath*
q passed
Q moving move responding
I hurt injured wounded collapsed stroke
V bleeding drowning choking overdos* seizure heartattack chestpain chestpains
2 up
3 wake waking woke
4 on
N no
1 longer more anymore sign of any active
0 not dont doesnt didnt isnt arent wasnt never nobody noone without none aint nothing
f r any a an really even is are there been has
h theres thers thereis
P pulse heartbeat
5 swallow* drank ate
6 bleach antifreeze poison* chemical* drano detergent
7 took
8 pill pills
L kill killing
@ myself himself herself themselves
& want* wanna
# die dying
> live alive
9 end ending take taking
= life
~ suicidal likedying
< thinking considering planning commit
% suicide
η hissing
ρ rising rises risin
ζ buzz* sizzling crackling humming popping
ς hanging sagging droop*
λ laying lying
φ flicker*
σ shot stabbed justshot juststabbed
τ cough*
π wall walls ceiling cieling celing roof floor
κ caving collapsing falling bulging leaning crumbling
ν car truck* pickup vehicle
δ through thru crashed slammed plowed rammed drove
μ walk climb
θ stove furnace heater boiler oven grill range generator
ξ clothes clothing furniture couch carpet curtains
ψ yesterday year years week weeks month months
χ since
α answer answering
υ near close touching
γ standingin
ω wet soaked drip*
ε found find
† dead
Λ full filled filling
Φ fall
Δ about gonna
ø fan fans dehumid*
β tv television
Ξ pluggedin*
Ψ under underneath beneath
Π hit
ϱ broke broken burst ruptured snapped
ϟ isblue areblue turningblue turnedblue
ϡ waist neck mychest
`

const spanish = `
G propano
s huele guele uele oler olor apesta
r huevo huevos guevo guevos
l fuga fugas escapede escapa escapando tirando escapa
F fuego incendio incendios incendia* lumbre
o enllamas enyamas veollamas hayllamas llamasen lasllamas salenllamas enfuego ardiendo
B quemando quema quemandose quemado
K humo
v sale saliendo viene veo vemos brinca brincando
n ahora ayuda ayudenme auxilio socorro ahorita
X chispa* chisporrotea* toques calambre corrientazo toquesito diocorriente dacorriente meelectrocut*
Z humeando
O enchufe* breker* breiker* tomacorriente* tomas fusible* contacto contactos apagador* cajade
k apag* baj* desconect* cerrado cerro cerre cerramos cerraron
E luz corriente electricidad electrico
i foco lampara plafon
R cable cables alambre* postede
d caido caidos desplom* tirado tirados tirada
W agua inund* charco
S todavia aun sigue
M monoxido
A alarma*
a nopara suena sonando pita pitando sono
H cabeza vomit* mareo mareado mareada mareados nauseas
T atrapad* encerrad*
w sotano casa cocina sala bano recamara cochera cuarto garaje arriba adentro atico pasillo
p estoy estamos esta estan alguien mama papa hijo hija esposa esposo nino nina bebe abuel* aguel* hermano hermana chofer tio tia vecino vecina ninos papas mujer marido familia suegr* gente persona senora senor ama apa
m puedo podemos puede pueden
u salir
e puerta
j abre abrir
y rodead*
D factura cuenta compania recibo seguro limpi* danos bomberos contrato detector drenaje bomba inodoro tuberia
Y hace despues fue tuvimos hubo
U inconsciente desmay* convulsion* mecai selastimo melastime selastima
b respira respirar
Q mueve reacciona
3 despierta
I herid* lastimad*
V sangrando desangra* infarto sangra pecho
J hay ay
0 nadie sin nunca ningun nada
f la se una un de me
P pulso
5 trag* tomo tome bebio bebi comio
6 cloro veneno quimico* lejia
8 pastilla*
_ matar
& quiero quiere
# morir* muriendo* muere
> vivir viviendo
9 quitar* acabar terminar
= vida
~ matarme matarse suicidar*
< pienso piensa pensando
% suicidio
1 mas
η silba silbando silbido siseando
ρ subiendo sube
ς colgando
φ parpade*
σ disparo dispararon apunalaron balearon
τ toser tose tosiendo tos
π techo cielo pared paredes piso barda
κ cayendo caerse panzon* abombad* derrumb* hundiendo inclinad* ladeada
ν carro coche camioneta troca camion
δ choco estrello metio incrusto
t quedodebajo atorado atorada atorados atoradas
μ bajar subir caminar
θ estufa horno calentador calenton calefaccion generador boiler caldera
ξ ropa muebles alfombra comida
ψ pasad* ayer
χ desde
Ω ahoga* ahogo asfixi*
α contesta
υ cerca toca
γ parado parada parados
ω mojad* mojo empapad* gote*
ζ zumba* haceruido
4 encima sobre
ε encontre encontramos
† muerto muerta
Λ lleno yeno llena* yena*
Φ caer
Δ punto apunto
ø ventilador* abanico* deshumid*
β tele
Ξ enchufad* conectad*
Ψ debajo
Γ le les nos
Π pego golpeo agarro golpee golpie golpio pegue
Σ cayo callo caio cayodel callodel caiodel resbalo resbalaron cayeron
Ϩ pierna* brazo* cadera tobillo rodilla espalda costilla* muneca
ϗ duele duelen dolor
ϧ levanta levantarse levantar levantarme pararse
z cosquilleo hormigueo
ϱ rompio roto rota quebro quebrado revento
ϖ prendio prendiendo
ϟ estaazul puestoazul pusoazul poniendoazul
ϡ cintura cuello
ϛ abajo
ϐ vino
`

export type Entry = {
  readonly sign: string
  readonly word: string
  readonly isStart: boolean
  readonly isSpanish: boolean
}

/** Words that both languages have count for neither. */
export const lexicon: readonly Entry[] = [...entriesOf(english, false), ...entriesOf(spanish, true)]

function entriesOf(lines: string, isSpanish: boolean): Entry[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [sign = '', ...words] = line.split(' ')
      return words.filter(Boolean).map((word) => ({
        sign,
        word: heard(word.replace('*', '')),
        isStart: word.endsWith('*'),
        isSpanish,
      }))
    })
}
