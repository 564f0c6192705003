/**
 * Characters that look like a letter or digit of ASCII: that one first, then those that look like it. Made by
 * `scripts/confusables.mjs` from the confusables of Unicode (UTS #39).
 */
export const CONFUSABLES =
  '2ƨƻϩᒿꙅꛯꝛ 3ȝɜʒзҙӡⳍꝫ 4ꮞ 5Ƽ 6бⳓꮾ 8ȣ৪੪ 9৭੧୨൭ⳋꝯ aɑαаᗅ⍶⍺ꓮꭺ bƀƃƅɓβБвьѣҍᏼᑲᑳᖯᗷꓐꞵꮟ c¢ȼΣςсҫᴄ₡ⲥꓚꮯ dðđƌɖɗԁᑯᗞᗪ₫ꓒꓓꭰꮷ eɇεеҽҿ℮⋿ⴹꓰꬲꭼ fƒϝքᖴᵮẝꓝꞙꬵ gƍǥɠɡԍցᏻᶃꓖꮐ hħɦΗнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ jɉʝϳјᒍꓙꭻ kƙκкқҟᛕ₭ⱪⲕꓗꝁꮶ lıłƚǀɨɩɪɫɭιіӏ׀וןا١ٳ۱ߊᒪᛁᵻᵼ∣⍳⍸⏽│ⲓⳑⵏꓡꓲꙇꭵꮮ mμϻмӎᗰᛖⲙꓟꮇ nƞɲɳΝηոռᵰⲛꓠ oøɵθοσоѳөօסه٥ھہە۵ۿ߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᴏᴑ⊖⊝⍬ⲟⴱⵁⵔ〇ꓳꝋꬽꬾꭴꮎꮻ pƥρрᑭᵽ⍴ⲣꓑꮲ qʠԛգզⵕ rɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ sƽʂѕտᵴꓢꜱꮥꮪ tŧƭʈτтҭᵵ₮⊤⍡⟙ⱦⲧꓔꭲ uʉʋυսሀᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ vνѵט٧۷ᐯᴠ∨⋁ⴸꓦꛟꮩ wɯѡѽԝաᴡ₩ꓪꝡꮃꮤ x×χхҳᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲭⵝꓫꭓ y¥ƴɏɣʏΥγуүұყᶌỿⲩꓬꭚꭹꮍ zƶȥʐζᴢᵶꓜꮓ'
