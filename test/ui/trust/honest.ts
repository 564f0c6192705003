/**
 * Honest tokens, symbol and name, of this chain and of others. Among them are meme coins, stable coins, wrapped and staked ones, in
 * several scripts. Written down from public lists or made up in the same manner; none is one that the tests verify.
 */
const LIST = `
BTC|Bitcoin
ETH|Ether
BNB|BNB
SOL|Solana
XRP|XRP
ADA|Cardano
DOGE|Dogecoin
TRX|TRON
AVAX|Avalanche
SHIB|Shiba Inu
DOT|Polkadot
LINK|Chainlink
MATIC|Polygon
POL|Polygon Ecosystem Token
UNI|Uniswap
LTC|Litecoin
BCH|Bitcoin Cash
XLM|Stellar
ATOM|Cosmos Hub
XMR|Monero
ETC|Ethereum Classic
FIL|Filecoin
HBAR|Hedera
APT|Aptos
ARB|Arbitrum
OP|Optimism
NEAR|NEAR Protocol
VET|VeChain
INJ|Injective
AAVE|Aave
GRT|The Graph
ALGO|Algorand
QNT|Quant
EGLD|MultiversX
SAND|The Sandbox
MANA|Decentraland
AXS|Axie Infinity
THETA|Theta Network
FTM|Fantom
EOS|EOS
XTZ|Tezos
FLOW|Flow
CHZ|Chiliz
KAVA|Kava
ZEC|Zcash
DASH|Dash
NEO|Neo
MKR|Maker
SNX|Synthetix
CRV|Curve DAO Token
LDO|Lido DAO
RPL|Rocket Pool
COMP|Compound
YFI|yearn.finance YFI token
SUSHI|SushiSwap
1INCH|1inch Network
BAT|Basic Attention Token
ENJ|Enjin Coin
ZRX|0x Protocol
LRC|Loopring
ANKR|Ankr
IOTA|IOTA
WAVES|Waves
ICP|Internet Computer
RNDR|Render
FET|Fetch
AGIX|SingularityNET
OCEAN|Ocean Protocol
PEPE|Pepe
FLOKI|Floki
BONK|Bonk
WIF|dogwifhat
BOME|Book of Meme
MEME|Memecoin
TURBO|Turbo
PENGU|Pudgy Penguins
TRUMP|Official Trump
USDC|USD Coin
DAI|Dai Stablecoin
BUSD|Binance USD
TUSD|TrueUSD
FRAX|Frax
USDe|Ethena USDe
tsUSDe|Ethena tsUSDe
sUSDe|Staked USDe
PYUSD|PayPal USD
GUSD|Gemini Dollar
LUSD|Liquity USD
EURC|Euro Coin
EURT|Euro Tether
XAUt|Tether Gold
PAXG|Pax Gold
jUSDT|Bridged USDT
jUSDC|Bridged USDC
jWBTC|Bridged Bitcoin
WBTC|Wrapped Bitcoin
WETH|Wrapped Ether
stETH|Lido Staked Ether
wstETH|Wrapped stETH
cbBTC|Coinbase Wrapped BTC
rETH|Rocket Pool ETH
stTON|Bemo Staked TON
tsTON|Tonstakers TON
hTON|Hipo Staked TON
wTON|Wrapped TON
pTON|Proxy TON
bmTON|Bemo TON
kTON|KTON Staked
JTON|JetTon Staked
DHD|DeHub Token
STON|STON
DUST|DeDust
EVAA|EVAA Protocol
STORM|Storm Trade
JETTON|JetTon Games
SCALE|Scaleton
TINU|Ton Inu
FISH|TON FISH MEMECOIN
GRBS|Grbs
BOLT|Huebel Bolt
AMBR|Ambra
TAKE|TAKE
KINGY|KINGYTON
LAVE|Lavandos
GEMSTON|GEMSTON
PUNK|Punk
RAFF|Raffle Coin
WEB3|Web3 TON Token
CATI|Catizen
X|X Empire
BLUM|Blum
GOATS|Goats
PAWS|Paws
REDO|Resistance Dog
RESIST|Resist Dog
UTYA|Utya
DUCK|Duck Coin
DFC|DeFinder Capital
ARBUZ|ARBUZ
FNZ|Fanzee Token
GGT|GotGems Token
HYDRA|Hydra
LIFEYT|Life Yours Token
MARGA|Margaritis
MEGA|Mega Coin
MITHRANDIR|Mithrandir
NANO|Nanotoken
OPEN|Open League
PET|Catpet
PIG|Pig Token
POE|Power of Empires
PROTON|Proton
QUACK|Quack
ROSE|Rose Coin
SHITCOIN|Shitcoin
SOX|Nosok
SPINT|Spintop
STAR|Starship
STATHAM|Jason Statham
SUNDOG|Sundog
SWAP|Swap Coffee
TCAT|TON Cat
TGRAM|TGram Club
TNX|TNX Token
TONNEL|Tonnel Network Token
TONUP|TonUP
TPET|Tonpet
TRC|Trace Token
VIRUS|Virus
VWS|Virtual World
WALL|Wall Street Baby
WIFI|Wifi Token
XROCK|xRocket
YOLO|You Only Live Once
ZOO|Zoo Land
AIC|AI Companions
ALENKA|Alenka
ANON|Anonymous
APE|ApeCoin
AQUA|AquaProtocol
BABYDOGE|Baby Doge Coin
BANANA|Banana Gun
BEAM|Beam
BERRY|Berry Data
BIDEN|Jeboden
BIRD|Birds
BLAST|Blast
BOBA|Boba Network
BOOM|Boomcoin
BUBBLE|Bubble
CAKE|PancakeSwap
CAPY|Capybara
CAT|Simon's Cat
CELO|Celo
CES|swap.coffee share
CHILL|Chill Guy
CLOUD|Cloud
COFFEE|Coffee
COMMUNITY|Community
COOK|Cook
CROWN|Crown by Third Time
CUBE|Cube
DAOLAMA|DAOLama
DELTA|Delta
DIAMOND|Diamond Hands
DINO|DinoLFG
DRIFT|Drift
DROP|Droptoken
DYDX|dYdX
EARN|Earn Network
EGG|Eggs
ENS|Ethereum Name Service
FARM|Farmix
FIRE|Fire
FOXY|Foxy
FROG|Frog
FUEL|Fuel
GALA|Gala
GAS|Gas
GEM|Gemcoin
GHOST|Ghost
GLINT|Glint Coin
GMX|GMX
GOLD|Goldcoin
GRAMS|Grams of Tea
GRIN|Grin
HAM|Ham Sandwich
HEDGE|Hedge
HIPO|Hipo Governance
HOLD|Holdcoin
HONEY|Honey
HOT|Holo
HUSKY|Husky
ICE|Ice Open Network
IMX|Immutable
ION|Ion
JASMY|JasmyCoin
JUP|Jupiter
KAS|Kaspa
KITTY|Kitty
LAMBO|Lambo
LEAF|Leaf
LION|Lion
LUNA|Terra
MAGIC|Magic
MANEKI|Maneki
MELANIA|Melania Meme
METAL|Metal
MINA|Mina
MINT|Mint Club
MOG|Mog Coin
MOON|Moons
MYRO|Myro
NEIRO|Neiro
NINJA|Ninja Squad
NOTAI|NOT AI
NOTE|Notecoin
OAK|Oak
OKB|OKB
OMNI|Omni Network
ONDO|Ondo
ORDI|ORDI
PAPER|Paper Boats
PEOPLE|ConstitutionDAO
PERP|Perpetual Protocol
PIXEL|Pixels
PORTAL|Portal
PYTH|Pyth Network
RAIN|Rain
RAY|Raydium
RON|Ronin
ROOT|The Root Network
RUNE|THORChain
SAFE|Safe
SEAT|Harbour Seats
SEI|Sei
SHARK|Shark Cat
SLERF|Slerf
SNEK|Snek
SPELL|Spell Token
STRK|Starknet
STX|Stacks
SUI|Sui
SUPER|SuperVerse
TIA|Celestia
TNSR|Tensor
TWT|Trust Wallet Token
UNA|Unagi
VINE|Vine Coin
VRA|Verasity
WLD|Worldcoin
WOO|WOO
XAI|Xai
XEC|eCash
ZETA|ZetaChain
ZIL|Zilliqa
ZK|zkSync
ZRO|LayerZero
РУБ|Рублик
МИР|Мир
ЧАЙ|Чай с лимоном
КОТ|Котик
СОМ|Сом
龍|龍幣
猫|猫コイン
ねこ|ねこトークン
김치|김치코인
ذهب|ذهب
₿|Satoshi
🐸|Frogcoin 🐸
🚀|Rocket 🚀
CAFÉ|Café Crème
ÑAM|Ñam Ñam
MØØN|Møøn
Dr.|Dr. Doge
v2|Version 2.0
No.1|No. 1 Coin
A&B|A & B
50/50|Fifty-fifty
C++|Cpp coin
`

type Named = readonly [symbol: string, name: string]

/** One a line, the symbol before a bar. */
export const pairsOf = (list: string): readonly Named[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', name = ''] = line.split('|')
      return [symbol, name]
    })

export const HONEST_TOKENS = pairsOf(LIST)
