/** Common given names, lower case: how 'ross' and 'ana' are told from ordinary words when nothing is capitalised. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  [
    'aaron abby abdul abigail abraham adam adele adrian adriana agnes ahmed aidan aisha alan albert alejandro alex alexa',
    'alexander alexandra alexis alfred ali alice alicia alina alison allen allison alma alvin amanda amber amelia amir amy ana',
    'anastasia andre andrea andreas andrew andy angel angela angelina anita anna anne annie anthony antonio anya april ariana',
    'arjun arnold arthur asha ashley audrey austin ava barbara barry beatrice becky ben benjamin bernard beth bethany betty',
    'beverly bill billy blake bob bobby boris brad bradley brandon brenda brent brian brianna bridget bruce bruno bryan',
    'caitlin caleb calvin cameron camila camille carl carla carlos carmen carol carolina caroline carolyn carrie carter casey',
    'catherine cathy cecilia cecelia celia cesar charles charlie charlotte chen cheryl chloe chris christian christina christine',
    'christopher cindy claire clara clark claudia clara cody colin connie connor corey courtney craig cristina crystal curtis',
    'cynthia daisy dale damian damon dan dana daniel daniela danielle danny daphne darius darren dave david dawn dean debbie deborah',
    'debra dennis denise derek derrick diana diane diego dmitri dominic don donald donna doris dorothy doug douglas drew dustin dwight dylan',
    'eddie edgar edith edward edwin eileen elaine elena eli elias elijah elizabeth ella ellen ellie elliot eloise elsa emily',
    'emma eric erica erik erika erin ernest esther ethan eugene eva evan eve evelyn fabian farah fatima felix fernando fiona florence',
    'francesca francis francisco frank franklin fred freddy frederick gabriel gabriela gail gary gavin george georgia gerald',
    'gerard gina giovanni gladys glen glenn gloria gordon grace graham grant greg gregory greta guillermo gustavo hailey hana hank hannah',
    'hans harold harriet harris harry hassan heather hector heidi helen helena henry herbert hiroshi holly homer howard hugh hugo ian ibrahim igor imran',
    'ines ingrid irene iris irina isaac isabel isabella ivan jack jackie jackson jacob jacqueline jaime jake james jamie jan jane janet',
    'janice jared jasmine jason javier jean jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jesse jessica jessie jill jim jimmy',
    'joan joanna joanne joe joel johan john johnny jon jonas jonathan jordan jorge jose joseph josh joshua joy joyce juan juanita judith judy',
    'julia julian juliana julie juliet jun justin kai kara karen karim karl kate katherine kathleen kathryn kathy katie katrina kayla keith kelly ken',
    'kenneth kenji kevin kim kimberly kirk klaus kristen kristin kristina kurt kyle lara larry laura lauren laurie lawrence lea leah lee leo leon',
    'leonard leonardo leslie lena levi liam lilian lilly lily lin linda lindsay lisa liu liz lois lola lorena lorenzo lori lorraine louis louise luca',
    'lucas lucia lucy luis luke lydia lynn mabel madeline madison malcolm manuel marc marcel marco marcus margaret maria mariana marie marilyn marina',
    'mario marion marisa marjorie martha martin marty marvin mary mateo mathew matt matthew maureen maurice max maya megan mei melanie melinda melissa',
    'mercedes meredith mia michael michelle miguel mikael mike mila milan mildred miles mindy miranda miriam misha mohamed mohammed molly mona monica monika morgan',
    'nadia nancy naomi natalia natalie natasha nate nathan neil nelson nell nguyen nicholas nick nicola nicolas nicole niels nikhil nina noah noel noor nora norma norman',
    'oksana oleg olga oliver olivia omar oscar otto owen pablo paige pam pamela pat patricia patrick patty paul paula pauline pavel pedro peggy penelope penny',
    'perry pete peter phil philip philippe phillip phoebe phyllis pierre priya quentin quinn rachel rafael raj rajesh ralph ramon randy raul ravi ray raymond rebecca',
    'regina rene ricardo rich richard rick ricky riley rita rob robert roberta roberto robin rodney roger roland roman ron ronald ronnie rosa rosalie rose',
    'rosemary ross roxanne roy ruben ruby russell ruth ryan sabrina sally sam samantha sami samuel sandra sandy sanjay santiago sara sarah sasha saul scott sean sebastian',
    'serena sergei sergio seth shane shannon sharon shaun shawn sheila shelby shelly sherry shirley sidney silvia simon sofia sonia sophia sophie spencer stacy',
    'stan stanley stella stephanie stephen steph steve steven stuart sue sunil susan susie suzanne svetlana sylvia takeshi tamara tammy tanya tara tatiana taylor ted teresa',
    'terrence terri terry thelma theo theodore theresa thomas tiffany tim timothy tina todd tom tomas tommy toni tony tracy travis trevor tricia trina tyler',
    'ursula valentina valerie vanessa vera vernon veronica vicky victor victoria vijay vincent virginia vivian vladimir wade walter wanda warren wayne wei wendy wesley',
    'wilfred will william willie xavier yan yana yasmin yolanda yuki yuri yusuf yvonne zach zachary zara zoe zoey',
  ]
    .join(' ')
    .split(' '),
);

/** Given names that are ordinary English words too: lower-cased, they need a person's place in the sentence. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  'april may june august will mark bill rose grace joy hope faith art pat rob sue drew dawn eve frank grant jack max miles ray rich robin sandy stella dale dean don gene guy iris ivy jade lance lily olive pearl penny pierce ruby summer violet wade ward amber angel bob chase christian clay crystal daisy dick earl gail ginger harry heather holly jean jimmy ken lee lane mercedes norm page peg roman ron sky stone skip tony trip victor virginia wendy woody austin carter carol mason spencer jordan georgia paris sydney florence victoria madison savannah charlotte jackson'.split(
    ' ',
  ),
);

export const HONORIFICS: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr doctor prof professor sir madam captain coach father sister pastor rabbi judge senator president'.split(
    ' ',
  ),
);
