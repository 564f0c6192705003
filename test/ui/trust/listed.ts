import { pairsOf } from './honest.ts'

/**
 * Jettons of the public list `tonkeeper/ton-assets`, symbol and name, in its order. Two stretches of `jettons.json`, without those
 * that have the name of the coin or of a token that the tests verify. Nothing was adjusted to this list.
 */
export const LISTED_TOKENS = pairsOf(`
$ETN|ET NETSA COIN
1RUS|Ton Miner
1RUSD|1RUS DAO
AMBR|Ambra
ANONXP|ANON XP
APC|AIYA PowerCell
ARUT|ARUTCOIN
$AKITA|AkitaOnTon
AquaXP|AquaXP
BATYM|Batymchanin Coin
BITPIX|PIXEL
BMW|Bayerische Motoren Werke AG Coin
BOLT|Huebel Bolt
Bredo|BabyRedo
BULL|Bullcoin
Yoda|Baby Yoda
BIRB|Birbcoin
Borka|Ton Borka
CASH|Cashback
CATS|CATS
CFT|Cock Fights Token
CHILD|Durov's Child
COIN|The Coin
CRUMB|Crumb Coin
CRYPTON|CRYPTON
CRYSTALS|Crystals
YOURA|CULTURE
UTN|UNITON TOKEN
CUB|Cubigator
DARK|Dark
DHD|DHD Coin
DGR|DIGGER
DOMES|DOGE MEMES TOPPLE REGIMES
DOODIE|Dogwifhoodie
DRA|Dracoin
Dracoin|Dracoin
DUCK|Duck Coin
DUROV|Pavel Durov
DUST|DeDust
DYOR|DYOR Coin
CLOSE|Closecoin
COFE|Coffee
COM|Commissionaire
COMCAT|Comrade cat
COOKIE|CookieToken
CPBR|Capybara
CRDF|CARDIFY Coin
CROCO|Ton Croco
CuteCats|Cute Cats
DANCINGCAT|Dancing Cat
DARKDUROV|DARK DUROV
DBT|Diamond Bull Technology
DCL|DexCoyote Legends
DDAO|DEFI HUNTERS DAO
DEANON|DEANON
DEER|MagicDeer
DEPOSIT|DEPOSIT
DFC|DeFinder Capital
DGN|TON Degen
DINJA|DINJA
DMT|Dimethyltryptamine
DOBER|DOBERCOIN
DOGE|Dogecoin TON
DOGG|DOGG TON
DON|Don
DONDON|DONDON
DONUT|Donut The Dog
DRIFT|TON Drift
DRTS|Darts Coin
DTRUMP|DONALDTRUMP
DUBAI|Dubai #2049
DUREVOLD|povel durev (old)
DYNYA|DYNYA
EAT|Engage ADS on Ton Open Network
EGG|EggsWisdom
END|TonEnd
EXC|EXTON COIN
FID|Ferma Invest Dom
FISH|TON FISH MEMECOIN
FLAM|Flamingo Coin
FLIP|Coin Flipper
FLOKIT|FlokiTon
FLOX|FLOX
FLY|FLYKI Token
FNOT|Fake Notcoin
FOMO|TONFOMO
FRE|FRANC
FREE|FREEDOM
FROGY|Frogy LIVE
FWT|FadeWallet Token
GAIKA|TON GAIKA
GAS000|GAS000
GATO|Diablo Gato
GEM|NotBlumHmstrCatiDogsWoof
GEM|Gem
GEMSTON|GEMSTON
GG|⛽️GasGod
GGT|Grabscape governance token
GLINT|Glint Coin
GLITCH|GLITCH
GM|GM
GOBLIN|TON Goblins Token
GOMINING|GoMining
GOSLING|Ryan Gosling
GOY|Goy Token
GRAND|GRAND
GRIMACE|GRIMACE COIN
GROK|GROK
Gena|Крокодил Гена
HIF|Hedgehog in the fog
HIPPO|BEGEMOTIK
HMM|Hmmcoin
HOLY|Holy Coin
HYDRA|Hydra
Hasbik|Hasbulla
ICE|Ice
ICTN|indicaTon
IFT|Informatoken
INC|Ton Invaders Coin
INFT|Infinity
INS|INSECT
INVEST|DMT Invest
JACK|Outback Jack
JBCT|Bear Country Token
JMT|JETMOON
JOG|JogjaTON
JVT|JVault Token
KAIF|Kaif
KAKAXA|KAKAXA
KITO|Kito
KONG|TON KONG
KORC|KING OF REFERRAL COIN
KORM|GOPNIK CATS
KOT|Nikolai KOT Durov
KRABS|MrKrabs
LADY|LADY
LEA|Alliance
LEDO|Lego Resistance Dog
LESHA|CAT LESHA
LGN24|DAOLegion
LIFEYT|ЖЮ
LIQ|Liquidator
LKY|Lucky TON
LLAMA|LLAMA
LRT|Lombard Revival Token
LUPA|LUPA
M5|META
MAMA|MAMA
MANDA|Mandarin
MANDER|Commander
MARGA|Margaritis
MARIO|MARIO
MASCOT|Russia Mascot
`)
