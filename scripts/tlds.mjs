// `node scripts/tlds.mjs`: src/trust/tlds.ts from the list of IANA, as the package tlds carries it.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

const list = JSON.parse(readFileSync(`${root}/node_modules/tlds/index.json`, 'utf8'))
// Of companies, for their own use: no stranger can have a site there.
const BRANDS = new Set(
  `
  aaa aarp abb abbott abbvie abc accenture aco aeg aetna afl agakhan aig airbus airtel akdn alibaba alipay allfinanz
  allstate ally alstom amazon americanexpress americanfamily amex amfam amica android anquan anz aol apple aquarelle
  aramco audi audible auspost aws axa azure baidu banamex barclaycard barclays barefoot bauhaus bbc bbt bbva bcg bcn
  bestbuy bharti bing blockbuster bloomberg bms bmw bnpparibas boehringer bofa booking bosch bostik bradesco bridgestone
  brother cal calvinklein canon capitalone cba cbn cbre cern cfa chanel chase chintai cipriani cisco citadel citi
  clinique clubmed commbank comsec crown crs cuisinella datsun dclk dell deloitte delta dhl discover dnp drive dtv
  dupont dvag dvr edeka emerck epson ericsson erni eurovision extraspace fage fairwinds fedex ferrari ferrero fidelity
  fido fire firestone firmdale flickr flir fly ford fox fresenius frogans frontier ftr fujitsu gallo gallup gap gbiz gea
  genting george ggee globo gmail gmo gmx godaddy goldpoint goo goodyear goog google grainger grocery gucci guge hbo
  hdfc hdfcbank hermes hisamitsu hitachi hkt homedepot homegoods homesense honda hotels hotmail hsbc hughes hyatt
  hyundai ibm icbc ieee ifm ikano imamat imdb infiniti intuit ipiranga ismaili itau itv jaguar java jcb jeep jio jll jmp
  jnj jpmorgan jprs juniper kddi kerryhotels kerryproperties kfh kia kindle komatsu kpmg kpn kred kuokgroup lacaixa
  lamborghini lamer landrover lanxess lasalle leclerc lefrak lego lexus lidl lilly lincoln locus lotte lpl lplfinancial
  lundbeck maif man mango marriott marshalls mattel mckinsey merckmsd microsoft mini mint mit mitsubishi mlb mls mma
  moto msd mtn mtr nab nba nec netbank netflix neustar nextdirect nexus nfl nhk nico nike nikon nissan nissay nokia
  norton nowtv nra ntt obi observer office olayan olayangroup ollo omega oracle orange origins otsuka ott panasonic pars
  pccw pfizer philips pictet pid pin ping pioneer playstation pnc pohl politie praxi prime progressive pru prudential
  pwc reliance rexroth ricoh rogers rwe samsclub samsung sandvik sandvikcoromant sanofi sap sas saxo sbi schaeffler
  schmidt schwarz seat sener ses seven sew sfr shangrila sharp shell shia shouji silk sina sky skype sling smart sncf
  softbank sohu sony stada staples star statebank statefarm stc stcgroup suzuki swatch taobao target tatamotors tci tdk
  temasek teva thd tiaa tjmaxx tjx tkmaxx tmall toray toshiba toyota travelers travelersinsurance trv tui tunes tushu
  tvs ubank ubs unicom uol ups vana vanguard verisign vig viking virgin visa viva vivo volvo walmart walter wanggou
  weather weatherchannel weber weibo weir williamhill windows winners wme wolterskluwer woodside xbox xerox xihuan yahoo
  yamaxun yandex yodobashi yun zappos zara zero
  `
    .trim()
    .split(/\s+/),
)
// Of other scripts Cyrillic alone: the rest would be half of the size.
const all = list.filter((ending) => /^(?:[a-z]+|\p{Script=Cyrillic}+)$/u.test(ending) && !BRANDS.has(ending)).sort()
// A digit says how much an ending shares with the one before: a third of the size.
const shared = (a, b) => {
  let count = 0
  while (count < 9 && count < a.length && a[count] === b[count]) count++
  return count
}
const text = all.map((ending, index) => {
  const count = shared(all[index - 1] ?? '', ending)
  return count + ending.slice(count)
})
writeFileSync(
  `${root}/src/trust/tlds.ts`,
  `/**
 * The top-level domains in Latin and Cyrillic letters, without those of single companies, in order: how many characters each shares with the one before, and
 * the rest of it. Made by \`scripts/tlds.mjs\` from the list of IANA.
 */
export const TLDS =
  '${text.join('')}'
`,
)
