const LINES = `
password passwort passw0rd passwd pass passphrase secret private login logon signin welcome letmein changeme change
default guest test tester testing temp temporary sample example demo user username admin administrator adminadmin root
toor system manager master superuser supervisor operator oracle server service support sysadmin webmaster postgres mysql
computer internet windows microsoft apple google facebook twitter instagram youtube amazon samsung nokia android iphone
linux ubuntu cisco router network security access access14 trustno opensesame whatever nothing anything something
iloveyou loveyou iloveu ilove mylove lovely love lover loveme lovelove forever always sweetheart sweety sweetie honey
darling baby babygirl babyboy babydoll princess prince queen king angel angels angela heaven hello hellohello hi goodbye
dragon monkey tiger tigger lion eagle falcon hawk wolf bear panther jaguar leopard cobra viper python horse pony unicorn
dolphin shark whale turtle rabbit bunny kitty kitten puppy doggy cat dog chicken ducky penguin butterfly spider scorpion
phoenix pegasus dinosaur gorilla elephant bulldog poodle rottweiler mustang ferrari porsche mercedes toyota honda yamaha
suzuki harley corvette camaro nissan bmw audi volvo jaguar lamborghini bentley subaru mazda kawasaki ducati vauxhall
football soccer baseball basketball hockey cricket rugby tennis golf golfer golfing swimming running boxing wrestling
arsenal chelsea liverpool everton tottenham spurs manchester manutd mancity newcastle leeds westham astonvilla villa
rangers celtic hibernian hearts barcelona realmadrid juventus milan inter ajax benfica cowboys yankees steelers packers
lakers eagles dodgers redsox broncos raiders giants patriots warriors united city wanderers albion rovers athletic
summer winter spring autumn january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday morning evening midnight sunrise sunset sunshine rainbow
rainy snow snowball snowman thunder lightning storm hurricane tornado ocean river mountain island beach forest
flower flowers rose daisy lily jasmine violet orchid tulip sunflower cherry strawberry banana apple orange lemon peach
mango coconut pineapple blueberry chocolate cookie cookies candy sugar cupcake pancake pizza burger cheese butter coffee
cocacola pepsi whisky vodka guinness beer wine ginger pepper cinnamon pumpkin peanut popcorn sausage bacon chicken
red blue green yellow purple pink orange black white silver gold golden diamond crystal ruby sapphire emerald pearl
michael jennifer jordan hunter thomas robert daniel andrew joshua matthew anthony william charlie charles george james
david richard joseph christopher jessica ashley nicole michelle amanda melissa samantha stephanie elizabeth danielle
rebecca victoria hannah sophie emily emma olivia chloe megan lauren rachel sarah laura claire natalie katie lucy alice
oliver harry jack jacob alfie oscar archie freddie benjamin samuel alexander nicholas jonathan patrick martin steven
stephen kevin brian justin brandon tyler austin taylor morgan jackson maggie buster max bailey molly lucky rocky sammy
shadow smokey ginger coco bella daisy rusty simba sparky toby duke prince oreo buddy cooper teddy sadie precious
superman batman spiderman ironman wolverine hulk joker robin starwars starwar skywalker vader yoda startrek enterprise
matrix gandalf frodo hobbit tolkien harrypotter hogwarts dumbledore potter pokemon pikachu charizard nintendo
playstation xbox sega mario luigi zelda sonic minecraft fortnite roblox callofduty warcraft starcraft counterstrike
halo doom quake diablo tetris pacman naruto sasuke goku dragonball sailormoon hellokitty mickey minnie donald goofy
snoopy garfield scooby scoobydoo simpsons homer bart bugsbunny tweety winnie pooh disney pixar nemo shrek barbie
metallica nirvana slipknot blink greenday linkinpark ironmaiden acdc beatles elvis madonna eminem tupac beyonce rihanna
britney shakira bieber onedirection queen pinkfloyd zeppelin bonjovi coldplay oasis radiohead guitar piano drummer music
freedom liberty justice peace hope faith trinity jesus jesuschrist christ christian god godisgood blessed blessing
bible church heavenly holyspirit amen angelica spirit destiny karma buddha allah inshallah krishna ganesh shiva
money moneymoney dollar cash millionaire success winner winning champion victory power powerful strong warrior soldier
ranger ninja samurai pirate cowboy knight assassin sniper killer hunter fighter gangster thunderbird maverick
rockstar superstar star stars starlight moonlight moon galaxy universe cosmos planet mercury venus mars saturn apollo
america american england english britain british scotland scottish wales welsh ireland irish london paris berlin
newyork california texas florida canada australia sydney brazil mexico india pakistan china japan france germany italy
spain portugal russia africa europe birmingham glasgow edinburgh cardiff belfast bristol sheffield nottingham leicester
sexy sexygirl hottie hotstuff naughty playboy fuckyou fuckoff asshole bullshit pussy wanker bollocks badboy badgirl
qwerty qwertyuiop qwertyui qwertz azerty asdf asdfgh asdfghjkl asdfasdf zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
qweasd qweasdzxc qwe qweqwe qweasdzx poiuytrewq lkjhgfdsa mnbvcxz zaq zaqwsx zaqxsw qaz qwaszx abc abcd abcde abcdef
abcdefg abcdefgh abcdefghijkl abcdefghijklmnop abcabc aaa aabbcc onetwothree onetwothreefour number letter letters
family mother father mommy mummy daddy mum dad brother sister grandma grandpa children friends friend bestfriend
birthday christmas easter halloween valentine holiday holidays vacation wedding married marriage single divorce
student teacher school college university science biology chemistry physics history english doctor nurse police fireman
lawyer engineer driver pilot captain sergeant major general colonel admiral president minister government parliament
office business company corporate enterprise marketing sales account accounts accountant invoice payroll director
finance financial funding funds loan loans lending lender lenders broker brokers brokerage mortgage mortgages bridging
bank banking capital credit commercial property investment investor partner partners introducer portal panel
fundingbroker financebroker loanbroker mortgagebroker businessloan businessloans businessfinance commercialfinance
`;

/** Words that people begin, and often end, a password with; and this trade's own. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(LINES.split(/\s+/).filter(Boolean));
