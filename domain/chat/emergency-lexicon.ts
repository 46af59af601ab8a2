import { heard } from './spelling.ts'

/**
 * What words say about danger, each line with the sign that the patterns of emergency.ts are written in. A word that ends in "*" stands for
 * all that begin with it. These are texts because the widget carries them.
 */
const english = `
G gas propane
s smell* stinks stinking odor whiff sniff
r rotten eggs
l leak* hissing escaping rupture*
F fire fires flame* blaze
o onfire
B burning burns
K smoke
v everywhere coming comes comin pouring pours filling billowing rolling spreading seeing rising
n now help currently
x caught
X spark* arcing zapped electrocut*
O outlet* socket* breaker* panel cord cords fusebox receptacle
Z buzzing sizzling crackling melting hot
k turn* flip* shut reset switch* trip*
E power electric* lights
i light lamp bulb
R wire wires wiring powerline*
d down fell downed fallen hanging
W water* flood* puddle* submerged
S still
z shocked shock
M monoxide
c co
A alarm* detector*
a beep* going goes went ringing sounding blaring keeps
H headache* dizzy nause* lightheaded
T trapped pinned buried
t stuck
w upstairs attic roof basement cellar inside elevator room kitchen garage bedroom house
p i im we us me him her were he she shes hes theyre they dad mom mother father wife husband son daughter kid kids child baby man woman someone somebody brother sister grandma grandpa friend guy people tenant dog
C cant cannot couldnt unable wont
g get got
u out escape
e door doors
j open
y surround*
D damage* bill bills dept department company companies station stove furnace heater boiler fireplace* firewood firefighter* firemen fireman insurance restoration cleanup clean* truck contract policy marshal extinguisher place oven grill range dryer appliance*
Y ago last yesterday year years week weeks month months after since was had
U unconscious unresponsive fainted
b breath*
q passed
Q moving move responding
I hurt injured wounded collapsed stroke
V bleeding drowning choking overdos* seizure heartattack
2 up
3 wake waking woke
4 on
N no
1 longer more anymore sign of any active
0 not dont doesnt didnt isnt arent wasnt never nobody noone without none aint
f r any a an really even is are there been has
h theres thers
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
~ suicidal
< thinking considering planning commit
% suicide
`

const spanish = `
G propano
s huele guele uele oler olor apesta
r podrido podridos huevo huevos
l fuga fugas escapando
F fuego incendio incendios incendia* lumbre
o enllamas enfuego ardiendo
B quemando quema quemandose quemado
K humo
v sale saliendo llena llenando viene veo vemos subiendo sube
n ahora ayuda ayudenme auxilio socorro ahorita
X chispa* chisporrotea* toques calambre corrientazo
O enchufe* tomacorriente* apagador tomas fusible*
Z zumbando
k apag* baj* desconect*
E luz corriente electricidad electrico
i foco lampara
R cable cables alambre*
d caido caidos cayo tirado
W agua inund* charco
S todavia aun sigue
M monoxido
A alarma*
a suena sonando pita pitando sono
H cabeza mareo mareado mareada mareados nauseas
T atrapad* encerrad*
w sotano casa cocina cuarto garaje arriba adentro atico techo
p estoy estamos esta estan alguien mama papa hijo hija esposa esposo nino nina bebe abuela abuelo hermano hermana
m puedo podemos puede pueden
u salir
e puerta
j abre abrir
y rodead*
D factura cuenta estufa horno compania recibo seguro limpi* danos bomberos contrato calentador detector
Y pasad* hace ayer despues fue tuvimos hubo
U inconsciente desmay* convulsion*
b respira respirar
Q mueve reacciona
3 despierta
I herid* lastimad*
V sangrando desangra* ahoga* infarto
J hay ay
0 nadie sin nunca ningun
f la se una un de me
P pulso
5 trag* tomo tome bebio bebi comio
6 cloro veneno quimico* lejia
8 pastilla*
_ matar
& quiero quiere
# morir*
> vivir viviendo
9 quitar* acabar terminar
= vida
~ matarme matarse suicidar*
< pienso piensa pensando
% suicidio
1 mas
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
