const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that never are part of a name. */
export const STOP_WORDS = words(
  'a an the my our your his her their its this that these those i me we us you he she it they him them who whom which what when where why how and or but if so because as at by for from in into of off on onto out over to up with without about after before during until till since between through via is are was were be been being am do does did done have has had having will would can could shall should may might must not no yes please thanks thank ok okay just also too very really still only even then than there here now soon later early late asap today tomorrow tonight yesterday morning afternoon evening night noon midnight week weekend month year day days hour hours minute minutes time times next last every each all any some more most other another same instead except again already yet ever never always maybe sometime someday anytime whenever schedule scheduled book booked add create make set put move cancel delete remove reschedule change update invite remind call meet meeting meetings appointment appointments event events lunch dinner breakfast brunch coffee calendar agenda reminder discuss discussing talk regarding re starting ending lasting called named titled around near sharp pm am oclock let know tell show find go going get want need see'.replace(
    / +/g,
    ' ',
  ),
);

export const DETERMINERS = words(
  'a an the my our your his her their its this that these those another some any',
);
export const POSSESSIVES = words('my our your his her their its');
export const PERSON_PRONOUNS = words('him her them me us myself ourselves you');
export const PEOPLE_SEPARATORS = words('and & , plus + /');

/** Small words that tie a time to what stands before it; they go with the time. */
export const TIME_LINKERS = words(
  'on at for from in by around about until till to this starting beginning begins starts between sometime some anytime any @ before after during since through of , the and ending scheduled is will be it happening early late later possible maybe preferably during only sharp exactly over within next coming due',
);

/** Words after which a list of names has ended. */
export const PEOPLE_STOPPERS = words(
  'at on in for to from about regarding re who whom that which is are was were will has have had be been so because if but or this next every as by before after during until till via when while then also please asap sometime some any tomorrow today tonight around near since re: concerning over of not into onto free available busy coming attending invited accepted declined responded going again either both scheduled starting early late later now soon ever yet already together instead too around can could would should may might does did do called named titled without right straight afterwards but so re: between',
);
