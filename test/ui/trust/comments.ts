/**
 * More than 200 plain comments like those of real transfers, written before the check was tried on any. They have invoices, dates,
 * versions, places, sums, abbreviations, dots without a space behind them, names of sites of this chain.
 */
export const PLAIN_COMMENTS: readonly string[] = `
Rent for November
Thanks for lunch!
Invoice 2026/114
inv. no. 44-B, due 01.12.2026
happy birthday, Anna
Happy birthday!!! 🎂
for the concert tickets
See you on Friday at 7.30 pm
7.30pm at the usual place
Split of the bill: 12.40 each
1.5 GRAM for coffee
0.25 back to you
50/50 as agreed
Refund of order #88213
order 88213-A/2
Salary 10.2026
Payment 3 of 12
deposit
Withdrawal
to my other wallet
from cold storage
test
test 2
Test.Please ignore
ok.thanks
ok.Thank you
Done.See you
done.bye
All good.No worries
Sorry for the delay.It was the bank
I paid.Now you
Here you go.Enjoy
Your turn.My round next time
It works.So happy
Good work.Keep going
We won.At last
He said yes.She too
Dinner.Drinks.Taxi
Taxi+dinner
milk, bread, eggs
Milk.Bread.Eggs
e.g. this one
i.e. the second half
a.k.a. the big one
etc.and so on
approx. 3 kg
Dr. House
Mr.Brown
St.Petersburg trip
St. Petersburg trip
U.S. taxes
U.S.A. trip
P.S. call me
p.s.call me
R.I.P. grandpa
No.5
No. 5, 2nd floor
Vol.2 of the book
ch.4 v.12
v1.2.3
v2.0 is out
release 10.4.1
version 1.2.3.4
node 20.20
iOS 18.1
Python 3.12
fix in build.sh
see README.md
main.rs compiles now
photos in backup.zip
script.py for you
index.html is ready
report.pdf sent
table.xlsx
song.mp3
logo.png
contract.fc
wallet.tolk
10.11.2026
10.11.26
2026-11-22
22/11/2026
22.11. - 28.11.
from 10.11 to 12.11
14:30
at 14.30
12.30-13.00
5.5%
+5.5 %
-10
1,000,000
1.000.000
1 000 000
3.14159
1e9
0x1f
x2
2x
A/B test
and/or
w/o fee
c/o Miller
24/7
km/h
love you ❤️
❤️❤️❤️
🙏
💎🚀
gm
gn
lol
wtf
brb
idk...
wait...what
hmm...ok
so...me too
well..no
yes!!!
why?
really?!
(thanks)
[paid]
"quoted"
it's fine
don't worry
O'Neill
rock'n'roll
R&D
Q&A
C++ course
C# course
F.A.Q.
key: value
total: 5
note:urgent
Order:data:5
tg: misha
data: 5
mail: later
memo 123456789
memo:8812
tag=77
id 0042
uid_55
user_name
@anna
@misha thanks
#winter
#1
anna.ton
harbor.ton
for alice-example.ton
my domain shop-77.ton
bought on STON.fi
swap at dedust.io
NFT from getgems.io
number from fragment.com
see tonviewer.com
Kauf bei Anna.Danke
Miete für Nov.
z.B. Brot
Grüße aus Köln
straße 5
merci beaucoup
à bientôt
l'addition s'il vous plaît
gracias por todo
¿cuánto es?
¡feliz cumpleaños!
obrigado
até amanhã
grazie mille
dziękuję
teşekkürler
спасибо
спасибо.до завтра
спасибо. до завтра
за обед
За квартиру, ноябрь
за свет и воду 11.2026
С днём рождения!
привет.это я
и т.д.
и т.п.
т.е. всё
ул.Ленина, д.5
г.Москва
кв.12
руб.500
500р.
на чай
на бензин
долг
возврат долга
аренда.ноябрь
да.нет
ок.понял
готово.проверь
谢谢
午餐费
ありがとう
家賃11月
감사합니다
شكرا
תודה
धन्यवाद
дякую
рахунок №5
Payment for work
For website design
for the app
club fee
team lunch
gift for mom
free lunch
bonus for Q3
reward for the bug
airdrop tax
claim no. 5531
event tickets
my support
win or lose
first place prize
mint tea
get well soon
drop me a line
link in bio
visit us soon
open on Sunday
via bank
site visit
`
  .trim()
  .split('\n')

/** Comments that lure, written down before the check was tried on any: sites, bots, shorteners, and links in disguise. */
export const LURING_COMMENTS: readonly string[] = `
Claim 500 USDT at usdt-bonus.top
You won! ton-prize.site
getgems-drop.fun
https://dogs.claims/now
dogs.claims
notcoin.events
bit.ly/3xYz
tinyurl.com/ton500
t.me/ton_gift_bot
t.me/+AbCdEf
is.gd/gram
clck.ru/38abc
vk.cc/cAbC
GRAM-AIRDROP.COM
gram-airdrop . com
gram-airdrop (dot) com
gram-airdrop[.]com
gram airdrop dot com gramdrop dot io
http//gram.com
hxxp://gram-claim.net
www.toncoin-reward.org
wwww.toncoin.cc
toncoin.cc
ton.gift
toncoin.claim.app
wallet.ton-verify.io
tonkeeper-support.help
tonkeeper.app-login.ru
fragrnent.com
fragment.com/claim
getgerns.io
ston-fi.xyz
stonfi.pro
dedust.finance
@tonkeeper_support_bot
@AirdropGramBot
@notcoin_claim
foundation-claim.ton
airdrop-2026.ton
бонус-грам.рф
подарки.онлайн
зайди на тонбонус.рус
клейм.site
🎁.gg
➡️ gram.tips
👉 toncash.biz
your 1000 GRAM: x.gd/abc
gram.соm/claim
ɢram.com
ｔｏｎ．ｇｉｆｔ
ton。gift
tonＤＯＴcom
8.8.8.8/claim
45.77.12.3
http://[::1]/
xn--gram-9za.com
gram.vip
winusdt.live
usdt.money
free.ton.cash
cryptobonus.today
doubleyourton.world
telegram.gifts
nft.mint.page
`
  .trim()
  .split('\n')
