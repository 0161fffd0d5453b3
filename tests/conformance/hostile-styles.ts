// Fifteen stylesheets that hosts really use: resets, frameworks, themes that style every element, and rules that match too much.

/** The stylesheets by what they do. */
export const hostileStyles: Readonly<Record<string, string>> = {
  'a reset of everything': '*,*::before,*::after{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline;box-sizing:content-box}',
  'Bootstrap 3': `html{font-size:10px}body{font:14px/1.43 Helvetica,Arial,sans-serif;color:#333}*{box-sizing:border-box}a{color:#337ab7;text-decoration:none}
    input,button,select,textarea{font-family:inherit;font-size:inherit;line-height:inherit}label{display:inline-block;max-width:100%;margin-bottom:5px;font-weight:700}
    legend{display:block;width:100%;margin-bottom:20px;font-size:21px;border-bottom:1px solid #e5e5e5}img{vertical-align:middle}[role=button]{cursor:pointer}`,
  'Foundation and its buttons': `button,.button{display:inline-block;margin:0 0 16px;padding:.85em 1em;border-radius:0;background:#1779ba;color:#fefefe;line-height:1}
    [type=text],[type=number],[type=email],[type=tel],select{display:block;width:100%;height:2.4375rem;margin:0 0 1rem;padding:.5rem;box-shadow:inset 0 1px 2px rgba(10,10,10,.1)}`,
  'a theme that shouts': 'a,button,label,h1,h2,h3,p,span{text-transform:uppercase;letter-spacing:4px;font-weight:900}',
  'a theme with tiny type': 'html{font-size:6px}body,a,button,input,select,label,p,span,li,strong{font-size:7px;line-height:1}',
  'a theme with floats': 'button,a,input,label,li{float:left}ul{overflow:hidden}p{clear:both}',
  'a theme that stretches': 'button,input,select,a{width:100%;min-width:300px;max-width:none}img,svg{width:100%;height:auto}',
  'dark on dark':
    'body{background:#111;color:#111}p,span,strong,label,a,li,dt,dd{color:#222}button{background:#111;color:#222}input,select{background:#111;color:#222}',
  'hidden lists and legends':
    'ul{list-style:square inside;padding:60px;margin:40px}li{display:inline;border-left:9px solid red}fieldset{border:6px double;padding:50px}legend{float:left;font-size:40px}',
  'pseudo elements everywhere': `a::before,button::before,li::before,label::after{content:'» ';color:red;font-size:30px}a::after{content:' (' attr(href) ')'}`,
  'a theme of a blog, whose buttons outweigh three classes': `button:not(:hover):not(:active):not(.has-background){background:#39414d;color:#fff;border:3px solid;padding:9px 28px;text-decoration:underline}
    .site a:not(.wp-element-button):not(.has-background):not(:hover){color:#c00;text-decoration-thickness:4px}input[type=checkbox]:not(.x):not(.y):not(.z){appearance:none;width:33px;border:2px solid red;margin:7px}`,
  'an older shop system': `.std p,.std h2,.std li,.std td{margin:0 0 10px;font:italic 400 13px/1.1 Georgia,serif;letter-spacing:1px;text-transform:uppercase;color:#0a263c}
    .std ul,.std ol{list-style:square inside;padding-left:33px;margin:20px}.std h2{border-bottom:1px solid;float:left}.std button{float:right;overflow:visible;width:auto;background:#dd8f00}.std *{box-sizing:content-box}`,
  'a theme that names its page':
    '#page p,#page h2,#page a,#page button,#page label{color:#a0a;font-style:italic;text-align:center;background-color:#ff0}',
  'no focus and no pointer': '*:focus{outline:none;box-shadow:none}button,a{opacity:.2;transition:all 9s;transform:rotate(1deg)}',
  'dialogs and details of its own':
    'dialog{display:block;position:static;width:90%;opacity:.3;padding:90px}[popover]{display:block}[hidden]{display:block}summary{display:inline;list-style:circle}',
}
